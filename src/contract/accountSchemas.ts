import { array, boolean, mixed, object, string, type InferType } from 'yup'

import { alertsSchema } from './alerts'
import { COUNTIES, type County } from './counties'
import { COUNTRIES, type Country } from './countries'
import { loginSchema, matching, password } from './credentials'
import { en } from './errors/en'

const TOKEN = /^[\w.-]{40,200}$/
const token = string().strict().typeError(en.linkEnded).required(en.linkEnded).matches(TOKEN, en.linkEnded)

const MAX_CODE_LENGTH = 100

export const passwordChangeSchema = object({ currentPassword: password, password })
export const accountDeletionSchema = object({ password })
export const forgotSchema = loginSchema.pick(['email'])
export const resetSchema = object({ token, password })
export const emailChangeSchema = loginSchema
export const recoveryCodeRequestSchema = object({ password })
/** `code`: as the owner wrote it down, in any spelling with the same words. */
export const recoverySchema = loginSchema.shape({
  code: matching(/[a-z]/i, en.recoveryCodeWrong).max(MAX_CODE_LENGTH, en.recoveryCodeWrong),
})
export const confirmationSchema = object({ token })
export const countrySchema = object({
  country: mixed<Country>().required(en.countryUnknown).oneOf(COUNTRIES, en.countryUnknown),
})

/** Visible to the account's owner only; the specification's user is in `userSchema`. */
export const accountResponseSchema = object({
  username: string().strict().required(),
  email: string().strict().required(),
  isEmailConfirmed: boolean().strict().required(),
  /** ISO 8601; null without a code. */
  recoveryCodeMadeAt: string().strict().nullable().defined(),
  /** The key to subscribe to reminders with; missing if the server sends none. */
  pushKey: string().strict(),
  alerts: alertsSchema.required(),
  /** Whose confirmed cases the account is told of; null without a choice. */
  county: mixed<County>().oneOf(COUNTIES).nullable().defined(),
  /** Whether the server sends mails. */
  sendsMail: boolean().strict().required(),
})

/** Sent once: only its hash is stored. */
export const recoveryCodeResponseSchema = object({ recoveryCode: string().strict().required() })

/** Times in ISO 8601, most recently used first. */
export const sessionsResponseSchema = object({
  sessions: array(
    object({
      id: string().strict().required(),
      createdAt: string().strict().required(),
      lastUsedAt: string().strict().required(),
      /** Whether it is the session of the request. */
      isCurrent: boolean().strict().required(),
    }).required(),
  ).required(),
})

export type PasswordChangeRequest = InferType<typeof passwordChangeSchema>
export type AccountDeletionRequest = InferType<typeof accountDeletionSchema>
export type ForgotRequest = InferType<typeof forgotSchema>
export type ResetRequest = InferType<typeof resetSchema>
export type EmailChangeRequest = InferType<typeof emailChangeSchema>
export type RecoveryCodeRequest = InferType<typeof recoveryCodeRequestSchema>
export type RecoveryCodeResponse = InferType<typeof recoveryCodeResponseSchema>
export type RecoveryRequest = InferType<typeof recoverySchema>
export type CountryRequest = InferType<typeof countrySchema>
export type ConfirmationRequest = InferType<typeof confirmationSchema>
export type AccountResponse = InferType<typeof accountResponseSchema>
export type SessionsResponse = InferType<typeof sessionsResponseSchema>
