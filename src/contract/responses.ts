export type User = { username: string; credits: number }

export type UserResponse = { user: User }
/** `refresh` is the next refresh token: the one that was sent is used up. */
export type AccessResponse = { access: string; refresh: string }
export type AuthResponse = AccessResponse & { user: User }
/** `result` is markdown; `credits` the balance after this answer. */
export type PredictionResponse = { result: string; credits: number }

/** One sentence for the whole request, or sentences per rejected field. An upload that is too large repeats its status. */
export type ErrorBody = { status?: 413; detail: string } | Record<string, string[]>
