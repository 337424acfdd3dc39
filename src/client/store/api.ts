import type { WithSlice } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query'

import type { LoginRequest, RefreshRequest, RegisterRequest } from '~/contract/credentials'
import { IMAGE_FIELD, endpoints } from '~/contract/endpoints'
import { IDEMPOTENCY_KEY_HEADER } from '~/contract/idempotency'
import type { AccessResponse, AuthResponse, UserResponse } from '~/contract/responses'

import { inShape, isAccessResponse, isAuthResponse, isPrediction, isUserResponse } from './answers'
import type { Prediction } from './answers'
import { baseQueryWithReauth } from './baseQueryWithReauth'
import { rootReducer } from './store'
import { tokenStorage } from './tokenStorage'

/** The key stays the same when the same photo is sent again, so that nobody pays twice for one answer. */
export type PredictRequest = { photo: Blob; fileName: string; idempotencyKey: string }

/** Every call of the specification; the paths and the shapes live in the contract. Reached through `loadApi`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: baseQueryWithReauth,
  endpoints: (build) => ({
    getUser: build.query<UserResponse, void>({ query: () => ({ ...endpoints.getUser, ...inShape(isUserResponse) }) }),
    refresh: build.mutation<AccessResponse, RefreshRequest>({
      query: (body) => ({ ...endpoints.refresh, ...inShape(isAccessResponse), body }),
    }),
    login: build.mutation<AuthResponse, LoginRequest>({
      query: (body) => ({ ...endpoints.login, ...inShape(isAuthResponse), body }),
      onQueryStarted: (_, { queryFulfilled }) => keepTokens(queryFulfilled),
    }),
    register: build.mutation<AuthResponse, RegisterRequest>({
      query: (body) => ({ ...endpoints.register, ...inShape(isAuthResponse), body }),
      onQueryStarted: (_, { queryFulfilled }) => keepTokens(queryFulfilled),
    }),
    predict: build.mutation<Prediction, PredictRequest>({
      query: ({ photo, fileName, idempotencyKey }) => ({
        ...endpoints.predict,
        ...inShape(isPrediction),
        headers: { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey },
        body: multipart(photo, fileName),
      }),
    }),
  }),
})

declare module './store' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/consistent-type-definitions -- merging needs an interface
  interface LateSlices extends WithSlice<typeof api> {}
}

rootReducer.inject(api)

function multipart(photo: Blob, fileName: string) {
  const form = new FormData()
  form.set(IMAGE_FIELD, photo, fileName)
  return form
}

const keepTokens = (answer: Promise<{ data: AuthResponse }>) =>
  answer.then(
    ({ data: { access, refresh } }) => {
      tokenStorage.save({ access, refresh })
    },
    () => undefined, // the form shows the failure
  )
