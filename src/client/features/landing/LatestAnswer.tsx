import { styled } from '@mui/material/styles'
import { Suspense, type ReactNode } from 'react'

import { selectIsRestoring, selectUser } from '~/client/session/sessionSlice'
import { hasAnswers } from '~/client/storage/dueDay'
import { useAppSelector } from '~/client/store/hooks'
import { useBrowserValue } from '~/client/ui/useBrowserValue'
import { DUE_ROW_PX, useIsDue } from '~/client/ui/useIsDue'

/** What concerns a signed-in user. The height of a row is reserved from the first paint, and of the link below it if plants are due. */
export function LatestAnswer({ children }: { children: ReactNode }) {
  const isSignedIn = useAppSelector((state) => selectUser(state) !== null || selectIsRestoring(state))
  const isKept = useBrowserValue(hasAnswers, false) && isSignedIn
  const isDue = useIsDue()
  return (
    <Place data-kept={isKept || undefined} data-alert={isDue || undefined}>
      {isSignedIn ? <Suspense>{children}</Suspense> : null}
    </Place>
  )
}

const LINK_PX = 56

const Place = styled('div')({
  minHeight: DUE_ROW_PX,
  'html[data-alert]:not([data-hydrated]) &, &[data-alert="true"]': { minHeight: DUE_ROW_PX + LINK_PX },
  '&:empty': { display: 'none' },
  'html[data-answers]:not([data-hydrated]) &, &[data-kept="true"]': { display: 'block' },
})
