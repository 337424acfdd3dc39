import { array, boolean, mixed, number, object, string } from 'yup'
import type { InferType } from 'yup'

import { PROGRESS } from './corrections'
import type { Progress } from './corrections'
import type { ApiError, Field } from './errors/errors'

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
  'probable',
  'ranked',
  'unsure',
  'notALeaf',
  'unknownCrop',
  'otherCrop',
  'contradiction',
  'mixedCrops',
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

const sourceSchema = object({ title: string().strict().required(), url: string().strict().nullable().defined() })

/** `drawing` shows the sign that the question asks for: `/illustrations/<drawing>.svg`. */
const checkSchema = object({
  question: string().strict().required(),
  ifNot: string().strict().required(),
  drawing: string().strict().required(),
})

/** `request`: a sentence, what to call or ask for. `numbers` is empty where none is published; `checkedOn` is the day on which they were last read at the source. */
const contactSchema = object({
  name: string().strict().required(),
  request: string().strict().required(),
  numbers: array(string().strict().required()).required(),
  source: sourceSchema.nullable().defined(),
  checkedOn: string().strict().required(),
})

/** One of several answers. `tenths` of ten are null for what is not known in Kenya; `action` comes first if the check fits. */
const candidateSchema = object({
  label: string().strict().required(),
  condition: string().strict().required(),
  tenths: number().strict().min(1).max(10).nullable().defined(),
  check: checkSchema.required(),
  action: string().strict().defined(),
})

/** What may trouble the crop too. `id` is null for what has no page in the library; `TROUBLES` of `library.ts` names the others. */
const troubleSchema = object({ id: string().strict().nullable().defined(), name: string().strict().required() })

const BANNERS = ['act', 'watch', 'good', 'unsure'] as const

/**
 * What the first screen shows, in the reader's language. `dots` out of five say how sure; `answered` is what each answer
 * to a question has changed; `twin` names what looks almost the same; `somethingElse` is what the candidates leave for other causes, in tenths; `troubles` are those of the crop that no photo can name, likeliest first. `pictograms` has
 * one for each of `actions`: `/illustrations/actions/<pictogram>.svg`; `retake`: they are about the next photo. What does not apply is null, empty or 0.
 */
export const answerSchema = object({
  banner: mixed<(typeof BANNERS)[number]>().oneOf(BANNERS).required(),
  strip: string().strict().required(),
  crop: string().strict().nullable().defined(),
  cropName: string().strict().nullable().defined(),
  title: string().strict().required(),
  sureness: object({ words: string().strict().required(), dots: number().strict().required() }).nullable().defined(),
  answered: array(string().strict().required()).required(),
  speed: string().strict().nullable().defined(),
  twin: string().strict().nullable().defined(),
  check: checkSchema.nullable().defined(),
  actions: array(string().strict().required()).max(3).required(),
  pictograms: array(string().strict().required()).max(3).required(),
  retake: boolean().strict().required(),
  candidates: array(candidateSchema.required()).required(),
  somethingElse: number().strict().min(0).max(10).required(),
  contacts: array(contactSchema.required()).required(),
  troubles: array(troubleSchema.required()).required(),
  recheckDays: number().strict().nullable().defined(),
})

/** What one of several photos shows by itself, in words, or of which one it is a copy; `isUsable` is false where it counts for nothing. */
const photoSchema = object({ title: string().strict().required(), isUsable: boolean().strict().required() })

/** One thing to try on the plant. `id`: what `answer.question` takes; `drawing`: a file of `/illustrations/questions`. */
const questionSchema = object({
  id: string().strict().required(),
  text: string().strict().required(),
  drawing: string().strict().required(),
})

/** `follows`: the earlier diagnosis, null once it is deleted; `advice`: what the progress told means, in sentences. */
const followUpSchema = object({
  follows: string().strict().nullable().defined(),
  progress: mixed<Progress>().oneOf(PROGRESS).nullable().defined(),
  advice: array(string().strict().required()).required(),
})

export const diagnosisSchema = object({
  id: string().strict().required(),
  /** In ISO 8601. */
  createdAt: string().strict().required(),
  /** The credits that it used. */
  charge: number().strict().required(),
  /** Null, like `crop`, `condition` and `confidence`, where the verdict commits to none. */
  label: string().strict().nullable().defined(),
  crop: string().strict().nullable().defined(),
  condition: string().strict().nullable().defined(),
  confidence: number().strict().min(0).max(1).nullable().defined(),
  verdict: mixed<(typeof VERDICTS)[number]>().oneOf(VERDICTS).required(),
  /** The next best, most likely first. */
  alternatives: array(findingSchema.required()).required(),
  modelVersion: string().strict().required(),
  /** Null for a diagnosis that was stored before verdicts were. */
  answer: answerSchema.nullable().defined(),
  /** What the farmer has said: an id of a crop or 'other'. */
  toldCrop: string().strict().nullable().defined(),
  /** Empty for a single photo. */
  photos: array(photoSchema.required()).required(),
  /** How several photos made the answer surer; null where they did not. */
  firmness: string().strict().nullable().defined(),
  /** Null where nothing is asked. */
  question: questionSchema.nullable().defined(),
  /** Null where nothing is looked at again. */
  followUp: followUpSchema.nullable().defined(),
})

/** `result` is markdown, and what `answer` holds too stands above its `---`; `credits` the balance after this answer; `diagnosis` is the same answer as data. */
export const predictionResponseSchema = object({
  result: string().strict().required(),
  credits: number().strict().required(),
  diagnosis: diagnosisSchema.required(),
})

/** An earlier diagnosis. */
export const diagnosisResponseSchema = predictionResponseSchema.omit(['credits'])

/** What a list shows of a diagnosis. */
export const summarySchema = diagnosisSchema.pick(['id', 'createdAt', 'charge', 'condition', 'verdict']).shape({
  answer: answerSchema
    .pick(['banner', 'strip', 'crop', 'cropName', 'title', 'sureness', 'recheckDays'])
    .nullable()
    .defined(),
  followUp: followUpSchema.omit(['advice']).nullable().defined(),
})

/** The last diagnoses of the account, newest first. */
export const historyResponseSchema = object({ diagnoses: array(summarySchema.required()).required() })

/** `id`: what the field `crop` takes; `name` in the reader's language. */
export const cropsResponseSchema = object({
  crops: array(object({ id: string().strict().required(), name: string().strict().required() }).required()).required(),
})

export type User = InferType<typeof userSchema>
export type UserResponse = InferType<typeof userResponseSchema>
export type AccessResponse = InferType<typeof accessResponseSchema>
export type AuthResponse = InferType<typeof authResponseSchema>
export type Diagnosis = InferType<typeof diagnosisSchema>
export type DiagnosisSummary = InferType<typeof summarySchema>
export type Answer = InferType<typeof answerSchema>
export type PredictionResponse = InferType<typeof predictionResponseSchema>
export type DiagnosisResponse = InferType<typeof diagnosisResponseSchema>
export type HistoryResponse = InferType<typeof historyResponseSchema>
export type CropsResponse = InferType<typeof cropsResponseSchema>

/**
 * One sentence for the whole request, or sentences by rejected field, in the language of `Accept-Language`; `error` holds
 * the same as codes. An upload that is too large repeats its status.
 */
export type ErrorBody = { error: ApiError } & ({ status?: 413; detail: string } | { [Name in Field]?: string[] })
