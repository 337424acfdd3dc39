import { useEffect } from 'react'

import * as settings from '~/client/storage/settings'
import type { RecoveryCodeRequest, RecoveryCodeResponse } from '~/contract/accountSchemas'
import { endpoints } from '~/contract/endpoints'

import { api } from './api'
import { lazySchema } from './lazySchema'

const recoveryCodeApi = api.enhanceEndpoints({ addTagTypes: ['Account'] }).injectEndpoints({
  endpoints: (build) => ({
    replaceRecoveryCode: build.mutation<RecoveryCodeResponse, RecoveryCodeRequest>({
      query: (body) => ({ ...endpoints.replaceRecoveryCode, body }),
      invalidatesTags: ['Account'],
      responseSchema: lazySchema(
        async () =>
          (await import(/* webpackChunkName: "validation" */ '~/contract/accountSchemas')).recoveryCodeResponseSchema,
      ),
      onQueryStarted: async (_request, { queryFulfilled }) => {
        const isReplaced = await queryFulfilled.then(
          () => true,
          () => false,
        )
        if (!isReplaced) return
        settings.set('recoveryCodeReplaced', '') // set for a moment: other tabs get the `storage` event
        settings.remove('recoveryCodeReplaced')
      },
    }),
  }),
})

export const { useReplaceRecoveryCodeMutation } = recoveryCodeApi

/** A code that another tab has replaced no longer works, so it is not shown. */
export function useReplacedElsewhere(forget: () => void) {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === 'recoveryCodeReplaced') forget()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [forget])
}

/** Called by the Sign Up form, which unmounts before the response. On failure the account page reports it. */
export const makeSignUpCode = (password: string) =>
  recoveryCodeApi.endpoints.replaceRecoveryCode.initiate({ password }, { track: false })
