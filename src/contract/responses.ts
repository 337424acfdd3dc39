import { array, mixed, number, object, string } from 'yup'
import type { InferType } from 'yup'

export const userSchema = object({
  username: string().strict().required(),
  credits: number().strict().required(),
})

export const userResponseSchema = object({ user: userSchema.required() })

/** `refresh` is the next refresh token: the one that was sent can no longer be used. */
export const accessResponseSchema = object({
  access: string().strict().required(),
  refresh: string().strict().required(),
})

export const authResponseSchema = accessResponseSchema.shape({ user: userSchema.required() })

const VERDICTS = [
  'confident',
  'ranked',
  'unsure',
  'notALeaf',
  'unknownCrop',
  'tooDark',
  'tooBlurred',
  'tooFar',
] as const

/** A label of the network with its crop and condition in plain English; `confidence` is a calibrated probability, 0 to 1. */
const findingSchema = object({
  label: string().strict().required(),
  crop: string().strict().required(),
  condition: string().strict().required(),
  confidence: number().strict().min(0).max(1).required(),
})

/** `label` to `confidence` are null where the verdict commits to none; `alternatives` are the next best, most likely first. */
export const diagnosisSchema = object({
  label: string().strict().nullable().defined(),
  crop: string().strict().nullable().defined(),
  condition: string().strict().nullable().defined(),
  confidence: number().strict().min(0).max(1).nullable().defined(),
  verdict: mixed<(typeof VERDICTS)[number]>().oneOf(VERDICTS).required(),
  alternatives: array(findingSchema.required()).required(),
  modelVersion: string().strict().required(),
})

/** `result` is markdown; `credits` the balance after this answer; `diagnosis` is the same answer as data. */
export const predictionResponseSchema = object({
  result: string().strict().required(),
  credits: number().strict().required(),
  diagnosis: diagnosisSchema.required(),
})

export type User = InferType<typeof userSchema>
export type UserResponse = InferType<typeof userResponseSchema>
export type AccessResponse = InferType<typeof accessResponseSchema>
export type AuthResponse = InferType<typeof authResponseSchema>
export type Diagnosis = InferType<typeof diagnosisSchema>
export type PredictionResponse = InferType<typeof predictionResponseSchema>

/** One sentence for the whole request, or sentences by rejected field. An upload that is too large repeats its status. */
export type ErrorBody = { status?: 413; detail: string } | Record<string, string[]>
