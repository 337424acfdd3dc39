import { act, screen, waitFor, within } from '@testing-library/react'
import type { FastifyInstance } from 'fastify'

import { tokenStorage } from '~/client/storage/tokenStorage'
import { endpoints } from '~/contract/endpoints'
import { selectShown } from '~/client/features/scan/scansSlice'
import { SCAN_PARAMETER, paths } from '~/contract/paths'

import { renderApp, storeSession } from './renderApp'
import { scriptFetch } from './scriptedFetch'

export const leaf = () => new File(['a leaf'], 'IMG_2041 my farm.jpg', { type: 'image/jpeg' })

/** The diagnosis screen of a farmer with a new account. */
export async function renderPredict(server: FastifyInstance) {
  await storeSession(server)
  const app = renderApp(paths.predict, server)
  await screen.findByText('Credits left: 5')
  await earlierResultsRead()
  return app
}

/** They come in a script of their own, and an answered call is a sign of a network. */
async function earlierResultsRead() {
  const { calls, results } = jest.mocked(globalThis.fetch).mock
  await waitFor(() => {
    expect(calls.some(([request]) => (request as Request).url.endsWith(endpoints.getDiagnoses.url))).toBe(true)
  })
  await act(() => Promise.all(results.map(({ value }) => value as Promise<Response>)))
}

/** The same of a farmer whose server is scripted: it knows the farmer, and then answers like this. */
export async function renderScripted(...responses: Parameters<typeof scriptFetch>) {
  tokenStorage.save({ access: 'a', refresh: 'r' })
  const calls = scriptFetch([200, { user: { username: 'Wanjiru', credits: 5 } }], ...responses)
  const app = renderApp(paths.predict, null)
  await screen.findByText(/: 5$/) // credits, in any language
  return { ...app, calls }
}

type App = ReturnType<typeof renderApp>

/** What the URL names. */
export const addressOf = ({ router }: Pick<App, 'router'>) =>
  new URLSearchParams(router.state.location.search).get(SCAN_PARAMETER)
export const shownIn = (app: Pick<App, 'router' | 'store'>) => selectShown(app.store.getState(), addressOf(app))
export const urlOf = ({ router }: Pick<App, 'router'>) => router.state.location.pathname + router.state.location.search

export const fileInput = () => screen.getByLabelText('Leaf photo')
/** A label that opens the camera or the file chooser. */
export const pickerLabel = (text: string | RegExp) => screen.queryByText(text)?.closest('label') ?? null
export const diagnoseButton = () => screen.getByRole('button', { name: /^(Diagnos|Chunguza$|Inachunguza)/ })
export const preview = () => screen.queryByRole('img', { name: 'The chosen leaf photo' })
export const findReport = () => screen.findByRole('heading', { level: 2 })

export async function diagnose({ user }: Pick<ReturnType<typeof renderApp>, 'user'>, photo = leaf()) {
  await user.upload(await screen.findByLabelText(/^(Leaf photo|Picha ya jani)$/), photo)
  await user.click(diagnoseButton())
}

/** Tells the crop by its chip, or else from the sheet of all. */
export async function chooseCrop({ user }: Pick<ReturnType<typeof renderApp>, 'user'>, name: string) {
  const chip = screen.queryByRole('radio', { name })
  if (chip) return user.click(chip)
  await user.click(screen.getByRole('button', { name: 'All crops' }))
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Which crop is it?' })).getByRole('button', { name }),
  )
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull()
  })
}

/** Opens a chosen photo and removes it. */
export async function removePhoto({ user }: Pick<ReturnType<typeof renderApp>, 'user'>, number: number) {
  await user.click(screen.getAllByRole('img', { name: /^(Leaf photo \d of \d|The chosen leaf photo)$/ })[number - 1]!)
  await user.click(await screen.findByRole('button', { name: `Remove leaf photo ${number}` }))
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull()
  })
}

/** The idempotency keys of the diagnoses requested so far. */
export const sentKeys = () =>
  jest
    .mocked(globalThis.fetch)
    .mock.calls.map(([request]) => request as Request)
    .filter(({ url }) => url.endsWith(endpoints.predict.url))
    .map(({ headers }) => headers.get('idempotency-key'))
