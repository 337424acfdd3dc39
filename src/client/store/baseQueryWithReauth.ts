import { createAction } from '@reduxjs/toolkit'
import { fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import type { BaseQueryFn, FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query/react'
import { Mutex } from 'async-mutex'
import i18next from 'i18next'

import { endpoints } from '~/contract/endpoints'
import { API_TIMEOUT_MS } from '~/contract/limits'
import { accessResponseSchema } from '~/contract/responses'

import { tokenStorage } from './tokenStorage'

type BaseQuery = BaseQueryFn<FetchArgs, unknown, FetchBaseQueryError>
type BaseQueryApi = Parameters<BaseQuery>[1]

/** Replaced at build time; empty means that the API lives where the page came from. */
export const API_HOST = process.env['API_HOST'] || (typeof window === 'undefined' ? '' : window.location.origin)

/** The stored tokens are no longer good for anything. */
export const sessionExpired = createAction('session/expired')

/** Their 401 is about the credentials sent, not about the access token. */
const WITHOUT_REAUTH: string[] = [endpoints.login.url, endpoints.register.url, endpoints.refresh.url]

const refreshMutex = new Mutex()

const baseQuery: BaseQuery = fetchBaseQuery({
  baseUrl: API_HOST,
  timeout: API_TIMEOUT_MS,
  prepareHeaders: (headers) => {
    const { access } = tokenStorage.read()
    if (access) headers.set('Authorization', `Bearer ${access}`)
    headers.set('Accept-Language', i18next.language)
  },
})

/** Sends a request; on 401 refreshes the access token and sends it once more. */
export const baseQueryWithReauth: BaseQuery = async (request, api, options) => {
  await refreshMutex.waitForUnlock()
  const { access } = tokenStorage.read()
  const answer = await baseQuery(request, api, options)
  if (answer.error?.status !== 401 || WITHOUT_REAUTH.includes(request.url)) return answer

  const outcome = await refreshMutex.runExclusive(() => refreshTokens(access, api))
  if (outcome === 'refreshed') return baseQuery(request, api, options)
  if (outcome === 'refused' && tokenStorage.holdsAny()) {
    tokenStorage.clear()
    api.dispatch(sessionExpired())
  }
  return answer
}

/**
 * postponed: the server has not judged the refresh token (no network, a timeout, any other status), so the tokens stay, the
 * caller gets its original error, and the next request tries again.
 */
type RefreshOutcome = 'refreshed' | 'refused' | 'postponed'

async function refreshTokens(rejectedAccess: string | null, api: BaseQueryApi): Promise<RefreshOutcome> {
  const { access, refresh } = tokenStorage.read()
  if (access && access !== rejectedAccess) return 'refreshed' // by another request or another tab
  if (!refresh) return 'refused'
  const { error, data } = await baseQuery({ ...endpoints.refresh, body: { refresh } }, api, {})

  const current = tokenStorage.read().refresh
  if (current !== refresh) return current ? 'refreshed' : 'refused' // signed out, or in again, meanwhile
  if (error) return isRefusal(error) ? 'refused' : 'postponed'
  if (!accessResponseSchema.isValidSync(data)) return 'postponed'
  tokenStorage.save(data)
  return 'refreshed'
}

/** Only our server's 401 judges the token: a firewall or a proxy in between answers 403 or 404 with a page of its own. */
const isRefusal = ({ status, data }: FetchBaseQueryError) =>
  status === 401 && typeof data === 'object' && data !== null && 'detail' in data
