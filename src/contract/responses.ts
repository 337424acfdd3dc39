import { array, boolean, mixed, number, object, string } from 'yup'
import type { InferType } from 'yup'

import { PLACES } from './countries'
import type { Place } from './countries'
import type { ApiError, Field } from './errors/errors'
import { PROGRESS, REPLIES } from './replies'
import type { Progress } from './replies'
import { VERDICTS } from './verdicts'

export const userSchema = object({
  username: string().strict().required(),
  credits: number().strict().required(),
  /** As the owner has chosen it, of `COUNTRIES`; missing before that, when advice is for Kenya. */
  country: string().strict(),
})

export const userResponseSchema = object({ user: userSchema.required() })

/** `refresh` is the next refresh token: the one that was sent can no longer be used. */
export const accessResponseSchema = object({
  access: string().strict().required(),
  refresh: string().strict().required(),
})

export const authResponseSchema = accessResponseSchema.shape({ user: userSchema.required() })

/** A label of the network with its crop and condition in plain English; `confidence` is a calibrated probability, 0 to 1. */
const findingSchema = object({
  label: string().strict().required(),
  crop: string().strict().required(),
  condition: string().strict().required(),
  confidence: number().strict().min(0).max(1).required(),
})

const sourceSchema = object({ title: string().strict().required(), url: string().strict().nullable().defined() })

/** `question`: null once the farmer has not seen its sign; `ifNot` says what to do then. `drawing`: of it, in `/illustrations/<drawing>.svg`. */
const checkSchema = object({
  question: string().strict().nullable().defined(),
  ifNot: string().strict().required(),
  drawing: string().strict().required(),
})

/** `numbers`: empty where none is published. `checkedOn`: the day on which they were last read at the source. */
const contactSchema = object({
  name: string().strict().required(),
  request: string().strict().required(),
  numbers: array(string().strict().required()).required(),
  source: sourceSchema.nullable().defined(),
  checkedOn: string().strict().required(),
})

/** One of the conditions that it may be. `tenths`: null for what is not known in Kenya. `check`: null once a reply has settled it. `action`: if it fits; empty for what must not be done without it. */
const candidateSchema = object({
  label: string().strict().required(),
  condition: string().strict().required(),
  tenths: number().strict().min(1).max(10).nullable().defined(),
  check: checkSchema.nullable().defined(),
  action: string().strict().defined(),
})

/** What may trouble the crop and no photo can name. `id` is null for what has no page in the library; `TROUBLES` of `library.ts` names the others. */
const troubleSchema = object({ id: string().strict().nullable().defined(), name: string().strict().required() })

const BANNERS = ['act', 'watch', 'good', 'unsure'] as const

/** What the first screen shows, in the reader's language. What does not apply is null, empty or 0. */
export const resultSchema = object({
  banner: mixed<(typeof BANNERS)[number]>().oneOf(BANNERS).required(),
  strip: string().strict().required(),
  crop: string().strict().nullable().defined(),
  cropName: string().strict().nullable().defined(),
  title: string().strict().required(),
  /** `dots`: out of five. */
  sureness: object({ words: string().strict().required(), dots: number().strict().required() }).nullable().defined(),
  /** What each reply to a question has changed. `checked`: the same for others than the farmer. */
  answered: array(string().strict().required()).required(),
  checked: array(string().strict().required()),
  speed: string().strict().nullable().defined(),
  twin: string().strict().nullable().defined(),
  check: checkSchema.nullable().defined(),
  actions: array(string().strict().required()).max(3).required(),
  /** One for each action: `/illustrations/actions/<pictogram>.svg`. */
  pictograms: array(string().strict().required()).max(3).required(),
  /** The actions are about the next photo. */
  retake: boolean().strict().required(),
  candidates: array(candidateSchema.required()).required(),
  /** What the candidates leave for other causes, in tenths. */
  somethingElse: number().strict().min(0).max(10).required(),
  contacts: array(contactSchema.required()).required(),
  troubles: array(troubleSchema.required()).required(),
  recheckDays: number().strict().nullable().defined(),
  /** For one SMS: what it may be, shorter than `title` where that names several; and one check with what to do then. */
  sms: object({ title: string().strict().defined(), line: string().strict().defined() }).required(),
})

/** What one of several photos shows by itself, in words, or of which one it is a copy; `isUsable` is false where it counts for nothing. */
const photoSchema = object({ title: string().strict().required(), isUsable: boolean().strict().required() })

/** One thing to try on the plant. `id`: for `answer.question`; `drawing`: in `/illustrations/questions`; `checks`: labels whose check asks it, too. */
const questionSchema = object({
  id: string().strict().required(),
  text: string().strict().required(),
  drawing: string().strict().required(),
  checks: array(string().strict().required()),
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
  answer: resultSchema.required(),
  /** What the farmer has said: an id of a crop or 'other'. */
  toldCrop: string().strict().nullable().defined(),
  /** Empty for a single photo. */
  photos: array(photoSchema.required()).required(),
  /** How several photos changed the result or how sure it is; null where they did not. */
  firmness: string().strict().nullable().defined(),
  /** Null where nothing is asked. `replies`: one for each sentence of `answer.answered`, or none that can be replaced. */
  question: questionSchema.nullable().defined(),
  replies: array(questionSchema.shape({ reply: string().oneOf(REPLIES).required() }).required()).optional(),
  /** Null where nothing is looked at again. */
  followUp: followUpSchema.nullable().defined(),
  /** The field, in the farmer's own words; missing where none was told. */
  plot: string().strict(),
  /** Whose law and contacts the sentences may name; missing where they are of Kenya. */
  place: mixed<Place>().oneOf(PLACES),
})

export const predictionResponseSchema = object({
  /** Markdown; what `diagnosis.answer` holds too stands above its `---`. */
  result: string().strict().required(),
  /** The balance after this call. */
  credits: number().strict().required(),
  /** The same as data. */
  diagnosis: diagnosisSchema.required(),
})

/** An earlier diagnosis. */
export const diagnosisResponseSchema = predictionResponseSchema.omit(['credits'])

/** What a list shows of a diagnosis. */
export const summarySchema = diagnosisSchema.pick(['id', 'createdAt', 'charge', 'condition', 'verdict', 'plot']).shape({
  answer: resultSchema.pick(['banner', 'strip', 'crop', 'cropName', 'title', 'sureness', 'recheckDays']).required(),
  followUp: followUpSchema.omit(['advice']).nullable().defined(),
})

/** The last diagnoses of the account, newest first. `plots`: the fields that the account has named, the last one first; missing where there are none. */
export const historyResponseSchema = object({
  diagnoses: array(summarySchema.required()).required(),
  plots: array(string().strict().required()),
})

export type User = InferType<typeof userSchema>
export type UserResponse = InferType<typeof userResponseSchema>
export type AccessResponse = InferType<typeof accessResponseSchema>
export type AuthResponse = InferType<typeof authResponseSchema>
export type Diagnosis = InferType<typeof diagnosisSchema>
export type DiagnosisSummary = InferType<typeof summarySchema>
export type Result = InferType<typeof resultSchema>
export type PredictionResponse = InferType<typeof predictionResponseSchema>
export type DiagnosisResponse = InferType<typeof diagnosisResponseSchema>
export type HistoryResponse = InferType<typeof historyResponseSchema>

/**
 * One sentence for the whole request, or sentences by rejected field, in the language of `Accept-Language`; `error` holds
 * the same as codes. An upload that is too large repeats its status.
 */
export type ErrorBody = { error: ApiError } & ({ status?: 413; detail: string } | { [Name in Field]?: string[] })
