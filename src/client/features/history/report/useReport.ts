import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect } from 'react'

import { useLanguage } from '~/client/i18n/i18n'
import { HISTORY_LENGTH } from '~/contract/limits'
import type { DiagnosisSummary } from '~/contract/responses'

import { useGetOlderDiagnosesInfiniteQuery } from '../olderApi'
import { useResults } from '../useResults'
import { isWithin, midnightOf, type DayRange } from './season'

type Asked = { plot: string | null; range: DayRange }

/** The answers of a range, the oldest first: all pages from the server, or else what is on this phone. */
export function useReport({ plot, range }: Asked) {
  const language = useLanguage()
  const list = useResults()
  const start = midnightOf(range.to, 1).toISOString()
  const query = useGetOlderDiagnosesInfiniteQuery(list.isPending ? skipToken : { start, plot, language })
  const { currentData, isFetching, hasNextPage, fetchNextPage, refetch, error } = query
  const read = (currentData?.pages ?? []).flatMap(({ diagnoses }) => diagnoses)
  const end = midnightOf(range.from)
  const isDone = currentData !== undefined && (!hasNextPage || isBefore(read.at(-1), end))
  useEffect(() => {
    if (currentData && !isDone && !isFetching && !error) void fetchNextPage()
  }, [currentData, isDone, isFetching, error, fetchNextPage])
  const latest = list.items.slice(0, list.asOf === undefined ? HISTORY_LENGTH : undefined) // those due leave gaps
  const listed = latest.filter((item) => plot === null || item.plot === plot)
  const known = [...read, ...listed.filter((item) => read.every(({ id }) => id !== item.id))]
  const items = known
    .filter(({ createdAt }) => isWithin(createdAt, range))
    .sort((one, other) => one.createdAt.localeCompare(other.createdAt))
  const isListWhole = list.readAt !== undefined && list.asOf === undefined && list.next === undefined
  const isFailed = error !== undefined && !isFetching && !isDone
  return {
    items,
    plots: list.plots,
    /** Of the stored answers, without a network. */
    asOf: list.asOf,
    isPending: list.isPending || (!isDone && !isFailed),
    /** Undefined if nothing of the range is missing; `before`: everything older is, or unknown. */
    gap: isFailed && !isListWhole ? { before: oldestOf(read.length > 0 ? read : listed), error } : undefined,
    retry: () => void (currentData ? fetchNextPage() : refetch()),
  }
}

const isBefore = (item: DiagnosisSummary | undefined, time: Date) =>
  item === undefined || new Date(item.createdAt) < time

const oldestOf = (items: readonly DiagnosisSummary[]) => items.map(({ createdAt }) => createdAt).sort()[0]
