import { styled } from '@mui/material/styles'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { Suspense, useEffect, useEffectEvent, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'

import { useGetDiagnosisQuery } from '~/client/api/diagnosisApi'
import { failureOf, isOurs } from '~/client/api/failure'
import { useLanguage } from '~/client/i18n/i18n'
import { selectUser } from '~/client/session/sessionSlice'
import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import { ReservedRow } from '~/client/ui/useIsDue'
import { useNews } from '~/client/ui/useNews'
import { FOLLOWS_FIELD } from '~/contract/endpoints'
import type { Diagnosis } from '~/contract/responses'

import { detailsEntered, selectDetails, selectPhotoCount } from './scansSlice'

/** Shows the earlier diagnosis that the next one follows, or else the results that are due. */
export type RenderLookAgain = (props: {
  followed: Diagnosis | 'pending' | undefined
  onUnfollow: () => void
}) => ReactNode

/** Stands under the heading of a draft: the results that are due until there is a photo, and the diagnosis that is followed. */
export function FollowedDiagnosis({ renderLookAgain }: { renderLookAgain: RenderLookAgain }) {
  const { followed, isPending, unlink } = useFollowedDiagnosis()
  const isSignedIn = useAppSelector((state) => selectUser(state) !== null)
  const isFollowing = useAppSelector((state) => selectDetails(state, null)).followsId !== null
  const hasPhoto = useAppSelector((state) => selectPhotoCount(state, null)) > 0
  const reserved = <ReservedRow data-kept={useNews() !== ''} />
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

/** Takes no space while it is empty. */
const Place = styled('div')(({ theme }) => ({
  display: 'contents',
  '& > *': { gridColumn: '1 / -1', order: -2 },
  [theme.breakpoints.up('lg')]: { '&& > *': { gridArea: 'due', marginBottom: theme.spacing(1.5) } },
}))

const NOT_FOUND = 404

/** The earlier diagnosis is named in the URL, because Android may close the page while the camera is open. */
function useFollowedDiagnosis() {
  const dispatch = useAppDispatch()
  const language = useLanguage()
  const [search, setSearch] = useSearchParams()
  const named = search.get(FOLLOWS_FIELD)
  const isSignedIn = useAppSelector(selectUser) !== null
  const { followsId } = useAppSelector((state) => selectDetails(state, null))
  const {
    currentData: followed,
    error,
    isFetching,
  } = useGetDiagnosisQuery(followsId !== null && isSignedIn ? { id: followsId, language } : skipToken)
  const unlink = () => {
    dispatch(detailsEntered({ key: null, details: { followsId: null } }))
    if (named !== null) setSearch({}, { replace: true, preventScrollReset: true })
  }
  useFollowedFacts(followed?.diagnosis)

  useEffect(() => {
    if (named !== null) dispatch(detailsEntered({ key: null, details: { followsId: named } }))
  }, [dispatch, named])
  const onGone = useEffectEvent(unlink)
  const failure = error === undefined ? undefined : failureOf(error)
  const isGone = failure?.kind === 'responded' && failure.status === NOT_FOUND && isOurs(failure.body)
  useEffect(() => {
    if (isGone) onGone()
  }, [isGone])

  return { followed: followsId === null ? undefined : followed, isPending: isFetching, unlink }
}

/** A follow-up starts with the crop and plot of the earlier diagnosis, even if others were entered in between. */
function useFollowedFacts({ id, toldCrop: crop, plot }: Partial<Diagnosis> = {}) {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (id !== undefined) dispatch(detailsEntered({ key: null, details: { crop: crop ?? null, plot: plot ?? null } }))
  }, [dispatch, id, crop, plot])
}
