import { api } from '~/client/api/api'
import { lazySchema } from '~/client/api/lazySchema'
import type {
  AccountDeletionRequest,
  AccountResponse,
  EmailChangeRequest,
  PasswordChangeRequest,
  SessionsResponse,
} from '~/contract/account'
import { endpoints } from '~/contract/endpoints'

const account = () => import(/* webpackChunkName: "validation" */ '~/contract/account')

/** Rejects the page of a captive portal. */
async function asJsonText(response: Response): Promise<string> {
  const text = await response.text()
  JSON.parse(text)
  return text
}

export const accountApi = api.enhanceEndpoints({ addTagTypes: ['Account', 'Sessions'] }).injectEndpoints({
  endpoints: (build) => ({
    getAccount: build.query<AccountResponse, void>({
      query: () => ({ ...endpoints.getAccount }),
      responseSchema: lazySchema(async () => (await account()).accountResponseSchema),
      providesTags: ['Account'],
    }),
    getSessions: build.query<SessionsResponse, void>({
      query: () => ({ ...endpoints.getSessions }),
      responseSchema: lazySchema(async () => (await account()).sessionsResponseSchema),
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
    /** The file as text: it is saved, never read. */
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
} = accountApi
