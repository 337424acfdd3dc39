import type { ErrorBody } from '~/contract/responses'

type Reason =
  | 'invalid'
  | 'unauthenticated'
  | 'outOfCredits'
  | 'suspended'
  | 'wrongHost'
  | 'conflict'
  | 'tooLarge'
  | 'unsupportedMedia'
  | 'tooManyAttempts'
  | 'unprocessable'
  | 'unavailable'

/** The only error the domain throws on purpose. HTTP decides which status a reason deserves. */
export class DomainError extends Error {
  constructor(
    readonly reason: Reason,
    readonly body: ErrorBody,
    /** `cause`: what happened inside; it is logged and not told. */
    options?: ErrorOptions,
  ) {
    super(JSON.stringify(body), options)
  }
}

/** The sentence never has to say "1 seconds". */
const SHORTEST_WAIT_SECONDS = 2

export class TooManyAttempts extends DomainError {
  readonly retryAfterSeconds: number

  constructor(waitMs: number, detail?: string) {
    const seconds = Math.max(SHORTEST_WAIT_SECONDS, Math.ceil(waitMs / 1000))
    super('tooManyAttempts', { detail: detail ?? `Too many attempts. Try again in ${seconds} seconds.` })
    this.retryAfterSeconds = seconds
  }
}

export const refuse = (reason: Reason, detail: string, options?: ErrorOptions) =>
  new DomainError(reason, { detail }, options)

export const tooManyPhotos = () =>
  refuse('unavailable', 'Too many photos are being looked at right now. Please try again in a moment.')

export const tooManyLogins = () =>
  refuse('unavailable', 'Too many people are logging in right now. Please try again in a moment.')

export const tooManyFreeAnswers = (waitMs: number) =>
  new TooManyAttempts(waitMs, 'Many of your photos today could not be diagnosed. Please try again tomorrow.')

export const outOfCredits = () => refuse('outOfCredits', 'You have no credits left.')

/** What an error says, on one line; it may come from another realm or be no error at all. */
export const messageOf = (error: unknown): string => textOf(error, 'message').replace(/\s+/g, ' ').trim()

/** The short code that Node and database drivers put on their errors, such as ENOENT; else its message. */
export const codeOf = (error: unknown): string => textOf(error, 'code') || messageOf(error)

function textOf(error: unknown, property: 'message' | 'code'): string {
  if (typeof error !== 'object' || error === null) return property === 'message' ? String(error) : ''
  const value: unknown = Reflect.get(error, property)
  return typeof value === 'string' ? value : ''
}
