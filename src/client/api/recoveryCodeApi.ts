import { useEffect } from 'react'

import { settings } from '~/client/device/settings'
import type { RecoveryCodeRequest, RecoveryCodeResponse } from '~/contract/account'
import { endpoints } from '~/contract/endpoints'

import { api } from './api'
import { lazySchema } from './lazySchema'

/** The key of the code that is made after Sign Up and shown on the page that follows. */
export const SIGN_UP_CODE = 'signUpCode'

const recoveryCodeApi = api.injectEndpoints({
  endpoints: (build) => ({
    replaceRecoveryCode: build.mutation<RecoveryCodeResponse, RecoveryCodeRequest>({
      query: (body) => ({ ...endpoints.replaceRecoveryCode, body }),
      responseSchema: lazySchema(
        async () =>
          (await import(/* webpackChunkName: "validation" */ '~/contract/account')).recoveryCodeResponseSchema,
      ),
      onQueryStarted: async (_request, { queryFulfilled }) => {
        const isReplaced = await queryFulfilled.then(
          () => true,
          () => false,
        )
        if (!isReplaced) return
        settings.set('recoveryCodeReplaced', '') // for a moment: other tabs hear of it
        settings.remove('recoveryCodeReplaced')
      },
    }),
  }),
})

export const { useReplaceRecoveryCodeMutation } = recoveryCodeApi

/** Words that another tab has replaced work no longer, and are not shown. */
export function useReplacedElsewhere(forget: () => void) {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === 'recoveryCodeReplaced') forget()
    }
    window.addEventListener('storage', onStorage)
    return () => {
      window.removeEventListener('storage', onStorage)
    }
  }, [forget])
}

/** Asked for by the form of Sign Up, which is gone when the answer arrives. Where it fails, the account says that there is no code. */
export const makeSignUpCode = (password: string) =>
  recoveryCodeApi.endpoints.replaceRecoveryCode.initiate({ password }, { fixedCacheKey: SIGN_UP_CODE })
