import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react'

import type { Account } from '~/client/storage/tokenStorage'
import type { DiagnosisRow } from '~/client/storage/accountDb'
import { rememberAnswers } from '~/client/storage/dueDay'
import { offlineDiagnoses } from '~/client/storage/offlineDiagnoses'
import { unread } from '~/client/storage/unread'
import type { CorrectionRequest } from '~/contract/corrections'
import { endpoints } from '~/contract/endpoints'
import { isAnswer, isRefusal } from '~/contract/followUps'
import type { Language } from '~/contract/languages'
import { HISTORY_LENGTH } from '~/contract/limits'
import type { CorrectionResponse, DiagnosisResponse, HistoryResponse } from '~/contract/responses'

import { DIAGNOSIS_LIST, api } from './api'
import { isUnanswered } from './failure'
import { isObject, lazySchema, matches } from './lazySchema'
import { responses } from './responseSchemas'
import { accountOfState } from './storedAccount'

export const byId = ({ method, url }: { method: string; url: string }, id: string) => ({
  method,
  url: url.replace(':id', encodeURIComponent(id)),
})
const inLanguage = (language: Language) => ({ headers: { 'Accept-Language': language } })
const tagOf = ({ id }: { id: string }) => ({ type: DIAGNOSIS_LIST.type, id })

/** Drops data of an account once no screen shows it: a phone may be shared. */
const NOT_KEPT = { keepUnusedDataFor: 0 }

/** `asOf`: set if the data comes from this phone, not the server; when its newest part was read, ms since 1970. */
type WithAge = { asOf?: number }

export const diagnosisApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The latest diagnoses, newest first. */
    getDiagnoses: build.query<HistoryResponse & WithAge, Language>({
      queryFn: async (language, { getState, queryCacheKey }, _extra, baseQuery) => {
        const account = accountOfState(getState())
        const askedAt = Date.now()
        const response = await baseQuery({ ...endpoints.getDiagnoses, ...inLanguage(language) })
        if (response.data) {
          const list = response.data as HistoryResponse
          if (isObject(list) && Array.isArray(list.diagnoses)) {
            const listed = [list.diagnoses, list.due ?? [], list.changed ?? [], list.refusals ?? []]
              .flat()
              .map(({ id }) => id)
            unread.dropUnlisted(account, listed, askedAt)
            void offlineDiagnoses.dropUnlisted(account, listed, askedAt)
          }
          return { data: list }
        }
        const stored = await readInstead(response.error, account, isCached(getState(), queryCacheKey))
        return stored.length > 0 ? { data: listOf(stored) } : { error: response.error as FetchBaseQueryError }
      },
      responseSchema: lazySchema(async () => (await responses()).historyResponseSchema),
      providesTags: [DIAGNOSIS_LIST],
      onQueryStarted: async (_, { getState, queryFulfilled }) => {
        const account = accountOfState(getState())
        const { data } = (await queryFulfilled.catch(() => undefined)) ?? {}
        if (data && data.asOf === undefined) rememberAnswers(account, data.diagnoses.some(isAnswer))
      },
      ...NOT_KEPT,
    }),
    /** A diagnosis in the requested language; offline, in the language in which it was last read. */
    getDiagnosis: build.query<
      DiagnosisResponse & WithAge & { language?: Language },
      { id: string; language: Language }
    >({
      queryFn: async ({ id, language }, { getState, queryCacheKey }, _extra, baseQuery) => {
        const account = accountOfState(getState())
        const response = await baseQuery({ ...byId(endpoints.getDiagnosis, id), ...inLanguage(language) })
        if (response.data) return { data: { ...(response.data as DiagnosisResponse), language } }
        const stored = await readInstead(response.error, account, isCached(getState(), queryCacheKey))
        const row = stored.find((one) => one.id === id)
        return row ? { data: { ...row, asOf: row.readAt } } : { error: response.error as FetchBaseQueryError }
      },
      responseSchema: lazySchema(async () => (await responses()).diagnosisResponseSchema),
      providesTags: (_response, _error, own) => [tagOf(own)],
      onQueryStarted: keepOffline,
      ...NOT_KEPT,
    }),
    /** Tells one detail. A crop or a reply makes the server judge the same photos again; a first result is charged. */
    correctDiagnosis: build.mutation<CorrectionResponse, { id: string; language: Language } & CorrectionRequest>({
      query: ({ id, language, ...correction }) => ({
        ...byId(endpoints.correctDiagnosis, id),
        ...inLanguage(language),
        body: correction,
      }),
      responseSchema: lazySchema(async () => (await responses()).correctionResponseSchema),
      invalidatesTags: (response, _error, own) =>
        response ? [tagOf(own), ...('changesRead' in own ? [DIAGNOSIS_LIST] : [])] : [],
      onQueryStarted: keepOffline,
    }),
    deleteDiagnosis: build.mutation<null, string>({
      query: (id) => byId(endpoints.deleteDiagnosis, id),
      invalidatesTags: [DIAGNOSIS_LIST],
      onQueryStarted: async (id, { queryFulfilled }) => {
        await queryFulfilled.then(
          () => {
            unread.drop(id)
            return offlineDiagnoses.drop([id])
          },
          () => undefined,
        )
      },
    }),
  }),
})

export const { correctDiagnosis, deleteDiagnosis, getDiagnosis } = diagnosisApi.endpoints
export const { useGetDiagnosesQuery, useGetDiagnosisQuery, useCorrectDiagnosisMutation, useDeleteDiagnosisMutation } =
  diagnosisApi

type WithQueries = { api: { queries: Record<string, { data?: unknown } | undefined> } }

/** Cached data of this visit takes precedence over stored data of an earlier one. */
const isCached = (state: unknown, queryCacheKey = '') =>
  (state as WithQueries).api.queries[queryCacheKey]?.data !== undefined

const readInstead = async (error: unknown, account: Account, isInState: boolean) =>
  !isInState && isUnanswered(error) ? readOffline(account) : []

function listOf(rows: readonly DiagnosisRow[]) {
  const all = rows.map(({ diagnosis }) => diagnosis)
  const answers = all.filter((one) => !isRefusal(one))
  return {
    diagnoses: answers.slice(0, HISTORY_LENGTH),
    due: answers.slice(HISTORY_LENGTH),
    refusals: all.filter(isRefusal).slice(0, HISTORY_LENGTH),
    plots: [...new Set(all.flatMap(({ plot }) => plot ?? []))],
    asOf: Math.max(...rows.map(({ readAt }) => readAt)),
  }
}

/** Newest first, without rows that another version of the app wrote in another shape. */
async function readOffline(account: Account): Promise<DiagnosisRow[]> {
  const rows = await offlineDiagnoses.read(account)
  const schema = async () => (await responses()).diagnosisResponseSchema
  const areValid = await Promise.all(rows.map((row) => matches(schema, row)))
  return rows.filter((_, index) => areValid[index])
}

type Lifecycle = {
  getState: () => unknown
  queryFulfilled: Promise<{ data: DiagnosisResponse & WithAge }>
}

/** Stores what the server sent for a visit without a network. */
async function keepOffline({ language }: { language: Language }, { getState, queryFulfilled }: Lifecycle) {
  const fulfilled = await queryFulfilled.catch(() => undefined)
  if (!fulfilled || fulfilled.data.asOf !== undefined) return
  const { result, diagnosis } = fulfilled.data
  await offlineDiagnoses.keep(accountOfState(getState()), { result, diagnosis, language })
}
