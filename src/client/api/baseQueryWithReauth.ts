import { fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import type { BaseQueryFn, FetchArgs, FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react'
import { Mutex } from 'async-mutex'
import i18next from 'i18next'

import { inOneTab } from '~/client/storage/inOneTab'
import { tokenStorage } from '~/client/storage/tokenStorage'
import { endpoints } from '~/contract/endpoints'
import { API_TIMEOUT_MS } from '~/contract/limits'
import type { RefreshResponse } from '~/contract/responses'

import { isRefusal } from './failure'
import { isObject, matches } from './lazySchema'
import { responses } from './responseSchemas'
import { sessionEnded, uploadProgressed } from './apiActions'
import { restartIfAccountChanged } from './storedAccount'

type BaseQuery = BaseQueryFn<FetchArgs, unknown, FetchBaseQueryError, object, FetchBaseQueryMeta | undefined>
type BaseQueryApi = Parameters<BaseQuery>[1]
type BaseQueryResult = Awaited<ReturnType<BaseQuery>>
type Bearer = { access: string | null }

/** Replaced at build time; empty means the origin of the page. */
export const API_HOST = process.env['API_HOST'] || (typeof window === 'undefined' ? '' : window.location.origin)

/** Calls that may respond for another account than the stored one. */
const SIGN_INS: string[] = [endpoints.login.url, endpoints.register.url]

/** Their 401 concerns the credentials sent, not the access token. */
const WITHOUT_REAUTH = [...SIGN_INS, endpoints.refresh.url]

const refreshMutex = new Mutex()

const OPTIONS: Parameters<typeof fetchBaseQuery>[0] = {
  baseUrl: API_HOST,
  /** Our server sends an empty body with 202 and 204 only. */
  validateStatus: ({ ok, status }, body) => ok && (body !== null || status === 202 || status === 204),
  prepareHeaders: (headers, { extraOptions }) => {
    const { access } = extraOptions as Bearer
    if (access) headers.set('Authorization', `Bearer ${access}`)
    headers.set('Accept-Language', i18next.language)
  },
}

const call = fetchBaseQuery({ ...OPTIONS, timeout: API_TIMEOUT_MS })

/** No limit on the total time: a slow line that works gets a photo through. */
const upload: typeof call = (request, api, bearer) => {
  const onProgress = (sentBytes: number, totalBytes: number) =>
    api.dispatch(uploadProgressed({ share: totalBytes === 0 ? 0 : sentBytes / totalBytes }))
  const fetchFn: typeof fetch = async (...call) => {
    const { createUploadFetch } = await import(/* webpackChunkName: "sending" */ './uploadFetch')
    return createUploadFetch({ onProgress })(...call)
  }
  return fetchBaseQuery({ ...OPTIONS, fetchFn })(request, api, bearer)
}

const baseQuery: BaseQuery = (request, api, bearer) =>
  (request.body instanceof FormData ? upload : call)(request, api, bearer)

/** The account has changed: the app restarts, so no screen shows this error. */
const ABORTED: BaseQueryResult = { error: { status: 'CUSTOM_ERROR', error: 'Aborted' } }

/** Sends a request with this token; aborts if the stored tokens belong to another account, before or after the call. */
async function send(request: FetchArgs, access: string | null, api: BaseQueryApi): Promise<BaseQueryResult> {
  const isSignIn = SIGN_INS.includes(request.url)
  if (!isSignIn && restartIfAccountChanged(api.getState)) return ABORTED
  responses().catch(() => undefined) // loads in parallel with the call
  const response = await baseQuery(request, api, { access } satisfies Bearer)
  if (api.signal.aborted || isSignIn) return response
  return restartIfAccountChanged(api.getState) ? ABORTED : response
}

/** Sends a request; on 401 refreshes the access token and sends it once more. */
export const baseQueryWithReauth: BaseQuery = async (request, api) => {
  await refreshMutex.waitForUnlock()
  const { access } = tokenStorage.read()
  const response = await send(request, access, api)
  if (response.error?.status !== 401 || WITHOUT_REAUTH.includes(request.url) || api.signal.aborted) return response

  const outcome = await refreshMutex.runExclusive(() =>
    inOneTab(LOCK, API_TIMEOUT_MS, () => refreshTokens(access, response.error, api)),
  )
  if (outcome === 'refreshed') return send(request, tokenStorage.read().access, api)
  if (outcome === 'refused' && tokenStorage.holdsAny()) {
    tokenStorage.clear()
    api.dispatch(sessionEnded({ by: 'server' }))
  }
  return response
}

const LOCK = 'jani-renewal'

/**
 * postponed: the server has not judged the refresh token (no network, 5xx, the page of a proxy). The tokens stay, the
 * caller gets its original error, and the next request tries again.
 */
type RefreshOutcome = 'refreshed' | 'refused' | 'postponed'

async function refreshTokens(
  rejectedAccess: string | null,
  rejection: FetchBaseQueryError | undefined,
  api: BaseQueryApi,
): Promise<RefreshOutcome> {
  const { access, refresh } = tokenStorage.read()
  if (access && access !== rejectedAccess) return 'refreshed' // by another request or tab
  if (!refresh) return rejection && isRefusal(rejection) ? 'refused' : 'postponed'
  const { error, data } = await send({ ...endpoints.refresh, body: { refresh } }, access, api)

  const current = tokenStorage.read().refresh
  if (current !== refresh) return current ? 'refreshed' : 'refused' // the user has signed out, or in again, meanwhile
  if (error) return isRefusal(error) ? 'refused' : 'postponed'
  const hasAccess = isObject(data) && 'access' in data
  if (!(await matches(async () => (await responses()).refreshResponseSchema, data, hasAccess))) return 'postponed'
  tokenStorage.save(data as RefreshResponse)
  return 'refreshed'
}
