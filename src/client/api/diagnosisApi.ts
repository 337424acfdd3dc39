import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react'

import type { Account } from '~/client/device/accountOf'
import type { DiagnosisRow } from '~/client/device/accountDb'
import { offlineDiagnoses } from '~/client/device/offlineDiagnoses'
import type { CorrectionRequest } from '~/contract/corrections'
import { endpoints } from '~/contract/endpoints'
import type { Language } from '~/contract/languages'
import type { DiagnosisResponse, HistoryResponse } from '~/contract/responses'

import { DIAGNOSIS_LIST, api } from './api'
import { isUnanswered } from './failure'
import { isObject, lazySchema, matches } from './lazySchema'
import { responses } from './responses'
import { accountOfState } from './storedAccount'

const byId = ({ method, url }: { method: string; url: string }, id: string) => ({
  method,
  url: url.replace(':id', encodeURIComponent(id)),
})
const inLanguage = (language: Language) => ({ headers: { 'Accept-Language': language } })
const tagOf = ({ id }: { id: string }) => ({ type: DIAGNOSIS_LIST.type, id })

/** Nothing of an account stays once no screen shows it: a phone may be shared. */
const NOT_KEPT = { keepUnusedDataFor: 0 }

/** `asOf`: read on this phone, which the server does not answer; when the newest of it was last read. */
type WithAge = { asOf?: number }

const diagnosisApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The last diagnoses, newest first. */
    getDiagnoses: build.query<HistoryResponse & WithAge, Language>({
      queryFn: async (language, { getState, queryCacheKey }, _extra, baseQuery) => {
        const account = accountOfState(getState())
        const askedAt = Date.now()
        const response = await baseQuery({ ...endpoints.getDiagnoses, ...inLanguage(language) })
        if (response.data) {
          const list = response.data as HistoryResponse
          if (isObject(list) && Array.isArray(list.diagnoses))
            void offlineDiagnoses.dropUnlisted(
              account,
              list.diagnoses.map(({ id }) => id),
              askedAt,
            )
          return { data: list }
        }
        const stored = await readInstead(response.error, account, isCached(getState(), queryCacheKey))
        return stored.length > 0 ? { data: listOf(stored) } : { error: response.error as FetchBaseQueryError }
      },
      responseSchema: lazySchema(async () => (await responses()).historyResponseSchema),
      providesTags: [DIAGNOSIS_LIST],
      ...NOT_KEPT,
    }),
    /** An earlier diagnosis again, in the language asked for; without a network in that in which it was last read. */
    getDiagnosis: build.query<DiagnosisResponse & WithAge & { language?: Language }, { id: string; language: Language }>({
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
    /** One thing that the farmer tells about a diagnosis; by another crop or a reply the same photos are read again. Free. */
    correctDiagnosis: build.mutation<DiagnosisResponse, { id: string; language: Language } & CorrectionRequest>({
      query: ({ id, language, ...correction }) => ({
        ...byId(endpoints.correctDiagnosis, id),
        ...inLanguage(language),
        body: correction,
      }),
      responseSchema: lazySchema(async () => (await responses()).diagnosisResponseSchema),
      invalidatesTags: (response, _error, own) => (response ? [tagOf(own)] : []),
      onQueryStarted: keepOffline,
    }),
    deleteDiagnosis: build.mutation<null, string>({
      query: (id) => byId(endpoints.deleteDiagnosis, id),
      invalidatesTags: [DIAGNOSIS_LIST],
      onQueryStarted: async (id, { queryFulfilled }) => {
        await queryFulfilled.then(
          () => offlineDiagnoses.drop([id]),
          () => undefined,
        )
      },
    }),
  }),
})

export const { getDiagnoses, getDiagnosis, correctDiagnosis, deleteDiagnosis } = diagnosisApi.endpoints
export const { useGetDiagnosesQuery, useGetDiagnosisQuery, useCorrectDiagnosisMutation, useDeleteDiagnosisMutation } =
  diagnosisApi

type WithQueries = { api: { queries: Record<string, { data?: unknown } | undefined> } }

/** What the server has said in this visit is not replaced by what it said in an earlier one. */
const isCached = (state: unknown, queryCacheKey = '') =>
  (state as WithQueries).api.queries[queryCacheKey]?.data !== undefined

const readInstead = async (error: unknown, account: Account, isInState: boolean) =>
  !isInState && isUnanswered(error) ? readOffline(account) : []

const listOf = (rows: readonly DiagnosisRow[]) => ({
  diagnoses: rows.map(({ diagnosis }) => diagnosis),
  plots: [...new Set(rows.flatMap(({ diagnosis }) => diagnosis.plot ?? []))],
  asOf: Math.max(...rows.map(({ readAt }) => readAt)),
})

/** Newest first; without those that another version has written in another shape. */
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

/** What the server has said is stored for a visit without a network. */
async function keepOffline({ language }: { language: Language }, { getState, queryFulfilled }: Lifecycle) {
  const fulfilled = await queryFulfilled.catch(() => undefined)
  if (!fulfilled || fulfilled.data.asOf !== undefined) return
  const { result, diagnosis } = fulfilled.data
  await offlineDiagnoses.keep(accountOfState(getState()), { result, diagnosis, language })
}
