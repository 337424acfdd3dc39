import { cleanup, screen, waitFor } from '@testing-library/react'

import { tokenStorage } from '~/client/storage/tokenStorage'
import { endpoints } from '~/contract/endpoints'
import { paths, predictPath } from '~/contract/paths'
import type { DiagnosisResponse } from '~/contract/responses'

import { bearer } from '../../../support/calls'
import { comeOnline, expectKept, hasFailed, scriptDiagnosis, WAITING } from '../../../support/queue'
import { renderApp, serverForEachTest, storeSession } from '../../../support/renderApp'
import { chooseCrop, diagnose, findReport, leaf, fileInput, urlOf } from '../../../support/renderPredict'
import { storedScans } from '../../../support/storedScans'
import { observations } from '../../../support/testApp'
import { setViewport } from '../../../support/viewport'

const TOLD = 'tomatoFuzz:yes,tomatoRings:no'
const server = serverForEachTest({ observation: observations.ranked })
beforeEach(() => {
  setViewport({ widthPx: 360, reducedMotion: true })
})

/** The diagnosis screen as a link of the key opens it. */
async function openLink(told: string) {
  await storeSession(server())
  const app = renderApp(predictPath('tomato', told), server())
  await screen.findByText('Credits left: 5')
  await waitFor(() => expect(urlOf(app)).toBe(paths.predict))
  return app
}

async function answered() {
  const { method, url } = endpoints.getDiagnoses
  const headers = bearer(tokenStorage.read().access!)
  const { diagnoses } = (await server().inject({ method, url, headers })).json<{ diagnoses: { id: string }[] }>()
  const own = endpoints.getDiagnosis
  const get = { method: own.method, url: own.url.replace(':id', diagnoses[0]!.id), headers }
  return (await server().inject(get)).json<DiagnosisResponse>().diagnosis
}
const repliesIn = ({ replies = [] }: DiagnosisResponse['diagnosis']) => replies.map(({ id, reply }) => `${id}:${reply}`)

it('travel with a photo that waits for a network, across a reload', async () => {
  const app = await openLink(TOLD)
  scriptDiagnosis(server(), 'noResponse')
  await diagnose(app)
  await screen.findByText(WAITING)
  await hasFailed(app, 1)
  expect(await storedScans()).toMatchObject([{ details: { crop: 'tomato', told: TOLD } }])
  cleanup()
  renderApp(paths.predict, null)
  await screen.findByText(WAITING)
  comeOnline(server())
  await expectKept(0)
  const diagnosis = await answered()
  expect([diagnosis.toldCrop, repliesIn(diagnosis)]).toEqual(['tomato', TOLD.split(',')])
  expect(diagnosis.label ?? diagnosis.alternatives[0]?.label).toBe('Tomato___Late_blight')
})

it('are dropped when another crop is chosen', async () => {
  const app = await openLink(TOLD)
  await app.user.upload(fileInput(), leaf())
  await chooseCrop(app, 'Maize')
  await chooseCrop(app, 'Tomato')
  await app.user.click(screen.getByRole('button', { name: /^Diagnos/ }))
  await findReport()
  const diagnosis = await answered()
  expect([diagnosis.toldCrop, repliesIn(diagnosis)]).toEqual(['tomato', []])
})

it.each(['nonsense', 'tomatoFuzz:maybe', `${TOLD},`])('are ignored if the link is damaged: %s', async (told) => {
  const app = await openLink(told)
  await diagnose(app)
  await findReport()
  expect(repliesIn(await answered())).toEqual([])
})
