import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect, useRef, useState } from 'react'

import { api, DIAGNOSIS_LIST } from '~/client/api/api'
import { useGetDiagnosesQuery } from '~/client/api/diagnosisApi'
import { useGetPushKeyQuery, useRenewRemindersQuery } from '~/client/api/reminderApi'
import { useLanguage } from '~/client/i18n/i18n'
import { selectUser } from '~/client/session/sessionSlice'
import { forgetDueDay, rememberDueDay, rememberPersonNews } from '~/client/storage/dueDay'
import { offlineDiagnoses } from '~/client/storage/offlineDiagnoses'
import { plots } from '~/client/storage/plotsStorage'
import { push } from '~/client/storage/push'
import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import type { Confirmed } from '~/contract/confirmed'
import type { DiagnosisSummary, HistoryResponse } from '~/contract/responses'

import { nextDueDay } from './dueDays'

type Options = { refetchOnMountOrArgChange?: boolean }

const NONE: readonly DiagnosisSummary[] = []
const NOTHING_CONFIRMED: readonly Confirmed[] = []

/**
 * The latest results of the account, then older ones that are due or whose advice has changed, newest first, with
 * pictures; empty while unknown. Without a network those stored on this phone, last read at `asOf` (ms since 1970).
 * `isPending`: results may still arrive.
 */
export function useResults(options: Options = {}) {
  const language = useLanguage()
  const isSignedIn = useAppSelector(selectUser) !== null
  const query = useGetDiagnosesQuery(isSignedIn ? language : skipToken, { ...options, refetchOnReconnect: true })
  const { currentData, error, isFetching, refetch } = query
  const isStored = currentData?.asOf !== undefined
  const items = currentData ? itemsOf(currentData) : NONE
  useRememberedNews(isStored ? undefined : currentData)
  useRenewedReminders(isSignedIn)
  useEffect(() => {
    if (currentData && !isStored) plots.keepListed(currentData.plots ?? [])
  }, [currentData, isStored])
  return {
    items,
    /** The last photos without an answer. */
    refusals: currentData?.refusals ?? NONE,
    /** The plots named by the user. */
    plots: currentData?.plots ?? [],
    /** What experts have confirmed in the county of the account. */
    confirmed: currentData?.confirmed ?? NOTHING_CONFIRMED,
    /** Set if older answers can be read. */
    next: currentData?.next,
    pictures: useThumbnails(currentData),
    asOf: currentData?.asOf,
    /** When the server last sent the list, ms since 1970. */
    readAt: query.fulfilledTimeStamp,
    isPending: !currentData && (isFetching || error === undefined),
    error: currentData ? undefined : error,
    refetch,
  }
}

export function itemsOf({ diagnoses, due = [], changed = [] }: HistoryResponse) {
  const items = [...diagnoses, ...due]
  return [...items, ...changed.filter(({ id }) => items.every((item) => item.id !== id))]
}

/** Reads the list again once it lacks one of these answers. */
export function useFreshList(ids: readonly string[], items: readonly DiagnosisSummary[]) {
  const dispatch = useAppDispatch()
  const missing = ids.filter((id) => items.every((item) => item.id !== id)).join()
  useEffect(() => {
    if (missing !== '') dispatch(api.util.invalidateTags([DIAGNOSIS_LIST]))
  }, [dispatch, missing])
}

/** Renews the subscription whenever the app opens, so that reminders keep arriving. */
function useRenewedReminders(isSignedIn: boolean) {
  const language = useLanguage()
  const isWanted = isSignedIn && push.isWanted()
  const { data: pushKey } = useGetPushKeyQuery(isWanted ? undefined : skipToken)
  useRenewRemindersQuery(isWanted && pushKey != null ? { pushKey, language } : skipToken)
}

/** Stores the next due day of the list and whether a person has answered, for the mark on the menu on other pages. */
function useRememberedNews(list: HistoryResponse | undefined) {
  useEffect(() => {
    if (!list) return
    const items = itemsOf(list)
    rememberPersonNews(items.some(({ person }) => person?.isUnread))
    const next = nextDueDay(items, new Date())
    if (next) rememberDueDay(next)
    else forgetDueDay()
  }, [list])
}

type Urls = ReadonlyMap<string, string>

/** Object URLs of the thumbnails on this phone, by result id. Reads again whenever `results` change. */
export function useThumbnails(results: unknown): Urls {
  const [urls, setUrls] = useState<Urls>(new Map())
  const latest = useRef(urls)
  useEffect(() => {
    let isCurrent = true
    void offlineDiagnoses.thumbnails().then((kept) => {
      const added = kept.filter(({ id }) => !latest.current.has(id))
      if (!isCurrent || added.length === 0) return
      latest.current = new Map([
        ...latest.current,
        ...added.map(({ id, photo }) => [id, URL.createObjectURL(photo)] as const),
      ])
      setUrls(latest.current)
    })
    return () => {
      isCurrent = false
    }
  }, [results])
  // on unmount only: a picture may still be loading
  useEffect(
    () => () => {
      for (const url of latest.current.values()) URL.revokeObjectURL(url)
      latest.current = new Map()
    },
    [],
  )
  return urls
}
