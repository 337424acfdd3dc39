import type { PredictionResponse } from '~/contract/responses'

/** A scripted answer of the server with this report. */
export const prediction = (result: string): PredictionResponse => ({
  result,
  credits: 4,
  diagnosis: {
    id: 'diagnosis-1',
    createdAt: '2026-11-23T08:00:00Z',
    charge: 1,
    label: 'Corn_(maize)___Common_rust_',
    crop: 'Maize',
    condition: 'common rust',
    confidence: 0.97,
    verdict: 'confident',
    alternatives: [],
    modelVersion: 'test',
    answer: null,
    toldCrop: null,
    photos: [],
    firmness: null,
    question: null,
    followUp: null,
  },
})
