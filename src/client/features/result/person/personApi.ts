import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'

import { DIAGNOSIS_LIST, anonymousName, api } from '~/client/api/api'
import { byId, diagnosisApi, getDiagnosis } from '~/client/api/diagnosisApi'
import { lazySchema } from '~/client/api/lazySchema'
import { responses } from '~/client/api/responseSchemas'
import type { RootState } from '~/client/store/store'
import type { AccountResponse } from '~/contract/accountSchemas'
import type { AskRequest, CaseChange, LinkResponse } from '~/contract/cases'
import type { County } from '~/contract/counties'
import { endpoints, IMAGE_FIELD, SHOWS_FIELD, TEACHES_FIELD } from '~/contract/endpoints'
import type { Language } from '~/contract/languages'
import type { DiagnosisResponse } from '~/contract/responses'

/** A diagnosis of the account, as it is on the screen. */
type Own = { id: string; language: Language }

export type PhotoConsents = { shows: boolean; teaches: boolean }

const diagnosisResponse = lazySchema(async () => (await responses()).diagnosisResponseSchema)
const linkResponse = lazySchema(
  async () => (await import(/* webpackChunkName: "validation" */ '~/contract/cases')).linkResponseSchema,
)

const personApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Of the account; null if it has told none. */
    getCounty: build.query<County | null, void>({
      query: () => ({ ...endpoints.getAccount }),
      transformResponse: ({ county }: AccountResponse) => county,
    }),
    /** Makes the link for an officer, or returns the one that there is. */
    shareLink: build.mutation<LinkResponse, Own>({
      query: ({ id }) => byId(endpoints.shareLink, id),
      responseSchema: linkResponse,
      onQueryStarted: readAgain,
    }),
    withdrawLink: build.mutation<DiagnosisResponse, Own>({
      query: ({ id }) => byId(endpoints.withdrawLink, id),
      responseSchema: diagnosisResponse,
      onQueryStarted: showResponse,
    }),
    askPerson: build.mutation<DiagnosisResponse, Own & AskRequest>({
      query: ({ id, note, county }) => ({ ...byId(endpoints.askPerson, id), body: { note, county } }),
      responseSchema: diagnosisResponse,
      invalidatesTags: [DIAGNOSIS_LIST],
      onQueryStarted: showResponse,
    }),
    /** Replies to the expert, withdraws a consent, or notes that the answers were read. */
    changeCase: build.mutation<DiagnosisResponse, Own & CaseChange>({
      query: ({ id, reply, showsPhotos, teaches, read }) => ({
        ...byId(endpoints.changeCase, id),
        body: { reply, showsPhotos, teaches, read },
      }),
      responseSchema: diagnosisResponse,
      invalidatesTags: [DIAGNOSIS_LIST],
      onQueryStarted: showResponse,
    }),
    /** Sends the copies once more: the server has not kept them. The caller reads the diagnosis again. */
    givePhotos: build.mutation<null, Own & PhotoConsents & { photos: readonly Blob[] }>({
      query: ({ id, photos, shows, teaches }) => ({
        ...byId(endpoints.givePhotos, id),
        params: { ...(shows && { [SHOWS_FIELD]: true }), ...(teaches && { [TEACHES_FIELD]: true }) },
        body: multipart(photos),
      }),
    }),
  }),
})

export const {
  useShareLinkMutation,
  useWithdrawLinkMutation,
  useAskPersonMutation,
  useGetCountyQuery,
  useChangeCaseMutation,
  useGivePhotosMutation,
} = personApi

function multipart(photos: readonly Blob[]) {
  const form = new FormData()
  for (const photo of photos) form.append(IMAGE_FIELD, photo, anonymousName(photo))
  return form
}

type Lifecycle<Response> = {
  dispatch: ThunkDispatch<RootState, unknown, UnknownAction>
  queryFulfilled: Promise<{ data: Response }>
}

/** Replaces the diagnosis wherever it is shown or stored. */
async function showResponse({ id, language }: Own, { dispatch, queryFulfilled }: Lifecycle<DiagnosisResponse>) {
  const { data } = (await queryFulfilled.catch(() => undefined)) ?? {}
  if (data) await dispatch(diagnosisApi.util.upsertQueryData('getDiagnosis', { id, language }, { ...data, language }))
}

/** What is shared is part of the diagnosis, too. */
async function readAgain({ id, language }: Own, { dispatch, queryFulfilled }: Lifecycle<unknown>) {
  const isDone = await queryFulfilled.then(
    () => true,
    () => false,
  )
  if (isDone) await dispatch(getDiagnosis.initiate({ id, language }, { subscribe: false, forceRefetch: true }))
}
