import { array, boolean, object, string } from 'yup'
import type { InferType } from 'yup'

import { loginSchema, password } from './credentials'

/** What the reset and confirmation links of a mail may still be used for. */
export const RESET_LINK_MINUTES = 30
export const CONFIRMATION_LINK_DAYS = 3

export const WRONG_PASSWORD = 'The password is wrong.'
export const LINK_ENDED = 'This link was used before or is too old. Please ask for a new one.'

const TOKEN = /^[\w.-]{40,200}$/
const token = string().strict().typeError(LINK_ENDED).required(LINK_ENDED).matches(TOKEN, LINK_ENDED)

export const passwordChangeSchema = object({ currentPassword: password, password })
export const accountDeletionSchema = object({ password })
export const forgotSchema = loginSchema.pick(['email'])
export const resetSchema = object({ token, password })
export const confirmationSchema = object({ token })

/** What only the owner of an account sees; the user of the specification is in `userSchema`. */
export const accountResponseSchema = object({
  username: string().strict().required(),
  email: string().strict().required(),
  isEmailConfirmed: boolean().strict().required(),
})

/** Times in ISO 8601, most recently used first. */
export const sessionsResponseSchema = object({
  sessions: array(
    object({
      id: string().strict().required(),
      createdAt: string().strict().required(),
      lastUsedAt: string().strict().required(),
      /** The session that asks. */
      isCurrent: boolean().strict().required(),
    }).required(),
  ).required(),
})

export type PasswordChangeRequest = InferType<typeof passwordChangeSchema>
export type AccountDeletionRequest = InferType<typeof accountDeletionSchema>
export type ForgotRequest = InferType<typeof forgotSchema>
export type ResetRequest = InferType<typeof resetSchema>
export type ConfirmationRequest = InferType<typeof confirmationSchema>
export type AccountResponse = InferType<typeof accountResponseSchema>
export type SessionsResponse = InferType<typeof sessionsResponseSchema>
