import { array, lazy, mixed, number, object, string, type InferType } from 'yup'

import { en } from './errors/en'
import { CONDITIONS, LIBRARY_CROPS, TROUBLES, type LibraryCropId } from './library'
import {
  COUNTED_PLANTS,
  MAX_HARVEST_DAYS,
  MAX_NOTES_AT_ONCE,
  MAX_SICK,
  PLOT_LENGTH,
  SICK_AREAS,
  SUBSTANCE_LENGTH,
} from './limits'
import { nameOf } from './plots'

const OUTCOMES = ['nothing', 'watch', 'act', 'tooLate'] as const
/** Labels of conditions and ids of troubles. */
const ENTRIES = [...Object.keys(CONDITIONS), ...Object.keys(TROUBLES)]

/** Eight, four, four, four and twelve hexadecimal digits. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const ID_OF_RULE = /^[a-zA-Z]{1,30}$/
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const DAY = /^\d{4}-\d\d-\d\d$/
/** IRAC and FRAC: 5, 28, M1, 11A; two of a mixture as 4+M3. */
const GROUP = /^(?=.{1,6}$)[\dA-Z]+(\+[\dA-Z]+)?$/i

/** Whether the calendar has this day, or this time of day. */
const exists = (iso: string) => !Number.isNaN(Date.parse(iso)) && new Date(iso).toISOString().startsWith(iso)

const text = (pattern: RegExp, message: string) => string().strict().typeError(message).matches(pattern, message)
const moment = (pattern: RegExp) =>
  text(pattern, en.notUnderstood)
    .required(en.notUnderstood)
    .test('exists', en.notUnderstood, (iso) => !pattern.test(iso) || exists(iso))
const name = (length: number, message: string) =>
  string()
    .typeError(message)
    .transform((_, typed: unknown) => (typeof typed === 'string' ? (nameOf(typed, length) ?? typed) : typed))
    .test('name', message, (typed) => typed == null || nameOf(typed, length) !== undefined)
    .meta({ jsonSchema: { minLength: 1, maxLength: length } })
const oneOf = <Value extends string | number>(values: readonly Value[], message: string = en.notUnderstood) =>
  mixed<Value>().oneOf(values, message)
const whole = (max: number, message: string) =>
  number().strict().typeError(message).integer(message).min(0, message).max(max, message)

const common = {
  /** Made on the phone. */
  id: text(UUID, en.notUnderstood).required(en.notUnderstood),
  /** The farmer's name of the field. */
  plot: name(PLOT_LENGTH, en.plotInvalid).nullable().defined(en.plotInvalid),
  /** ISO 8601, by the clock of the phone. */
  notedAt: moment(TIME),
}

/** How many plants, or their leaves, are sick. */
const countSchema = object({
  kind: oneOf(['count']).required(en.notUnderstood),
  ...common,
  of: oneOf(ENTRIES).required(en.notUnderstood),
  plants: oneOf(COUNTED_PLANTS).required(en.notUnderstood),
  sick: whole(MAX_SICK, en.notUnderstood).required(en.notUnderstood),
  stage: text(ID_OF_RULE, en.notUnderstood).nullable().defined(en.notUnderstood),
  leaf: text(ID_OF_RULE, en.notUnderstood).nullable().defined(en.notUnderstood),
  area: oneOf(SICK_AREAS).nullable().defined(en.notUnderstood),
  /** Null where no rule is published. */
  outcome: oneOf(OUTCOMES).nullable().defined(en.notUnderstood),
})
  .noUnknown()
  .required(en.notUnderstood)

/** What was sprayed, as its label says. */
const spraySchema = object({
  kind: oneOf(['spray']).required(en.notUnderstood),
  ...common,
  crop: oneOf<LibraryCropId>(LIBRARY_CROPS, en.cropUnknown).required(en.cropUnknown),
  against: oneOf(ENTRIES).nullable().defined(en.notUnderstood),
  /** The active ingredient. */
  substance: name(SUBSTANCE_LENGTH, en.substanceInvalid).required(en.substanceInvalid),
  group: text(GROUP, en.groupInvalid).nullable().defined(en.groupInvalid),
  day: moment(DAY),
  daysToHarvest: whole(MAX_HARVEST_DAYS, en.harvestInvalid).nullable().defined(en.harvestInvalid),
})
  .noUnknown()
  .required(en.notUnderstood)

export type CountNote = InferType<typeof countSchema>
export type SprayNote = InferType<typeof spraySchema>
export type FieldNote = CountNote | SprayNote

/** What a farmer has noted in the field. Never changes; unknown properties are dropped. */
export const noteSchema = lazy((note: Partial<FieldNote> | undefined) =>
  note?.kind === 'spray' ? spraySchema : countSchema,
).meta({ oneOf: [countSchema, spraySchema] })

export const notesRequestSchema = object({
  notes: array(noteSchema)
    .typeError(en.notUnderstood)
    .required(en.notUnderstood)
    .min(1, en.notUnderstood)
    .max(MAX_NOTES_AT_ONCE, en.notUnderstood),
})

/** All of the account, newest first. */
export const notesResponseSchema = object({ notes: array(noteSchema).required() })

export type NotesRequest = InferType<typeof notesRequestSchema>
export type NotesResponse = InferType<typeof notesResponseSchema>
