import { createApi } from '@reduxjs/toolkit/query/react'

import type { LoginRequest, RefreshRequest, RegisterRequest } from '~/contract/credentials'
import { IMAGE_FIELD, endpoints } from '~/contract/endpoints'
import { IDEMPOTENCY_KEY_HEADER } from '~/contract/idempotency'
import {
  accessResponseSchema,
  authResponseSchema,
  predictionResponseSchema,
  userResponseSchema,
} from '~/contract/responses'
import type { AccessResponse, AuthResponse, PredictionResponse, UserResponse } from '~/contract/responses'

import { baseQueryWithReauth } from './baseQueryWithReauth'
import { tokenStorage } from './tokenStorage'

/** The key stays the same when the same photo is sent again, so that it is charged once. */
type PredictRequest = { photo: Blob; fileName: string; idempotencyKey: string }

/** Every call of the specification; the paths and the shapes live in the contract. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: baseQueryWithReauth,
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
      onQueryStarted: (_, { queryFulfilled }) => saveTokens(queryFulfilled),
    }),
    register: build.mutation<AuthResponse, RegisterRequest>({
      query: (body) => ({ ...endpoints.register, body }),
      responseSchema: authResponseSchema,
      onQueryStarted: (_, { queryFulfilled }) => saveTokens(queryFulfilled),
    }),
    // the specification's answer; `diagnosis` is for other programs
    predict: build.mutation<Pick<PredictionResponse, 'result' | 'credits'>, PredictRequest>({
      query: ({ photo, fileName, idempotencyKey }) => ({
        ...endpoints.predict,
        headers: { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey },
        body: multipart(photo, fileName),
      }),
      responseSchema: predictionResponseSchema.pick(['result', 'credits']),
    }),
  }),
})

export const { useGetUserQuery, useLoginMutation, useRegisterMutation, usePredictMutation } = api

function multipart(photo: Blob, fileName: string) {
  const form = new FormData()
  form.set(IMAGE_FIELD, photo, fileName)
  return form
}

const saveTokens = (answer: Promise<{ data: AuthResponse }>) =>
  answer.then(
    ({ data: { access, refresh } }) => {
      tokenStorage.save({ access, refresh })
    },
    () => undefined, // the form shows the failure
  )
