import { en } from '~/contract/errors/en'
import { fill, type ErrorCode, type ErrorParams, type Field } from '~/contract/errors/errors'

export const ERROR_CODES = Object.keys(en) as ErrorCode[]

type Reason =
  | 'invalid'
  | 'unauthenticated'
  | 'outOfCredits'
  | 'notFound'
  | 'suspended'
  | 'forbidden'
  | 'wrongHost'
  | 'conflict'
  | 'lengthRequired'
  | 'tooLarge'
  | 'unsupportedMedia'
  | 'tooManyAttempts'
  | 'unprocessable'
  | 'unavailable'

/** `cause`: logged, never sent to the client. `field`: the rejected field of a form. */
type Details = ErrorOptions & { params?: ErrorParams; field?: Field }

/** The only error that the domain throws on purpose. HTTP chooses its status and language. */
export class DomainError extends Error {
  readonly params: ErrorParams
  readonly field: Field | undefined

  constructor(
    readonly reason: Reason,
    readonly code: ErrorCode,
    { params = {}, field, ...options }: Details = {},
  ) {
    super(fill(en[code], params), options)
    this.params = params
    this.field = field
  }
}

/** Avoids "1 seconds" in the message. */
const SHORTEST_WAIT_SECONDS = 2

export class TooManyAttempts extends DomainError {
  readonly retryAfterSeconds: number

  constructor(waitMs: number, code: ErrorCode = 'tooManyAttempts', params: ErrorParams = {}) {
    const seconds = Math.max(SHORTEST_WAIT_SECONDS, Math.ceil(waitMs / 1000))
    super('tooManyAttempts', code, { params: { seconds, ...params } })
    this.retryAfterSeconds = seconds
  }
}

export const refuse = (reason: Reason, code: ErrorCode, details?: Details) => new DomainError(reason, code, details)

export const tooManyPhotos = () => refuse('unavailable', 'tooManyPhotos')

export const tooManyLogins = () => refuse('unavailable', 'tooManyLogins')

export const tooManyFreeAnswers = (waitMs: number) => new TooManyAttempts(waitMs, 'tooManyFreeAnswers')

export const tooManyPlanAnswers = (waitMs: number) => new TooManyAttempts(waitMs, 'tooManyPlanAnswers')

export const tooManyCases = (seconds: number) => new TooManyAttempts(seconds * 1000, 'tooManyCases')

export const outOfCredits = () => refuse('outOfCredits', 'outOfCredits')

export const tooManyOrders = (seconds: number) =>
  new TooManyAttempts(seconds * 1000, 'tooManyOrders', { hours: Math.ceil(seconds / 3600) })
