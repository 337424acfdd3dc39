import { endpoints } from '~/contract/endpoints'
import type { PredictionResponse } from '~/contract/responses'
import { resultFor, wordsIn } from '~/diagnosis'

/** An answer of predict that the client accepts. */
export const prediction: PredictionResponse = {
  result: 'Healthy',
  credits: 4,
  diagnosis: {
    id: 'diagnosis-1',
    createdAt: '2026-11-23T08:00:00Z',
    charge: 0,
    label: null,
    crop: null,
    condition: null,
    confidence: null,
    verdict: 'unsure',
    alternatives: [],
    modelVersion: 'test',
    answer: resultFor({ kind: 'unsure', candidates: [] }, wordsIn('en')),
    toldCrop: null,
    photos: [],
    firmness: null,
    question: null,
    followUp: null,
  },
}

export type ScriptedResponse = [status: number, body: unknown] | 'noResponse'

/** What a healthy server would not do. Answers in order, and notes each call as `path authorization`. */
export function scriptEveryFetch(...responses: ScriptedResponse[]) {
  const calls: string[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request
    calls.push(`${new URL(request.url).pathname} ${request.headers.get('authorization') ?? '-'}`)
    return respond(responses.shift() ?? 'noResponse')
  })
  return calls
}

/** The same, except that there are no earlier answers: several screens ask for their list at any time. */
export function scriptFetch(...responses: ScriptedResponse[]) {
  const calls = scriptEveryFetch(...responses)
  const one = jest.mocked(globalThis.fetch).getMockImplementation()!
  jest.mocked(globalThis.fetch).mockImplementation(async (input) => {
    const isList = (input as Request).url.endsWith(endpoints.getDiagnoses.url)
    return isList ? respond([200, { diagnoses: [] }]) : one(input)
  })
  return calls
}

/** One answer as `fetch` would give it; a string body is sent as it is. */
export function respond(one: ScriptedResponse): Response {
  if (one === 'noResponse') throw new TypeError('Failed to fetch')
  const [status, body] = one
  return typeof body === 'string'
    ? new Response(body, { status, headers: { 'content-type': 'text/html' } })
    : Response.json(body, { status })
}
