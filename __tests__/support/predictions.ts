import { findingsOf, isPaid, levelOf, resultFor, wordsIn } from '~/diagnosis'
import type { Verdict } from '~/diagnosis'
import type { Language } from '~/contract/languages'
import { CREDITS_PER_DIAGNOSIS } from '~/contract/limits'
import type { PredictionResponse } from '~/contract/responses'

import { writeReport } from './writeReport'

export const verdicts = {
  confident: {
    kind: 'confident',
    label: 'Tomato___Late_blight',
    probability: 0.98,
    sureness: 'very',
    alternatives: [],
  },
  healthy: { kind: 'confident', label: 'Tomato___healthy', probability: 0.9, sureness: 'fairly', alternatives: [] },
  ranked: {
    kind: 'ranked',
    candidates: [
      { label: 'Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot', probability: 0.52 },
      { label: 'Corn_(maize)___Northern_Leaf_Blight', probability: 0.31 },
    ],
  },
  probable: {
    kind: 'ranked',
    candidates: [
      { label: 'Bean___Rust', probability: 0.93 },
      { label: 'Bean___healthy', probability: 0.03 },
    ],
    tooFewPlaces: true,
  },
  unsure: {
    kind: 'unsure',
    candidates: [
      { label: 'Tomato___Septoria_leaf_spot', probability: 0.3 },
      { label: 'Potato___Early_blight', probability: 0.25 },
    ],
  },
  cropQuestion: { kind: 'cropQuestion', crop: 'Strawberry' },
  unknownCrop: { kind: 'unknownCrop' },
  otherCrop: { kind: 'otherCrop', crop: 'kale', health: 'signs' },
  mixedCrops: { kind: 'mixedCrops' },
  tooDark: { kind: 'tooDark' },
} satisfies Record<string, Verdict>

/** What the server answers to a photo of which it thinks this. */
export function predictionIn(language: Language, verdict: Verdict): PredictionResponse {
  const words = wordsIn(language)
  const { first, alternatives } = findingsOf(verdict)
  const result = resultFor(verdict, words)
  const nothing = { label: null, crop: null, condition: null, confidence: null }
  const diagnosis = {
    ...(first ?? nothing),
    id: 'diagnosis-1',
    createdAt: '2026-11-23T08:00:00Z',
    charge: isPaid(verdict) ? CREDITS_PER_DIAGNOSIS : 0,
    verdict: levelOf(verdict),
    alternatives,
    modelVersion: 'test',
    answer: result,
    toldCrop: null,
    photos: [],
    firmness: null,
    question: null,
    followUp: null,
  }
  const report = writeReport(verdict, words, Date.parse('2026-11-23'), result)
  return JSON.parse(JSON.stringify({ result: report, credits: 4, diagnosis })) as PredictionResponse
}
