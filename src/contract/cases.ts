import { boolean, mixed, object, string, array, number, type InferType } from 'yup'

import { typed } from './caseText'
import { county } from './confirmed'
import { en } from './errors/en'
import { CONDITIONS, TROUBLES } from './library'
import { MAX_PHOTOS } from './limits'
import { noteSchema } from './notes'
import { PROGRESS, type Progress } from './replies'

/** What a person says of an answer: it is right, it is something else, or the person cannot say. */
export const JUDGEMENTS = ['right', 'other', 'cannotSay'] as const
export type Judgement = (typeof JUDGEMENTS)[number]

/** Who judges: an expert at the desk, an officer whom the operator has invited, or whoever has the link. */
export const JUDGES = ['expert', 'invited', 'link'] as const
export type Judge = (typeof JUDGES)[number]

/** Of a case at the desk. `questioned`: the expert has asked the farmer something back. */
export const CASE_STATES = ['asked', 'taken', 'questioned', 'answered'] as const
export type CaseState = (typeof CASE_STATES)[number]

/** Whether a person can be asked about an answer now. `planNeeded`: with the plan; `usedUp`: next month again. */
export const ASKING = ['now', 'planNeeded', 'usedUp'] as const
export type Asking = (typeof ASKING)[number]

/** How the expert knows what he confirms to a county: a photo is never enough. */
export const GROUNDS = ['seen', 'laboratory'] as const
export type ConfirmedBy = (typeof GROUNDS)[number]

/** Labels of conditions and ids of troubles. */
export const NAMEABLE: readonly string[] = [...Object.keys(CONDITIONS), ...Object.keys(TROUBLES)]

export const LINK_DAYS = 30
/** A case that an expert has taken is his for so long. */
export const TAKEN_MINUTES = 30
/** Judged answers below which no share is shown. */
export const MIN_JUDGED = 30

const line = typed.defined(en.notUnderstood)
const judgement = mixed<Judgement>().oneOf(JUDGEMENTS, en.notUnderstood).required(en.notUnderstood)
const nameable = string().oneOf(NAMEABLE, en.notUnderstood).nullable().defined(en.notUnderstood)

/** A question to the experts about an own answer. */
export const askRequestSchema = object({ note: line, county }).noUnknown()

/** Any of: the reply to the expert's question, the withdrawal of a consent, the answers were read. */
export const caseChangeSchema = object({
  reply: typed,
  showsPhotos: mixed<false>().oneOf([false], en.notUnderstood),
  teaches: mixed<false>().oneOf([false], en.notUnderstood),
  read: mixed<true>().oneOf([true], en.notUnderstood),
}).noUnknown()

/** What a person has answered, in the reader's language; what was typed as it is. */
const answerSchema = object({
  by: mixed<Judge>().oneOf(JUDGES).required(),
  /** The expert's first name, the invited officer's name; null for others. */
  name: string().strict().nullable().defined(),
  judged: mixed<Judgement>().oneOf(JUDGEMENTS).required(),
  /** Name of the condition or trouble, if one of the lists was chosen, and its library page. */
  title: string().strict().nullable().defined(),
  slug: string().strict().nullable().defined(),
  /** What it is in the person's own words, if it is in no list. */
  text: string().strict().nullable().defined(),
  /** What to do, chosen from the catalogue. */
  action: string().strict().nullable().defined(),
  line: string().strict().nullable().defined(),
  /** The farmer has changed Jani's answer since. */
  isEarlier: boolean().strict().required(),
  /** ISO 8601. */
  at: string().strict().required(),
})

/** What the farmer sees of the case. */
export const personSchema = object({
  /** Null if only the link was given. */
  state: mixed<CaseState>().oneOf(CASE_STATES).nullable().defined(),
  /** ISO 8601; null without a link. */
  linkUntil: string().strict().nullable().defined(),
  /** Photos that the server keeps of it, and by which consents. */
  photos: number().strict().required(),
  showsPhotos: boolean().strict().required(),
  teaches: boolean().strict().required(),
  /** They are in a pack: the second consent can no longer be withdrawn. */
  isPacked: boolean().strict().required(),
  note: string().strict().nullable().defined(),
  question: string().strict().nullable().defined(),
  reply: string().strict().nullable().defined(),
  answers: array(answerSchema.required()).required(),
  /** Something came that the farmer has not read. */
  isUnread: boolean().strict().required(),
})

/** `path`: `/a/` and a secret. Whoever has it sees the answer and may judge it. */
export const linkResponseSchema = object({ path: string().strict().required(), until: string().strict().required() })

/** What lists show of a case. `answers`: in pages of the history only. */
export const personSummarySchema = personSchema
  .pick(['state', 'isUnread'])
  .shape({ answers: array(answerSchema.required()).optional() })

/** A case in the list of the desk. */
export const deskCaseSchema = object({
  id: string().strict().required(),
  crop: string().strict().nullable().defined(),
  cropName: string().strict().nullable().defined(),
  title: string().strict().required(),
  /** How sure Jani was, in words; null if it named nothing. */
  sureness: string().strict().nullable().defined(),
  county: string().strict().nullable().defined(),
  askedAt: string().strict().required(),
  state: mixed<CaseState>().oneOf(CASE_STATES).required(),
  /** With the plan: comes first. */
  isPro: boolean().strict().required(),
  /** Who has it: nobody, the reader, or somebody else. */
  takenBy: mixed<'me' | 'other'>().oneOf(['me', 'other']).nullable().defined(),
  takenUntil: string().strict().nullable().defined(),
  photos: number().strict().max(MAX_PHOTOS).required(),
})

export const deskResponseSchema = object({ cases: array(deskCaseSchema.required()).required() })

/** One case, as an expert reads it: no name, address or number of the farmer, and no name of the field. */
export const deskCaseResponseSchema = object({
  case: deskCaseSchema
    .shape({
      /** Sentences: why, what the farmer replied and told. */
      told: array(string().strict().required()).required(),
      candidates: array(string().strict().required()).required(),
      actions: array(string().strict().required()).required(),
      note: string().strict().nullable().defined(),
      question: string().strict().nullable().defined(),
      reply: string().strict().nullable().defined(),
      /** Of Jani's answer as it is shown: goes back with the judgement. */
      shownHash: string().strict().required(),
      /** The label that `right` confirms; null if the answer names none. */
      label: string().strict().nullable().defined(),
      /** Earlier answers on the same field. */
      earlier: array(
        object({
          createdAt: string().strict().required(),
          title: string().strict().required(),
          progress: mixed<Progress>().oneOf(PROGRESS).nullable().defined(),
        }).required(),
      ).required(),
      /** Without the name of the field. */
      notes: array(noteSchema).required(),
      answers: array(answerSchema.required()).required(),
    })
    .required(),
})

/** What can be chosen: every condition and trouble with its name, and the actions of each in words. */
export const choicesResponseSchema = object({
  names: array(
    object({
      id: string().strict().required(),
      crop: string().strict().nullable().defined(),
      name: string().strict().required(),
      actions: array(string().strict().required()).required(),
      /** Telephone number of the authority that has to be told first; null for none. */
      reportTo: string().strict().nullable().defined(),
    }).required(),
  ).required(),
})

/**
 * `shownHash`: of the answer that the judge was shown. `label` or `text` only with 'other'; `action`: the place of one of
 * the actions of what is named.
 */
export const judgementRequestSchema = object({
  shownHash: string().strict().typeError(en.notUnderstood).max(100, en.notUnderstood).defined(en.notUnderstood),
  judged: judgement,
  label: nameable,
  text: line,
  line,
  action: number().strict().integer(en.notUnderstood).min(0, en.notUnderstood).max(20, en.notUnderstood).nullable(),
  /** Tells those of the county; only of something named, and never by photos alone. */
  confirmedBy: mixed<ConfirmedBy>().oneOf(GROUNDS, en.notUnderstood).nullable(),
})
  .noUnknown()
  .test(
    'other',
    en.notUnderstood,
    ({ judged, label, text }) =>
      (judged === 'other') === (label != null || (text ?? '') !== '') && !(label != null && (text ?? '') !== ''),
  )

export const questionRequestSchema = object({ text: typed.required(en.notUnderstood) }).noUnknown()

export const LEVELS = ['verySure', 'fairlySure', 'probable', 'ranked'] as const
/** What Jani had said of an answer that was judged. */
export type Level = (typeof LEVELS)[number]

/** Judged answers. `share`, `low`, `high`: right ones, 0 to 1, with the 95 % interval (Wilson); null below 30 judged. */
const accuracyRowSchema = object({
  by: mixed<'expert' | 'invited'>().oneOf(['expert', 'invited']).required(),
  /** Null for all crops. */
  crop: string().strict().nullable().defined(),
  level: mixed<Level>().oneOf(LEVELS).required(),
  judged: number().strict().required(),
  share: number().strict().min(0).max(1).nullable().defined(),
  low: number().strict().min(0).max(1).nullable().defined(),
  high: number().strict().min(0).max(1).nullable().defined(),
})

/** `since`: the day of the first judgement (ISO 8601); null without any. */
export const accuracyResponseSchema = object({
  since: string().strict().nullable().defined(),
  rows: array(accuracyRowSchema.required()).required(),
  /** Judged 'cannot say': in no row. */
  undecided: number().strict().required(),
})

/** How often judges are taken to be wrong where the bias of the figures is named. */
const JUDGE_ERROR = 0.1

/**
 * How far the true share lies above the judged one (below it if negative) if judges err that often, either way: they
 * would find `true * (1 - error) + (1 - true) * error`. `error`: below one half.
 */
export function biasOf(share: number, error = JUDGE_ERROR): number {
  const trueShare = (share - error) / (1 - 2 * error)
  return Math.min(1, Math.max(0, trueShare)) - share
}

export type AskRequest = InferType<typeof askRequestSchema>
export type CaseChange = InferType<typeof caseChangeSchema>
export type PersonAnswer = InferType<typeof answerSchema>
export type Person = InferType<typeof personSchema>
export type LinkResponse = InferType<typeof linkResponseSchema>
export type DeskCase = InferType<typeof deskCaseSchema>
export type DeskResponse = InferType<typeof deskResponseSchema>
export type DeskCaseResponse = InferType<typeof deskCaseResponseSchema>
export type ChoicesResponse = InferType<typeof choicesResponseSchema>
export type JudgementRequest = InferType<typeof judgementRequestSchema>
export type QuestionRequest = InferType<typeof questionRequestSchema>
export type AccuracyRow = InferType<typeof accuracyRowSchema>
export type AccuracyResponse = InferType<typeof accuracyResponseSchema>
