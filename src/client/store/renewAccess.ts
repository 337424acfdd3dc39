import type { BaseQueryFn, FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query'

import { isAccessResponse } from './answers'
import { tokenStorage } from './tokenStorage'

type Answer = Awaited<ReturnType<BaseQueryFn<FetchArgs, unknown, FetchBaseQueryError>>>
type AskForTokens = (refresh: string) => PromiseLike<Answer> | Answer

/**
 * renewed: a fresh access token is stored. refused: the server rejects the refresh token, or there is none.
 * postponed: nobody has judged the refresh token. The specification drops the tokens when a refresh fails; a lost
 * network, a timeout, a busy server (429, 5xx) is no verdict on them, and a farmer at the edge of coverage must not
 * be signed out by it. The tokens stay, the caller gets its original error, and the next request tries again.
 */
export type Renewal = 'renewed' | 'refused' | 'postponed'

const LOCK_NAME = 'jani-token-renewal'

let running: Promise<Renewal> | undefined

/**
 * Replaces the access token the server rejected. Requests that fail together share one renewal, in this tab and,
 * where the browser has locks, across tabs: a refresh token is good for one use.
 */
export function renewAccess(rejected: string | null, ask: AskForTokens): Promise<Renewal> {
  running ??= alone(() => renew(rejected, ask)).finally(() => {
    running = undefined
  })
  return running
}

/** Locks exist only in secure contexts; over plain HTTP on a local network each tab renews for itself. */
const alone = async (task: () => Promise<Renewal>): Promise<Renewal> =>
  'locks' in navigator ? await navigator.locks.request(LOCK_NAME, task) : await task()

async function renew(rejected: string | null, ask: AskForTokens): Promise<Renewal> {
  const { access, refresh } = tokenStorage.read()
  if (access && access !== rejected) return 'renewed' // another tab, or an earlier request, was faster
  if (!refresh) return 'refused'
  const { error, data } = await ask(refresh)

  const current = tokenStorage.read().refresh
  if (current !== refresh) return current ? 'renewed' : 'refused' // signed out, or in again, while we waited
  if (error) return isVerdict(error) ? 'refused' : 'postponed'
  if (!isAccessResponse(data)) return 'postponed'
  tokenStorage.save({ access: data.access, refresh: data.refresh })
  return 'renewed'
}

function isVerdict(error: FetchBaseQueryError) {
  const status = error.status === 'PARSING_ERROR' ? error.originalStatus : error.status
  return typeof status === 'number' && status >= 400 && status < 500 && status !== 408 && status !== 429
}
