import { api, DIAGNOSIS_LIST } from '~/client/api/api'
import { lazySchema } from '~/client/api/lazySchema'
import type {
  AccountDeletionRequest,
  AccountResponse,
  ConfirmationRequest,
  EmailChangeRequest,
  ForgotRequest,
  PasswordChangeRequest,
  RecoveryCodeResponse,
  RecoveryRequest,
  ResetRequest,
  SessionsResponse,
} from '~/contract/accountSchemas'
import type { Alerts } from '~/contract/alerts'
import type { CountyRequest } from '~/contract/confirmed'
import { endpoints } from '~/contract/endpoints'

export const accountContract = () => import(/* webpackChunkName: "validation" */ '~/contract/accountSchemas')

/** Rejects anything but JSON, such as the page of a captive portal. */
async function asJsonText(response: Response): Promise<string> {
  const text = await response.text()
  JSON.parse(text)
  return text
}

const accountApi = api.enhanceEndpoints({ addTagTypes: ['Account', 'Sessions'] }).injectEndpoints({
  endpoints: (build) => ({
    getAccount: build.query<AccountResponse, void>({
      query: () => ({ ...endpoints.getAccount }),
      responseSchema: lazySchema(async () => (await accountContract()).accountResponseSchema),
      providesTags: ['Account'],
    }),
    getSessions: build.query<SessionsResponse, void>({
      query: () => ({ ...endpoints.getSessions }),
      responseSchema: lazySchema(async () => (await accountContract()).sessionsResponseSchema),
      providesTags: ['Sessions'],
    }),
    endSession: build.mutation<null, string>({
      query: (id) => ({
        ...endpoints.endSession,
        url: endpoints.endSession.url.replace(':id', encodeURIComponent(id)),
      }),
      invalidatesTags: ['Sessions'],
    }),
    changePassword: build.mutation<null, PasswordChangeRequest>({
      query: (body) => ({ ...endpoints.changePassword, body }),
      invalidatesTags: ['Sessions', 'Account'],
    }),
    sendConfirmation: build.mutation<null, void>({ query: () => ({ ...endpoints.sendConfirmation }) }),
    /** Returns text, which is saved as a file unparsed. */
    exportAccount: build.mutation<string, void>({
      query: () => ({ ...endpoints.exportAccount, responseHandler: asJsonText }),
    }),
    deleteAccount: build.mutation<null, AccountDeletionRequest>({
      query: (body) => ({ ...endpoints.deleteAccount, body }),
    }),
    changeEmail: build.mutation<null, EmailChangeRequest>({
      query: (body) => ({ ...endpoints.changeEmail, body }),
      invalidatesTags: ['Account'],
    }),
    /** Shown at once. Read again once the last choice is stored, with the answers that they are about. */
    chooseAlerts: build.mutation<null, Alerts>({
      query: (body) => ({ ...endpoints.chooseAlerts, body }),
      invalidatesTags: ['Account', DIAGNOSIS_LIST],
      onQueryStarted: async (alerts, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          accountApi.util.updateQueryData('getAccount', undefined, (account) => ({ ...account, alerts })),
        )
        await queryFulfilled.catch(shown.undo)
      },
    }),
    chooseCounty: build.mutation<null, CountyRequest>({
      query: (body) => ({ ...endpoints.chooseCounty, body }),
      invalidatesTags: ['Account', DIAGNOSIS_LIST],
    }),
    // for users who cannot log in: by a link or the recovery code
    forgotPassword: build.mutation<null, ForgotRequest>({ query: (body) => ({ ...endpoints.forgotPassword, body }) }),
    resetPassword: build.mutation<null, ResetRequest>({
      query: (body) => ({ ...endpoints.resetPassword, body }),
    }),
    recoverAccount: build.mutation<RecoveryCodeResponse, RecoveryRequest>({
      query: (body) => ({ ...endpoints.recoverAccount, body }),
      responseSchema: lazySchema(async () => (await accountContract()).recoveryCodeResponseSchema),
    }),
    confirmEmail: build.mutation<null, ConfirmationRequest>({
      query: (body) => ({ ...endpoints.confirmEmail, body }),
      invalidatesTags: ['Account'],
    }),
  }),
})

export const {
  useGetAccountQuery,
  useGetSessionsQuery,
  useEndSessionMutation,
  useChangePasswordMutation,
  useSendConfirmationMutation,
  useExportAccountMutation,
  useDeleteAccountMutation,
  useChangeEmailMutation,
  useChooseAlertsMutation,
  useChooseCountyMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useRecoverAccountMutation,
  useConfirmEmailMutation,
} = accountApi
