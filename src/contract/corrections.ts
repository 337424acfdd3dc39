import { mixed, object, string } from 'yup'
import type { InferType } from 'yup'

import { en } from './errors/en'

export const ANSWERS = ['yes', 'no', 'cannotTell'] as const

/** `question`: the id of the diagnosis's `question`, or of one that was answered before. */
export type QuestionAnswer = { question: string; answer: (typeof ANSWERS)[number] }

function isQuestionAnswer(value: unknown): value is QuestionAnswer {
  if (typeof value !== 'object' || value === null) return false
  const { question, answer } = value as Partial<Record<string, unknown>>
  return typeof question === 'string' && ANSWERS.some((one) => one === answer)
}

/** What the farmer says afterwards, one of two. `crop`: an id of `getCrops`, or 'other'. */
export const correctionSchema = object({
  crop: string()
    .strict()
    .typeError(en.cropUnknown)
    .max(40, en.cropUnknown)
    .test('alone', en.cropUnknown, (crop, { parent }) => {
      const { answer } = parent as { answer?: unknown }
      return (crop === undefined) !== (answer === undefined)
    }),
  answer: mixed(isQuestionAnswer)
    .strict()
    .typeError(en.answerUnknown)
    .meta({
      jsonSchema: {
        type: 'object',
        properties: { question: { type: 'string' }, answer: { enum: ANSWERS } },
        required: ['question', 'answer'],
      },
    }),
})

export type Correction = InferType<typeof correctionSchema>
