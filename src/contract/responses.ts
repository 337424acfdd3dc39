export type User = { username: string; credits: number }

export type UserResponse = { user: User }
/** `refresh` is the next refresh token: the one that was sent is used up. */
export type AccessResponse = { access: string; refresh: string }
export type AuthResponse = AccessResponse & { user: User }
/** `result` is markdown; `credits` the balance after this answer; `diagnosis` says the same for programs. */
export type PredictionResponse = { result: string; credits: number; diagnosis: Diagnosis }

/** A label of the network with its crop and condition in plain English; `confidence` is a calibrated probability, 0 to 1. */
export type Finding = { label: string; crop: string; condition: string; confidence: number }

/** `label` to `confidence` are null where the verdict commits to none; `alternatives` are the next best, most likely first. */
export type Diagnosis = { [Field in keyof Finding]: Finding[Field] | null } & {
  verdict: 'confident' | 'ranked' | 'unsure' | 'notALeaf' | 'unknownCrop' | 'tooDark' | 'tooBlurred' | 'tooFar'
  alternatives: Finding[]
  modelVersion: string
}

/** One sentence for the whole request, or sentences per rejected field. An upload that is too large repeats its status. */
export type ErrorBody = { status?: 413; detail: string } | Record<string, string[]>
