import { en } from './en'

/** For programs: stays the same when a sentence changes. */
export type ErrorCode = keyof typeof en
/** `{{name}}` in a sentence stands for a parameter. */
export type ErrorSentences = { readonly [Code in ErrorCode]: string }
export type ErrorParams = Readonly<Record<string, string | number>>

/** The fields of every form. */
export const FIELDS = [
  'email',
  'username',
  'password',
  'currentPassword',
  'refresh',
  'token',
  'code',
  'crop',
  'country',
  'answer',
  'progress',
  'plot',
  'endpoint',
  'keys',
  'phone',
] as const
export type Field = (typeof FIELDS)[number]
export type FieldError = { code: ErrorCode; params: ErrorParams }

/** Accompanies the sentences of an error body. `fields`: all rejected fields, with the code `fieldsInvalid`. */
export type ApiError = { code: ErrorCode; params: ErrorParams; fields: { [Name in Field]?: FieldError[] } }

const byEnglish = new Map<string, ErrorCode>(
  (Object.keys(en) as ErrorCode[]).map((code): [string, ErrorCode] => [en[code], code]),
)

/** The code of a form schema's (English) message; undefined for any other text. */
export const codeOfMessage = (english: string): ErrorCode | undefined => byEnglish.get(english)

export const fill = (sentence: string, params: ErrorParams): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''))
