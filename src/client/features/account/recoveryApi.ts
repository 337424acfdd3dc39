import { lazySchema } from '~/client/api/lazySchema'
import type {
  ConfirmationRequest,
  ForgotRequest,
  RecoveryCodeResponse,
  RecoveryRequest,
  ResetRequest,
} from '~/contract/account'
import { endpoints } from '~/contract/endpoints'

import { accountApi } from './accountApi'

const account = () => import(/* webpackChunkName: "validation" */ '~/contract/account')

/** For people who are not logged in: by a link, or by the recovery code. */
const recoveryApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: build.mutation<null, ForgotRequest>({ query: (body) => ({ ...endpoints.forgotPassword, body }) }),
    resetPassword: build.mutation<null, ResetRequest>({
      query: (body) => ({ ...endpoints.resetPassword, body }),
    }),
    recoverAccount: build.mutation<RecoveryCodeResponse, RecoveryRequest>({
      query: (body) => ({ ...endpoints.recoverAccount, body }),
      responseSchema: lazySchema(async () => (await account()).recoveryCodeResponseSchema),
    }),
    confirmEmail: build.mutation<null, ConfirmationRequest>({
      query: (body) => ({ ...endpoints.confirmEmail, body }),
      invalidatesTags: ['Account'],
    }),
  }),
})

export const {
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useRecoverAccountMutation,
  useConfirmEmailMutation,
} = recoveryApi
