import { fetchBaseQuery } from '@reduxjs/toolkit/query'
import type { BaseQueryFn, FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query'

import { endpoints } from '~/contract/endpoints'
import { API_TIMEOUT_MS } from '~/contract/limits'

import { API_HOST } from './apiHost'
import { renewAccess } from './renewAccess'
import { sessionExpired } from './sessionSlice'
import { tokenStorage } from './tokenStorage'

export type BaseQuery = BaseQueryFn<FetchArgs, unknown, FetchBaseQueryError>

/** Their 401 speaks of the credentials sent, not of the access token. */
const NEVER_RENEWED: string[] = [endpoints.login.url, endpoints.register.url, endpoints.refresh.url]

const baseQuery: BaseQuery = fetchBaseQuery({
  baseUrl: API_HOST,
  timeout: API_TIMEOUT_MS,
  prepareHeaders: (headers) => {
    const { access } = tokenStorage.read()
    if (access) headers.set('Authorization', `Bearer ${access}`)
  },
})

/** Sends a request; on 401 renews the access token and sends it once more. */
export const baseQueryWithReauth: BaseQuery = async (request, api, options) => {
  const { access } = tokenStorage.read()
  const answer = await baseQuery(request, api, options)
  if (answer.error?.status !== 401 || NEVER_RENEWED.includes(request.url)) return answer

  const renewal = await renewAccess(access, (refresh) =>
    // not the caller's signal: requests that failed beside it wait for this answer too
    baseQuery({ ...endpoints.refresh, body: { refresh } }, { ...api, signal: new AbortController().signal }, {}),
  )
  if (renewal === 'renewed') return baseQuery(request, api, options)
  if (renewal === 'refused') {
    tokenStorage.clear()
    api.dispatch(sessionExpired())
  }
  return answer
}
