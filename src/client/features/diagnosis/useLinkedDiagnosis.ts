import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'

import { useGetDiagnosisQuery } from '~/client/api/diagnosisApi'
import { selectUser } from '~/client/session/sessionSlice'
import { failureOf } from '~/client/shared/failure'
import { useLanguage } from '~/client/shared/i18n'
import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import { FOLLOWS_FIELD } from '~/contract/endpoints'

import { linked, linkedCropRead, selectFollowsId, selectStatus } from './diagnosisSlice'

const NOT_FOUND = 404

/** The earlier diagnosis that the address names: a camera may end the page, and the address outlives that. */
export function useLinkedDiagnosis() {
  const dispatch = useAppDispatch()
  const language = useLanguage()
  const [search, setSearch] = useSearchParams()
  const named = search.get(FOLLOWS_FIELD)
  const isSignedIn = useAppSelector(selectUser) !== null
  const followsId = useAppSelector(selectFollowsId)
  const isAnswered = useAppSelector(selectStatus) === 'answered'
  const { currentData: earlier, error } = useGetDiagnosisQuery(
    followsId !== null && isSignedIn ? { id: followsId, language } : skipToken,
  )
  const unlink = () => {
    dispatch(linked(null))
    if (named !== null) setSearch({}, { replace: true, preventScrollReset: true })
  }
  useLinkedCrop(earlier?.diagnosis.id, earlier?.diagnosis.toldCrop ?? null)

  useEffect(() => {
    if (named !== null) dispatch(linked(named))
  }, [dispatch, named])
  const onDone = useEffectEvent(unlink)
  const failure = error === undefined ? undefined : failureOf(error)
  const isGone = failure?.kind === 'answered' && failure.status === NOT_FOUND
  const isDone = followsId !== null && (isAnswered || isGone)
  useEffect(() => {
    if (isDone) onDone()
  }, [isDone])

  return { earlier: followsId === null ? undefined : earlier, unlink }
}

/** What was told of the crop then is told again, whatever was photographed in between. */
function useLinkedCrop(earlierId: string | undefined, crop: string | null) {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (earlierId !== undefined) dispatch(linkedCropRead(crop))
  }, [dispatch, earlierId, crop])
}
