import { createApi } from '@reduxjs/toolkit/query/react'

import type { LoginRequest, RefreshRequest, RegisterRequest } from '~/contract/credentials'
import { CROP_FIELD, FOLLOWS_FIELD, IMAGE_FIELD, endpoints } from '~/contract/endpoints'
import { IDEMPOTENCY_KEY_HEADER } from '~/contract/idempotency'
import {
  accessResponseSchema,
  authResponseSchema,
  diagnosisSchema,
  predictionResponseSchema,
  userResponseSchema,
} from '~/contract/responses'
import type { AccessResponse, AuthResponse, Diagnosis, PredictionResponse, UserResponse } from '~/contract/responses'

import { baseQueryWithReauth } from './baseQueryWithReauth'

/** Photos of one field. The key stays the same when the same photos are sent again, so that they are charged once. */
type PredictRequest = {
  photos: readonly Blob[]
  idempotencyKey: string
  /** What the farmer has told, an id of the server's list; null is not sent. */
  crop: string | null
  /** The earlier diagnosis whose plants are looked at again. */
  followsId: string | null
}

/** The list of the account's diagnoses. */
export const DIAGNOSIS_LIST = { type: 'Diagnosis', id: 'LIST' } as const

/** `diagnosis` is null where the server speaks the specification only, or another version of it. */
type Prediction = Pick<PredictionResponse, 'result' | 'credits'> & { diagnosis: Diagnosis | null }

/** Every call of the specification; the paths and the shapes live in the contract. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: baseQueryWithReauth,
  tagTypes: [DIAGNOSIS_LIST.type],
  // a captive portal or a proxy answers 200 with its own page
  catchSchemaFailure: ({ value }) => ({
    status: 'CUSTOM_ERROR' as const,
    error: 'Unexpected response body',
    data: value as unknown,
  }),
  endpoints: (build) => ({
    getUser: build.query<UserResponse, void>({
      query: () => ({ ...endpoints.getUser }),
      responseSchema: userResponseSchema,
    }),
    refresh: build.mutation<AccessResponse, RefreshRequest>({
      query: (body) => ({ ...endpoints.refresh, body }),
      responseSchema: accessResponseSchema,
    }),
    login: build.mutation<AuthResponse, LoginRequest>({
      query: (body) => ({ ...endpoints.login, body }),
      responseSchema: authResponseSchema,
    }),
    register: build.mutation<AuthResponse, RegisterRequest>({
      query: (body) => ({ ...endpoints.register, body }),
      responseSchema: authResponseSchema,
    }),
    predict: build.mutation<Prediction, PredictRequest>({
      query: ({ idempotencyKey, ...upload }) => ({
        ...endpoints.predict,
        headers: { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey },
        body: multipart(upload),
      }),
      transformErrorResponse: (error, meta) => ({ ...error, retryAfterMs: retryAfterMsOf(meta?.response) }),
      rawResponseSchema: predictionResponseSchema.pick(['result', 'credits']),
      transformResponse: ({ result, credits, diagnosis }: Omit<Prediction, 'diagnosis'> & { diagnosis?: unknown }) => ({
        result,
        credits,
        diagnosis: diagnosisSchema.isValidSync(diagnosis) ? diagnosis : null,
      }),
    }),
  }),
})

export const { useGetUserQuery, useLoginMutation, useRegisterMutation } = api

/** The server names seconds. Null where it does not say how long to wait. */
function retryAfterMsOf(response: Response | undefined) {
  const seconds = Number(response?.headers.get('Retry-After') ?? NaN)
  return Number.isFinite(seconds) ? seconds * 1000 : null
}

function multipart({ photos, crop, followsId }: Omit<PredictRequest, 'idempotencyKey'>) {
  const form = new FormData()
  if (crop !== null) form.append(CROP_FIELD, crop)
  if (followsId !== null) form.append(FOLLOWS_FIELD, followsId)
  for (const photo of photos) form.append(IMAGE_FIELD, photo, anonymousName(photo))
  return form
}

const EXTENSIONS: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

/** Says nothing about the farmer, the phone or the day. */
const anonymousName = ({ type }: Blob) => `leaf.${EXTENSIONS[type] ?? 'img'}`
