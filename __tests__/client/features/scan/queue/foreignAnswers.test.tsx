import { screen } from '@testing-library/react'

import { isFinal } from '~/client/features/scan/diagnosisFailure'

import { serverForEachTest } from '../../../../support/renderApp'
import { diagnose, findReport, preview, renderPredict, sentKeys } from '../../../../support/renderPredict'
import type { ScriptedResponse } from '../../../../support/scriptedFetch'
import { setViewport } from '../../../../support/viewport'
import { comeOnline, expectKept, keptKeys, scriptDiagnosis } from '../../../../support/queue'

const server = serverForEachTest()
beforeEach(() => {
  setViewport({ widthPx: 360, reducedMotion: true })
})

const PAGE = '<html><title>Your bundle has ended</title></html>'
const pages = [400, 401, 402, 413, 451]
const judged = [400, 405, 406, 409, 410, 411, 413, 414, 415, 422, 423, 426, 428, 431, 451]

it.each<[string, ScriptedResponse]>([
  ...pages.map((status): [string, ScriptedResponse] => [`a page with ${status}`, [status, PAGE]]),
  ['a page with 200', [200, PAGE]],
  ['nothing with 200', [200, '']],
  ['half an answer', [400, '{"detail": "Please']],
  ['the JSON of a gateway', [415, { message: 'Unsupported', errors: ['type'] }]],
])('a scan stays queued and is retried if an intermediary responds with %s', async (_, response) => {
  const app = await renderPredict(server())
  scriptDiagnosis(server(), response)
  await diagnose(app)
  expect((await screen.findAllByText(/error occurred|too large/i)).length).toBeGreaterThan(0)
  await expectKept(1)
  expect(preview()).toBeVisible()
  expect(screen.getByText('Credits left: 5')).toBeVisible()
  const [key] = await keptKeys()
  comeOnline(server())
  await findReport()
  await expectKept(0)
  expect(new Set(sentKeys())).toEqual(new Set([key]))
})

it('a server refusal is final', async () => {
  const app = await renderPredict(server())
  scriptDiagnosis(server(), [415, { detail: 'Not a photo.' }])
  await diagnose(app)
  await screen.findAllByText(/^Not a photo\./)
  await expectKept(0)
})

it.each(judged)('a scan fails for good with %i only if our server says so', (status) => {
  expect(isFinal({ status, data: { detail: 'No.' } })).toBe(true)
  const foreign = [PAGE, '', null, [], {}, { message: 'Blocked' }, { detail: { code: 7 } }, '{"detail": "N']
  for (const data of foreign) expect([data, isFinal({ status, data })]).toEqual([data, false])
  expect(isFinal({ status: 'PARSING_ERROR', originalStatus: status, data: PAGE, error: '' })).toBe(false)
})
