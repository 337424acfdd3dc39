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
    }),
  }),
})

export const { useReplaceRecoveryCodeMutation } = recoveryCodeApi

/** Asked for by the form of Sign Up, which is gone when the answer arrives. Where it fails, the account says that there is no code. */
export const makeSignUpCode = (password: string) =>
  recoveryCodeApi.endpoints.replaceRecoveryCode.initiate({ password }, { fixedCacheKey: SIGN_UP_CODE })
