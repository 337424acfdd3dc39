import { act, screen, waitFor } from '@testing-library/react'
import type { FastifyInstance } from 'fastify'

import { selectQueue, selectSendingKey } from '~/client/features/scan/scansSlice'
import { endpoints } from '~/contract/endpoints'
import { paths, scanPath } from '~/contract/paths'

import { reach, renderApp } from './renderApp'
import { diagnose, diagnoseButton, fileInput, renderPredict, sentKeys } from './renderPredict'
import { respond } from './scriptedFetch'
import type { ScriptedResponse } from './scriptedFetch'
import { storedScans } from './storedScans'

export const NO_RESPONSE = 'No response from server. Please try again later.'
export const WAITING = '1 photo waits'
export const waitingTitle = (count: number) => (count === 1 ? WAITING : `${count} photos wait`)

/** The keys of the sets that wait in this browser, oldest first. */
export const keptKeys = async () => (await storedScans()).map(({ key }) => key)

export const expectKept = (count: number) =>
  waitFor(async () => {
    expect(await keptKeys()).toHaveLength(count)
  })

/** Another leaf at each call. */
export const leafOf = (plot: string) => new File([`a leaf of ${plot}`], `${plot}.jpg`, { type: 'image/jpeg' })

/** Answers the diagnosis in this way from now on, and everything else as the server does. */
export function scriptDiagnosis(server: FastifyInstance, response: ScriptedResponse, headers?: Record<string, string>) {
  const fetchServer = reach(server).getMockImplementation()!
  jest.mocked(globalThis.fetch).mockImplementation(async (...args) => {
    if (!(args[0] as Request).url.endsWith(endpoints.predict.url)) return fetchServer(...args)
    const scripted = respond(response)
    for (const [name, value] of Object.entries(headers ?? {})) scripted.headers.set(name, value)
    return scripted
  })
}

/** The next visit, on which the set is shown before it is answered: a network is slower than what a phone stores. */
export async function renderNextVisit(server: FastifyInstance) {
  const fetchServer = reach(server).getMockImplementation()!
  let answer: () => void = () => undefined
  const isShown = new Promise<void>((resolve) => (answer = resolve))
  jest.mocked(globalThis.fetch).mockImplementation(async (...args) => {
    if ((args[0] as Request).url.endsWith(endpoints.predict.url)) await isShown
    return fetchServer(...args)
  })
  const [scan] = await storedScans()
  const app = renderApp(scanPath(scan!.key), null)
  await screen.findAllByRole('img', { name: /leaf photo/i })
  answer()
  return app
}

export const setOnline = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)

export function comeOnline(server: FastifyInstance) {
  reach(server)
  setOnline(true)
  act(() => {
    window.dispatchEvent(new Event('online'))
  })
}

/** The rows of "My photos". */
export async function openPhotos({ router }: Pick<ReturnType<typeof renderApp>, 'router'>) {
  await act(() => router.navigate(paths.history))
  await screen.findByRole('heading', { level: 1, name: 'My photos' })
}

/** A photo that found no network. */
export async function renderWaiting(server: FastifyInstance) {
  const app = await renderPredict(server)
  scriptDiagnosis(server, 'noResponse')
  await diagnose(app)
  await screen.findByText(WAITING)
  await hasFailed(app, 1)
  return app
}

/** A set is listed before its call begins: what a test does next must not meet the call. */
export async function hasFailed({ store }: Awaited<ReturnType<typeof renderPredict>>, calls: number) {
  const isIdle = () => {
    expect(sentKeys().length).toBeGreaterThanOrEqual(calls)
    expect(selectSendingKey(store.getState())).toBeNull()
    expect(selectQueue(store.getState()).every(({ hasWaited }) => hasWaited)).toBe(true) // each has had its turn
  }
  await waitFor(isIdle)
  // any other response is a sign of a network, at which the queue is tried again
  await act(() =>
    Promise.allSettled(jest.mocked(globalThis.fetch).mock.results.map(({ value }) => value as Promise<Response>)),
  )
  await waitFor(isIdle)
}

/** Asks about one leaf of each plot where there is no network. */
export async function diagnosePlots(server: FastifyInstance, plots: readonly string[]) {
  const app = await renderPredict(server)
  scriptDiagnosis(server, 'noResponse')
  for (const [index, plot] of plots.entries()) {
    await app.user.upload(fileInput(), leafOf(plot))
    await waitFor(() => {
      expect(diagnoseButton()).toHaveClass('MuiButton-contained')
    })
    const sent = sentKeys().length
    await app.user.click(diagnoseButton())
    await screen.findByText(waitingTitle(index + 1))
    await hasFailed(app, sent + 1)
  }
  return app
}
