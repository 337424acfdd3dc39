import type { AuthResponse, PredictionResponse, User, UserResponse } from '~/contract/responses'

/**
 * What an answer must look like before the client believes it. A captive portal or a proxy answers 200 with its own
 * page; hand-written because the landing page need not load a schema library for four shapes.
 */
type Guard<Shape> = (body: unknown) => body is Shape

/** `refresh` may be missing: an older server rotates nothing, and the stored one stays good. */
export const isAccessResponse = (body: unknown): body is { access: string; refresh?: string } =>
  isRecord(body) && isString(body['access']) && (body['refresh'] === undefined || isString(body['refresh']))

export const isAuthResponse = (body: unknown): body is AuthResponse =>
  isRecord(body) && isString(body['access']) && isString(body['refresh']) && isUser(body['user'])

export const isUserResponse = (body: unknown): body is UserResponse => isRecord(body) && isUser(body['user'])

/** What the screen shows of it; `diagnosis` is for other programs. */
export type Prediction = Pick<PredictionResponse, 'result' | 'credits'>

export const isPrediction = (body: unknown): body is Prediction =>
  isRecord(body) && typeof body['result'] === 'string' && typeof body['credits'] === 'number'

/** For `validateStatus`: a success is a success only in the agreed shape. */
export const inShape = (guard: Guard<unknown>) => ({
  validateStatus: ({ ok }: Response, body: unknown) => ok && guard(body),
})

const isUser = (body: unknown): body is User =>
  isRecord(body) && typeof body['username'] === 'string' && typeof body['credits'] === 'number'

const isString = (value: unknown): value is string => typeof value === 'string' && value !== ''

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
