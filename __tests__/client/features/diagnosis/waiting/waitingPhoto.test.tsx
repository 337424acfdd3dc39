import { act, cleanup, screen, waitFor } from '@testing-library/react'
import * as database from 'idb-keyval'

import type { WaitingPhoto } from '~/client/device/waitingPhoto'
import { selectDiagnosis } from '~/client/features/diagnosis/diagnosisSlice'
import { paths } from '~/contract/paths'

import { register } from '../../../../support/calls'
import { reach, renderApp, serverForEachTest } from '../../../../support/renderApp'
import {
  diagnose,
  fileInput,
  findReport,
  leaf,
  preview,
  renderPredict,
  sentKeys,
} from '../../../../support/renderPredict'
import { respond } from '../../../../support/scriptedFetch'
import type { ScriptedResponse } from '../../../../support/scriptedFetch'
import { farmer } from '../../../../support/testApp'
import { setViewport } from '../../../../support/viewport'

/** jsdom has no IndexedDB. */
jest.mock('idb-keyval', () => {
  const kept = new Map<string, unknown>()
  return {
    createStore: () => undefined,
    get: async (key: string) => kept.get(key),
    set: async (key: string, value: unknown) => void kept.set(key, value),
    clear: async () => {
      kept.clear()
    },
  }
})

const HOUR_MS = 60 * 60 * 1000
const WAITING = 'Your photo is waiting'
const EARLIER = 'An earlier photo is waiting'

const server = serverForEachTest()
beforeEach(async () => {
  setViewport({ widthPx: 360, reducedMotion: true })
  await database.clear()
})

const kept = () => database.get<WaitingPhoto>('photo')
const setOnline = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
const button = (name: string) => screen.getByRole('button', { name })
const notice = (text: string) => screen.queryByText(text)
const expectKept = (isKept: boolean) =>
  waitFor(async () => {
    expect((await kept()) !== undefined).toBe(isKept)
  })

/** Answers the diagnosis in this way from now on, and everything else as the server does. */
function scriptDiagnosis(response: ScriptedResponse) {
  const fetchServer = reach(server()).getMockImplementation()!
  jest
    .mocked(globalThis.fetch)
    .mockImplementation(async (...args) =>
      (args[0] as Request).url.endsWith('/api/predict/') ? respond(response) : fetchServer(...args),
    )
}

/** A photo that found no network. */
async function renderWaiting() {
  const app = await renderPredict(server())
  scriptDiagnosis('noResponse')
  await diagnose(app)
  await screen.findByText(WAITING)
  return app
}

const comeOnline = () => {
  reach(server())
  setOnline(true)
  act(() => {
    window.dispatchEvent(new Event('online'))
  })
}

it.each([true, false])('a waiting photo is shown at the next visit, and sent if online (%s)', async (isOnline) => {
  await renderWaiting()
  cleanup()
  setOnline(isOnline)
  renderApp(paths.predict, server())
  if (isOnline) await findReport()
  else await screen.findByText(WAITING)
  expect(preview()).toBeVisible()
  await expectKept(!isOnline)
  expect(sentKeys()).toHaveLength(isOnline ? 2 : 1)
})

it('several waiting photos and the told crop are sent as one, and a photo that version 0.2 has kept alone', async () => {
  const { user } = await renderPredict(server())
  scriptDiagnosis('noResponse')
  await user.click(screen.getByRole('radio', { name: 'Maize' }))
  await user.upload(fileInput(), [leaf(), new File(['another'], 'b.jpg', { type: 'image/jpeg' })])
  await user.click(button('Diagnose'))
  await screen.findByText(WAITING)
  await expectKept(true)
  const waiting = (await kept())!
  expect(waiting).toMatchObject({ crop: 'maize', photos: [expect.any(Blob), expect.any(Blob)] })

  const { photos, crop, ...old } = waiting
  for (const [stored, count] of [
    [waiting, 2],
    [{ ...old, key: 'alone', photo: photos[0] }, 1],
  ] as const) {
    cleanup()
    localStorage.removeItem('crop')
    await database.set('photo', stored)
    const { store } = renderApp(paths.predict, server())
    await findReport()
    expect(screen.getAllByRole('img', { name: /^(The chosen leaf photo|Leaf photo \d of 2)$/ })).toHaveLength(count)
    expect(selectDiagnosis(store.getState())).toMatchObject({ toldCrop: count === 2 ? crop : null })
    await expectKept(false)
  }
  expect(sentKeys()).toEqual([waiting.key, waiting.key, 'alone'])
})

it('a waiting photo can be sent by hand, says when that fails, and can be discarded', async () => {
  const { user } = await renderWaiting()
  await user.click(button('Send now'))
  expect(await screen.findAllByText('No response from server. Please try again later.')).not.toHaveLength(0)
  expect(await screen.findByText(WAITING)).toBeVisible()
  await user.click(button('Discard'))
  expect(await screen.findByText('Your diagnosis will appear here')).toBeVisible()
  expect(preview()).not.toBeInTheDocument()
  await expectKept(false)
})

it('a waiting photo stays while another one is diagnosed', async () => {
  const { user } = await renderWaiting()
  await user.upload(fileInput(), leaf())
  expect(await screen.findByText(EARLIER)).toBeVisible()
  expect(preview()).toBeVisible() // alone
  comeOnline()
  await user.click(button('Diagnose'))
  await findReport()
  expect(notice(EARLIER)).toBeVisible()
  await user.click(button('Send now'))
  await expectKept(false)
  expect(notice(EARLIER)).not.toBeInTheDocument()
  expect(new Set(sentKeys()).size).toBe(2)
})

it('a waiting photo is deleted unsent when another account signs in', async () => {
  await renderWaiting()
  cleanup()
  const { access } = (await register(server(), { ...farmer, email: 'other@example.com' })).json()
  localStorage.setItem('access', access)
  renderApp(paths.predict, server())
  await screen.findByText('Credits left: 5')
  await expectKept(false)
  expect(notice(WAITING)).not.toBeInTheDocument()
  expect(sentKeys()).toHaveLength(1)
})

it.each([paths.about, paths.predict])(
  'a waiting photo is deleted unsent at a visit of %s after 24 hours',
  async (path) => {
    await renderWaiting()
    cleanup()
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * HOUR_MS)
    renderApp(path, server())
    await expectKept(false)
    expect(sentKeys()).toHaveLength(1)
  },
)

it('logging out deletes the waiting photo', async () => {
  const { user } = await renderWaiting()
  await user.click(button('Open menu'))
  await user.click(await screen.findByRole('button', { name: 'Log Out' }))
  await expectKept(false)
  expect(notice(WAITING)).not.toBeInTheDocument()
})

it('only a missing response keeps a photo, and only a final refusal drops it', async () => {
  const { user } = await renderWaiting()
  for (const status of [503, 429, 402, 403, 404, 415]) {
    const detail = `Refused with ${status}.`
    scriptDiagnosis([status, { detail }])
    await user.click(button('Send now'))
    await screen.findByText(detail)
    await expectKept(status !== 415)
  }
  await waitFor(() => {
    expect(notice(WAITING)).not.toBeInTheDocument()
  })
  scriptDiagnosis([503, { detail: 'Busy.' }])
  await user.click(button('Diagnose'))
  await screen.findByText('Busy.')
  expect(await kept()).toBeUndefined()
})
