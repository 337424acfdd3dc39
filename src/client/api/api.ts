import { createApi } from '@reduxjs/toolkit/query/react'
import i18next from 'i18next'

import { rememberAnswers } from '~/client/storage/dueDay'
import { unread } from '~/client/storage/unread'
import { offlineDiagnoses } from '~/client/storage/offlineDiagnoses'
import type { LoginRequest, RefreshRequest, RegisterRequest } from '~/contract/credentials'
import { CROP_FIELD, FOLLOWS_FIELD, IMAGE_FIELD, PLOT_FIELD, TOLD_FIELD, endpoints } from '~/contract/endpoints'
import { isAnswer, isRefusal } from '~/contract/followUps'
import { IDEMPOTENCY_KEY_HEADER } from '~/contract/idempotency'
import { firstOfOurs, type Language } from '~/contract/languages'
import type { AuthResponse, Diagnosis, PredictionResponse, RefreshResponse, UserResponse } from '~/contract/responses'

import { baseQueryWithReauth } from './baseQueryWithReauth'
import { isObject, lazySchema, matches } from './lazySchema'
import { responses } from './responseSchemas'
import { accountOfState } from './storedAccount'

/** Photos of one field. Sending the same photos again keeps the key, so that they are charged once. */
type PredictRequest = {
  photos: readonly Blob[]
  idempotencyKey: string
  /** The crop the user entered, an id of the server's list; null is not sent. */
  crop: string | null
  /** The earlier diagnosis of the same plants, if this is a follow-up. */
  followsId: string | null
  /** The field, in the user's own words. */
  plot?: string | null | undefined
  /** Replies to checks, given before the photo. */
  told?: string | undefined
}

export const DIAGNOSIS_LIST = { type: 'Diagnosis', id: 'LIST' } as const

/** `diagnosis` is null if the server implements the specification only, or another version of it. */
type Prediction = Pick<PredictionResponse, 'result' | 'credits'> & { diagnosis: Diagnosis | null; language: Language }

/** Every call of the specification; the contract defines paths and shapes. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: baseQueryWithReauth,
  tagTypes: [DIAGNOSIS_LIST.type],
  // a captive portal or a proxy responds 200 with its own page
  catchSchemaFailure: ({ value }) => ({
    status: 'CUSTOM_ERROR' as const,
    error: 'Unexpected response body',
    data: value as unknown,
  }),
  endpoints: (build) => ({
    getUser: build.query<UserResponse, void>({
      query: () => ({ ...endpoints.getUser }),
      responseSchema: lazySchema(async () => (await responses()).userResponseSchema),
    }),
    refresh: build.mutation<RefreshResponse, RefreshRequest>({
      query: (body) => ({ ...endpoints.refresh, body }),
      responseSchema: lazySchema(async () => (await responses()).refreshResponseSchema),
    }),
    login: build.mutation<AuthResponse, LoginRequest>({
      query: (body) => ({ ...endpoints.login, body }),
      responseSchema: lazySchema(async () => (await responses()).authResponseSchema),
    }),
    register: build.mutation<AuthResponse, RegisterRequest>({
      query: (body) => ({ ...endpoints.register, body }),
      responseSchema: lazySchema(async () => (await responses()).authResponseSchema),
    }),
    predict: build.mutation<Prediction, PredictRequest>({
      query: ({ idempotencyKey, ...upload }) => ({
        ...endpoints.predict,
        headers: { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey },
        body: multipart(upload),
      }),
      transformErrorResponse: (error, meta) => ({ ...error, retryAfterMs: retryAfterMsOf(meta?.response) }),
      rawResponseSchema: lazySchema(async () =>
        (await responses()).predictionResponseSchema.pick(['result', 'credits']),
      ),
      transformResponse: async ({ result, credits, diagnosis }: Prediction, meta) => ({
        result,
        credits,
        diagnosis: (await matches(async () => (await responses()).diagnosisSchema, diagnosis, isObject(diagnosis)))
          ? diagnosis
          : null,
        language: languageOf(meta?.response),
      }),
      onQueryStarted: async (_, { getState, queryFulfilled }) => {
        const { data } = (await queryFulfilled.catch(() => undefined)) ?? {}
        if (!data?.diagnosis) return
        const { result, diagnosis, language } = data
        const account = accountOfState(getState())
        if (isAnswer(diagnosis)) rememberAnswers(account, true)
        if (!isRefusal(diagnosis)) unread.add(account, diagnosis.id) // until the screen shows it
        await offlineDiagnoses.keep(account, { result, diagnosis, language })
      },
    }),
  }),
})

export const { useGetUserQuery, useLoginMutation, useRegisterMutation } = api

/** A server that implements the specification only sends no `Content-Language`. */
const languageOf = (response: Response | undefined) =>
  firstOfOurs([response?.headers.get('Content-Language')]) ?? (i18next.language as Language)

/** Caps the pause, whatever a proxy in between asks for. */
const MAX_PAUSE_SECONDS = 3600

/** `Retry-After` in ms; null if the server sends none. */
function retryAfterMsOf(response: Response | undefined) {
  const seconds = Number(response?.headers.get('Retry-After') ?? NaN)
  return Number.isFinite(seconds) ? Math.min(seconds, MAX_PAUSE_SECONDS) * 1000 : null
}

function multipart({ photos, crop, followsId, plot, told }: Omit<PredictRequest, 'idempotencyKey'>) {
  const form = new FormData()
  if (crop !== null) form.append(CROP_FIELD, crop)
  if (followsId !== null) form.append(FOLLOWS_FIELD, followsId)
  if (plot != null) form.append(PLOT_FIELD, plot)
  if (told !== undefined) form.append(TOLD_FIELD, told)
  for (const photo of photos) form.append(IMAGE_FIELD, photo, anonymousName(photo))
  return form
}

const EXTENSIONS: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

/** A file name that reveals nothing about the user, the phone or the day. */
export const anonymousName = ({ type }: Blob) => `leaf.${EXTENSIONS[type] ?? 'img'}`
