import { styled } from '@mui/material/styles'
import { Suspense, type ReactNode } from 'react'

import { selectIsRestoring, selectUser } from '~/client/session/sessionSlice'
import { hasAnswers } from '~/client/storage/dueDay'
import { useAppSelector } from '~/client/store/hooks'
import { useBrowserValue } from '~/client/ui/useBrowserValue'
import { DUE_ROW_PX } from '~/client/ui/useIsDue'

/** What concerns a signed-in user, in one row. Its height is reserved from the first paint if there is an answer. */
export function LatestAnswer({ children }: { children: ReactNode }) {
  const isSignedIn = useAppSelector((state) => selectUser(state) !== null || selectIsRestoring(state))
  const isKept = useBrowserValue(hasAnswers, false) && isSignedIn
  return <Place data-kept={isKept || undefined}>{isSignedIn ? <Suspense>{children}</Suspense> : null}</Place>
}

const Place = styled('div')({
  minHeight: DUE_ROW_PX,
  '&:empty': { display: 'none' },
  'html[data-answers]:not([data-hydrated]) &, &[data-kept="true"]': { display: 'block' },
})
