import { useToast } from '~/client/shared/toast'
import { useAppDispatch, useAppStore } from '~/client/store/hooks'
import { loadApi } from '~/client/store/loadApi'
import type { AppDispatch } from '~/client/store/store'

import { authFailureMessages } from './authFailure'

type Api = Awaited<ReturnType<typeof loadApi>>

/** Makes one call to the server. */
export type Call<Values> = (api: Api, dispatch: AppDispatch, values: Values) => PromiseLike<{ error?: unknown }>

/** What both forms do with an answer: toast each failure, or say so. The way home is the session's: see AuthScreen. */
export function useSend<Values>(call: Call<Values>, success: string) {
  const showToast = useToast()
  const store = useAppStore()
  const dispatch = useAppDispatch()

  return async (values: Values) => {
    const { error } = await call(await loadApi(store), dispatch, values)
    if (error)
      authFailureMessages(error).forEach((message) => {
        showToast(message, 'error')
      })
    else showToast(success, 'success')
  }
}
