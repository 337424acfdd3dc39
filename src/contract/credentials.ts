import { object, string, type InferType } from 'yup'

import { en } from './errors/en'
import { PASSWORD_LENGTH } from './limits'

const EMAIL = /^[A-Za-z\d._+-]+@[A-Za-z\d-]+(\.[A-Za-z\d-]+)*\.[A-Za-z]{2,}$/
/** Latin letters with and without marks: Wangarĩ, Njũgũna. */
const LETTER = 'A-Za-zÀ-ÖØ-öø-ɏḀ-ỿ'
const USERNAME = new RegExp(`^[${LETTER}]{2,16}( [${LETTER}]{2,16})?$`)
/** RFC 5321, section 4.5.3.1.3: a path of 256 octets, less its angle brackets. */
const MAX_EMAIL_LENGTH = 254

/** Longer than any text that a rule accepts; normalising longer ones takes quadratic time. */
const MAX_TEXT_UNITS = 4 * MAX_EMAIL_LENGTH
/** White space and invisible characters that keyboards and chats leave behind, such as a zero-width space. */
const INVISIBLE_ENDS = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu
const OTHER_SPACES = /\p{Zs}/gu

/** Composes letters and marks, unifies spaces, strips invisible characters at the ends. */
const normalized = (text: string) =>
  text.length > MAX_TEXT_UNITS ? text : text.normalize('NFC').replace(OTHER_SPACES, ' ').replace(INVISIBLE_ENDS, '')

/** For typed fields except passwords. Leaves other types unchanged, so that they are refused. */
const typed = () =>
  string().transform((_text: string, sent: unknown) => (typeof sent === 'string' ? normalized(sent) : sent))

export const matching = (pattern: RegExp, message: string) =>
  typed().typeError(message).required(message).matches(pattern, { message, excludeEmptyString: true })

/** Longer than any valid password; normalising longer texts takes quadratic time. */
const MAX_PASSWORD_UNITS = 4 * PASSWORD_LENGTH.max

/** Code points after NFC: the same for every keyboard, and one for an emoji. */
const lengthOf = (text: string) =>
  text.length > MAX_PASSWORD_UNITS ? text.length : Array.from(text.normalize('NFC')).length

export const password = string()
  .strict()
  .typeError('Password is required')
  .required('Password is required')
  .test(
    'min',
    `Password must be at least ${PASSWORD_LENGTH.min} characters`,
    (text) => lengthOf(text) >= PASSWORD_LENGTH.min,
  )
  .test(
    'max',
    `Password must be at most ${PASSWORD_LENGTH.max} characters`,
    (text) => lengthOf(text) <= PASSWORD_LENGTH.max,
  )
  .test('whole', 'Password contains half a character', (text) => !/\p{Surrogate}/u.test(text))
  .meta({ jsonSchema: { minLength: PASSWORD_LENGTH.min, maxLength: PASSWORD_LENGTH.max } })

export const loginSchema = object({
  email: matching(EMAIL, 'Invalid Email').max(MAX_EMAIL_LENGTH, 'Invalid Email'),
  password,
})

export const registerSchema = loginSchema.shape({
  username: matching(USERNAME, en.usernameInvalid).matches(USERNAME, {
    message: en.usernameAllowed,
    excludeEmptyString: true,
  }),
})

export const refreshSchema = object({
  refresh: string().strict().typeError('A refresh token is required').required('A refresh token is required'),
})

export type LoginRequest = InferType<typeof loginSchema>
export type RegisterRequest = InferType<typeof registerSchema>
export type RefreshRequest = InferType<typeof refreshSchema>
