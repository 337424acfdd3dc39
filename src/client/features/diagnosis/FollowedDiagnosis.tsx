import { styled } from '@mui/material/styles'
import { Suspense } from 'react'
import type { ReactNode } from 'react'

import { selectUser } from '~/client/session/sessionSlice'
import { ReservedRow, useIsDue } from '~/client/shared/useIsDue'
import { useAppSelector } from '~/client/store/hooks'
import type { Diagnosis } from '~/contract/responses'

import { selectDetails, selectPhotoCount } from './scansSlice'
import { useFollowedDiagnosis } from './useFollowedDiagnosis'

/** Shows the earlier diagnosis that the next one will follow; without one what is due. */
export type RenderLookAgain = (props: {
  followed: Diagnosis | 'pending' | undefined
  onUnfollow: () => void
}) => ReactNode

/** Under the heading, until there is a photo: what is due. And what the next result will follow. */
export function FollowedDiagnosis({ renderLookAgain }: { renderLookAgain: RenderLookAgain }) {
  const { followed, isPending, unlink } = useFollowedDiagnosis()
  const isSignedIn = useAppSelector((state) => selectUser(state) !== null)
  const isFollowing = useAppSelector(selectDetails).followsId !== null
  const hasPhoto = useAppSelector(selectPhotoCount) > 0
  const reserved = <ReservedRow data-kept={useIsDue()} />
  if (hasPhoto && !isFollowing) return null
  const shown = isPending ? 'pending' : followed?.diagnosis
  return (
    <Place>
      {isSignedIn ? (
        <Suspense fallback={reserved}>{renderLookAgain({ followed: shown, onUnfollow: unlink })}</Suspense>
      ) : (
        reserved
      )}
    </Place>
  )
}

/** Takes no room while nothing in it is shown. */
const Place = styled('div')(({ theme }) => ({
  display: 'contents',
  '& > *': { gridColumn: '1 / -1', order: -2 },
  [theme.breakpoints.up('lg')]: { '&& > *': { gridArea: 'due', marginBottom: theme.spacing(2.5) } },
}))
