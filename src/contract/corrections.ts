import { mixed, object, string, type InferType } from 'yup'

import { en } from './errors/en'
import { PLOT_LENGTH } from './limits'
import { plotOf } from './plots'
import { PROGRESS, REPLIES, type Progress } from './replies'

/** `question`: the id of the diagnosis's `question`, or of one answered before. */
export type ReplyRequest = { question: string; answer: (typeof REPLIES)[number] }

/** The request body. `crop`: an id of `getCrops`, or 'other'; `plot`: null for none; `changesRead`: of its advice. */
export type CorrectionRequest =
  { crop: string } | { answer: ReplyRequest } | { progress: Progress } | { plot: string | null } | { changesRead: true }

function isReply(value: unknown): value is ReplyRequest {
  if (typeof value !== 'object' || value === null) return false
  const { question, answer } = value as Partial<Record<string, unknown>>
  return typeof question === 'string' && REPLIES.some((one) => one === answer)
}

/** A detail or reply added to a result: exactly one of these. */
export const correctionSchema = object({
  crop: string().strict().typeError(en.cropUnknown).min(1, en.cropUnknown).max(40, en.cropUnknown),
  answer: mixed(isReply)
    .strict()
    .typeError(en.answerUnknown)
    .meta({
      jsonSchema: {
        type: 'object',
        properties: { question: { type: 'string' }, answer: { enum: REPLIES } },
        required: ['question', 'answer'],
      },
    }),
  progress: mixed<Progress>().oneOf(PROGRESS, en.progressUnknown),
  plot: string()
    .strict()
    .nullable()
    .typeError(en.plotInvalid)
    .test('plot', en.plotInvalid, (text) => text == null || plotOf(text) !== undefined)
    .meta({ jsonSchema: { minLength: 1, maxLength: PLOT_LENGTH } }),
  changesRead: mixed<true>().oneOf([true], en.notUnderstood),
}).test(
  'one',
  en.notUnderstood,
  ({ crop, answer, progress, plot, changesRead }) =>
    [crop, answer, progress, plot, changesRead].filter((value) => value !== undefined).length === 1,
)

export type Correction = InferType<typeof correctionSchema>
