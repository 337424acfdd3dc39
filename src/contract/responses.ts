import { array, boolean, mixed, number, object, string, type InferType } from 'yup'

import { ASKING, personSchema, personSummarySchema, type Asking } from '~/contract/cases'
import { confirmedSchema } from '~/contract/confirmed'
import { PLACES, type Place } from '~/contract/countries'
import type { ApiError, Field } from '~/contract/errors/errors'
import { PROGRESS, REPLIES, type Progress } from '~/contract/replies'
import { ROLES, type Role } from '~/contract/roles'

/** Kinds of results. */
export const VERDICTS = [
  'confident',
  'probable',
  'ranked',
  'unsure',
  'notALeaf',
  'unknownCrop',
  'otherCrop',
  'cropQuestion',
  'contradiction',
  'mixedCrops',
  'tooDark',
  'tooBlurred',
  'falseColours',
  'tooFar',
] as const

export const userSchema = object({
  username: string().strict().required(),
  credits: number().default(0).required(),
  /** The owner's choice among `COUNTRIES`; missing without one, when advice is for Kenya. */
  country: string().strict(),
  /** The plan that runs, until then (ISO 8601); missing without one. */
  plan: object({ name: string().strict().required(), until: string().strict().required() })
    .optional()
    .default(undefined),
  /** Given by the operator; missing for farmers. */
  role: mixed<Role>().oneOf(ROLES),
})

export const userResponseSchema = object({ user: userSchema.required() })

/** `refresh`: the next refresh token; the one that was sent is used up. */
export const accessResponseSchema = object({
  access: string().strict().required(),
  refresh: string().strict().required(),
})

/** What the client needs: a server of the specification sends `access` only, and the refresh token that was sent stays. */
export const refreshResponseSchema = accessResponseSchema.shape({ refresh: string().strict() })

export const authResponseSchema = accessResponseSchema.shape({ user: userSchema.required() })

/** A label with crop and condition in plain English; `confidence` is a calibrated probability, 0 to 1. */
const findingSchema = object({
  label: string().strict().required(),
  crop: string().strict().required(),
  condition: string().strict().required(),
  confidence: number().strict().min(0).max(1).required(),
})

const sourceSchema = object({ title: string().strict().required(), url: string().strict().nullable().defined() })

/** `question`: null after a "no"; `ifNot`: what to do then. `drawing`: in `/illustrations/<drawing>.svg`. */
const checkSchema = object({
  question: string().strict().nullable().defined(),
  ifNot: string().strict().required(),
  drawing: string().strict().required(),
})

/** `numbers`: empty if none is published. `checkedOn`: the day they were last read at the source. */
const contactSchema = object({
  name: string().strict().required(),
  request: string().strict().required(),
  numbers: array(string().strict().required()).required(),
  source: sourceSchema.nullable().defined(),
  checkedOn: string().strict().required(),
})

/** `tenths`: null if unknown in Kenya. `check`: null after a reply. `action`: if it fits; empty if unsafe without. */
const candidateSchema = object({
  label: string().strict().required(),
  condition: string().strict().required(),
  tenths: number().strict().min(1).max(10).nullable().defined(),
  check: checkSchema.nullable().defined(),
  action: string().strict().defined(),
})

/** A trouble that no photo shows. `id`: null without a library page; `TROUBLES` of `library.ts` names the others. */
const troubleSchema = object({ id: string().strict().nullable().defined(), name: string().strict().required() })

const BANNERS = ['act', 'watch', 'good', 'unsure'] as const

/** The first screen in the reader's language. What does not apply is null, empty or 0. */
export const resultSchema = object({
  banner: mixed<(typeof BANNERS)[number]>().oneOf(BANNERS).required(),
  strip: string().strict().required(),
  crop: string().strict().nullable().defined(),
  cropName: string().strict().nullable().defined(),
  title: string().strict().required(),
  /** `dots`: out of five. */
  sureness: object({ words: string().strict().required(), dots: number().strict().required() }).nullable().defined(),
  /** Effect of each reply, in words. `checked`: the same, for readers other than the farmer. */
  answered: array(string().strict().required()).required(),
  checked: array(string().strict().required()),
  speed: string().strict().nullable().defined(),
  twin: string().strict().nullable().defined(),
  check: checkSchema.nullable().defined(),
  actions: array(string().strict().required()).max(3).required(),
  /** One per action: `/illustrations/actions/<pictogram>.svg`. */
  pictograms: array(string().strict().required()).max(3).required(),
  /** Whether the actions are about the next photo. */
  retake: boolean().strict().required(),
  candidates: array(candidateSchema.required()).required(),
  /** Tenths left for other causes. */
  somethingElse: number().strict().min(0).max(10).required(),
  contacts: array(contactSchema.required()).required(),
  troubles: array(troubleSchema.required()).required(),
  recheckDays: number().strict().nullable().defined(),
  /** For one SMS: a title that may be shorter than `title`, and one check with what to do then. */
  sms: object({ title: string().strict().defined(), line: string().strict().defined() }).required(),
})

/** What a photo shows by itself, or which one it copies, in words; `isUsable` is false if it does not count. */
const photoSchema = object({ title: string().strict().required(), isUsable: boolean().strict().required() })

/** `id`: for `answer.question`; `drawing`: in `/illustrations/questions`; `checks`: labels whose check asks it, too. */
const questionSchema = object({
  id: string().strict().required(),
  text: string().strict().required(),
  drawing: string().strict().required(),
  checks: array(string().strict().required()),
})

/** `follows`: the earlier diagnosis, null after its deletion; `advice`: sentences on what the progress means. */
const followUpSchema = object({
  follows: string().strict().nullable().defined(),
  progress: mixed<Progress>().oneOf(PROGRESS).nullable().defined(),
  advice: array(string().strict().required()).required(),
})

export const diagnosisSchema = object({
  id: string().strict().required(),
  /** ISO 8601. */
  createdAt: string().strict().required(),
  /** Credits spent. */
  charge: number().strict().required(),
  /** Whether a plan paid; missing if not. */
  byPlan: boolean().strict(),
  /** Null, like `crop`, `condition` and `confidence`, if the verdict commits to none. */
  label: string().strict().nullable().defined(),
  crop: string().strict().nullable().defined(),
  condition: string().strict().nullable().defined(),
  confidence: number().strict().min(0).max(1).nullable().defined(),
  verdict: mixed<(typeof VERDICTS)[number]>().oneOf(VERDICTS).required(),
  /** Next best labels, most likely first. */
  alternatives: array(findingSchema.required()).required(),
  modelVersion: string().strict().required(),
  answer: resultSchema.required(),
  /** The crop that the farmer entered: an id or 'other'. */
  toldCrop: string().strict().nullable().defined(),
  /** Empty for a single photo. */
  photos: array(photoSchema.required()).required(),
  /** How several photos changed the result or its confidence; null if they did not. */
  firmness: string().strict().nullable().defined(),
  /** Null if nothing is asked. `replies`: one per sentence of `answer.answered`, or none that can be replaced. */
  question: questionSchema.nullable().defined(),
  replies: array(questionSchema.shape({ reply: string().oneOf(REPLIES).required() }).required()).optional(),
  /** Null unless the scan is a follow-up. */
  followUp: followUpSchema.nullable().defined(),
  /** The farmer's name of the field; missing if none was entered. */
  plot: string().strict(),
  /** How its advice has changed since it was read, a sentence each; missing if it has not. */
  changes: array(string().strict().required()).optional(),
  /** Whose law and contacts the sentences may name; missing for Kenya. */
  place: mixed<Place>().oneOf(PLACES),
  /** What a person was asked and has said; missing if the answer was shown to none. */
  person: personSchema.optional().default(undefined),
  /** Whether a person can be asked; missing if the server has no desk, or it was asked, or Jani is sure. */
  asking: mixed<Asking>().oneOf(ASKING),
})

export const predictionResponseSchema = object({
  /** Markdown; above its `---` it repeats `diagnosis.answer`. */
  result: string().strict().required(),
  /** The balance after this call. */
  credits: number().strict().required(),
  /** The same as data. */
  diagnosis: diagnosisSchema.required(),
})

/** An earlier diagnosis. */
export const diagnosisResponseSchema = predictionResponseSchema.omit(['credits'])

/** `credits`: the balance after a crop or a reply was told. */
export const correctionResponseSchema = diagnosisResponseSchema.shape({ credits: number().strict() })

const texts = array(string().strict().required())

/** A diagnosis in a list. */
export const summarySchema = diagnosisSchema
  .pick(['id', 'createdAt', 'charge', 'byPlan', 'condition', 'verdict', 'plot', 'changes'])
  .shape({
    answer: resultSchema
      .pick(['banner', 'strip', 'crop', 'cropName', 'title', 'sureness', 'recheckDays'])
      /** In pages of the history only. */
      .shape({ answered: texts.optional(), actions: texts.optional() })
      .required(),
    followUp: followUpSchema.omit(['advice']).nullable().defined(),
    /** The account has chosen that no alert is about it. */
    isQuiet: boolean().strict(),
    /** The case at the desk, or what came by the link. */
    person: personSummarySchema.optional().default(undefined),
  })

/**
 * Newest first. `diagnoses`: the last answers and questions about the crop. `due`: older answers whose plants are due,
 * which no later one follows. `changed`: older answers whose advice has changed. `refusals`: the last photos without an
 * answer. `plots`: named fields of the account, last used first. `confirmed`: what experts have confirmed in its county,
 * with a plan. `next`: where older answers go on, with a plan. All but the first are missing without any; a page of older
 * answers has `diagnoses` and `next` only.
 */
export const historyResponseSchema = object({
  diagnoses: array(summarySchema.required()).required(),
  due: array(summarySchema.required()),
  changed: array(summarySchema.required()),
  refusals: array(summarySchema.required()),
  plots: array(string().strict().required()),
  confirmed: array(confirmedSchema.required()),
  next: string().strict(),
})

export type User = InferType<typeof userSchema>
export type UserResponse = InferType<typeof userResponseSchema>
export type AccessResponse = InferType<typeof accessResponseSchema>
export type RefreshResponse = InferType<typeof refreshResponseSchema>
export type AuthResponse = InferType<typeof authResponseSchema>
export type Diagnosis = InferType<typeof diagnosisSchema>
export type DiagnosisSummary = InferType<typeof summarySchema>
export type Result = InferType<typeof resultSchema>
export type PredictionResponse = InferType<typeof predictionResponseSchema>
export type DiagnosisResponse = InferType<typeof diagnosisResponseSchema>
export type CorrectionResponse = InferType<typeof correctionResponseSchema>
export type HistoryResponse = InferType<typeof historyResponseSchema>

/**
 * One sentence for the whole request, or sentences by rejected field, in the language of `Accept-Language`; `error` has
 * the same as codes. The body for an oversized upload repeats its status.
 */
export type ErrorBody = { error: ApiError } & ({ status?: 413; detail: string } | { [Name in Field]?: string[] })
