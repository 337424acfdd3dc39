import { act, screen, waitFor } from '@testing-library/react'
import type { FastifyInstance } from 'fastify'

import { selectDiagnosis } from '~/client/features/diagnosis/diagnosisSlice'
import { sessionExpired } from '~/client/store/baseQueryWithReauth'
import { signedOut } from '~/client/store/sessionSlice'

import { buildTestApp } from '../../../support/testApp'
import { setViewport } from '../../../support/viewport'

import { diagnose, findReport, preview, renderPredict } from './renderPredict'

let server: FastifyInstance
beforeEach(async () => {
  setViewport({ widthPx: 360, reducedMotion: true })
  server = await buildTestApp()
})
afterEach(() => server.close())

it.each([
  ['logging out', signedOut],
  ['the end of the session', sessionExpired],
])('removes photo and report from the screen after %s', async (_, action) => {
  const app = await renderPredict(server)
  await diagnose(app)
  await findReport()
  act(() => {
    app.store.dispatch(action())
  })
  await waitFor(() => {
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument()
  })
  expect(preview()).not.toBeInTheDocument()
  expect(selectDiagnosis(app.store.getState())).toMatchObject({ photo: null, report: null, waitingPhotoId: null })
})
