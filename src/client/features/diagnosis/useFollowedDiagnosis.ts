import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'

import { useGetDiagnosisQuery } from '~/client/api/diagnosisApi'
import { isOurs } from '~/client/api/isOurs'
import { selectUser } from '~/client/session/sessionSlice'
import { failureOf } from '~/client/api/failure'
import { useLanguage } from '~/client/shared/i18n'
import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import { FOLLOWS_FIELD } from '~/contract/endpoints'
import type { Diagnosis } from '~/contract/responses'

import { detailsEntered, selectDetails, selectShown } from './scansSlice'

const NOT_FOUND = 404

/** The earlier diagnosis that the address names: a camera may end the page, and the address outlives that. */
export function useFollowedDiagnosis() {
  const dispatch = useAppDispatch()
  const language = useLanguage()
  const [search, setSearch] = useSearchParams()
  const named = search.get(FOLLOWS_FIELD)
  const isSignedIn = useAppSelector(selectUser) !== null
  const followsId = useAppSelector(selectDetails).followsId
  const isDiagnosed = useAppSelector(selectShown)?.status === 'answered'
  const {
    currentData: followed,
    error,
    isFetching,
  } = useGetDiagnosisQuery(followsId !== null && isSignedIn ? { id: followsId, language } : skipToken)
  const unlink = () => {
    dispatch(detailsEntered({ followsId: null }))
    if (named !== null) setSearch({}, { replace: true, preventScrollReset: true })
  }
  useFollowedFacts(followed?.diagnosis)

  useEffect(() => {
    if (named !== null) dispatch(detailsEntered({ followsId: named }))
  }, [dispatch, named])
  const onDone = useEffectEvent(unlink)
  const failure = error === undefined ? undefined : failureOf(error)
  const isGone = failure?.kind === 'responded' && failure.status === NOT_FOUND && isOurs(failure.body)
  const isDone = followsId !== null && (isDiagnosed || isGone)
  useEffect(() => {
    if (isDone) onDone()
  }, [isDone])

  return { followed: followsId === null ? undefined : followed, isPending: isFetching, unlink }
}

/** What was told then is told again, whatever was photographed in between. */
function useFollowedFacts({ id, toldCrop: crop, plot }: Partial<Diagnosis> = {}) {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (id !== undefined) dispatch(detailsEntered({ crop: crop ?? null, plot: plot ?? null }))
  }, [dispatch, id, crop, plot])
}
