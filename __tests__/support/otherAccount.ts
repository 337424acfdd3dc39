import { act, screen, waitFor } from '@testing-library/react'
import type { FastifyInstance } from 'fastify'

import type { AppStore } from '~/client/store/store'
import { paths } from '~/contract/paths'
import type { AuthResponse } from '~/contract/responses'

import { register } from './calls'
import { addressOf, diagnose, findReport, preview, renderPredict } from './renderPredict'
import { farmer } from './testApp'

export const OTHER = { ...farmer, username: 'Otieno', email: 'otieno@example.com' }
export const CHANGED = 'The account was changed in another window.'
export const LOGGED_OUT = 'You were logged out in another window.'

/** As another tab does it: this page learns of it by an event, which may come late or never. */
export const storeElsewhere = ({ access, refresh }: Pick<AuthResponse, 'access' | 'refresh'>) => {
  localStorage.setItem('access', access)
  localStorage.setItem('refresh', refresh)
}
export const removeElsewhere = () => {
  for (const name of ['access', 'refresh']) localStorage.removeItem(name)
}
/** In `act`: the page may be loading. */
export const ask = <Value>(question: () => Promise<Value>) => act(question)
export const otherAccount = (server: FastifyInstance, who: object = OTHER) =>
  ask(async () => (await register(server, who)).json<AuthResponse>())
export const greeting = (name: string) => screen.queryByRole('button', { name: `Hi, ${name}` })
export const stored = () => ({ access: localStorage.getItem('access'), refresh: localStorage.getItem('refresh') })

export const dispatchIn = (target: EventTarget, event: Event) => {
  act(() => {
    target.dispatchEvent(event)
  })
}
const pageshow = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted })
export const signs: Record<string, () => void> = {
  'a storage event': () => {
    dispatchIn(window, new StorageEvent('storage', { key: 'access', oldValue: 'a', newValue: 'b' }))
  },
  'being looked at again': () => {
    dispatchIn(document, new Event('visibilitychange'))
  },
  'a return from the back-forward cache': () => {
    dispatchIn(window, pageshow(true))
  },
  'a return without that cache': () => {
    dispatchIn(window, pageshow(false))
  },
}

/** The first farmer's page with an answer. */
export async function renderWithResult(server: FastifyInstance) {
  const app = await renderPredict(server)
  await app.user.click(screen.getByRole('radio', { name: 'Maize' }))
  await diagnose(app)
  await findReport()
  return app
}

export function expectEmpty(store: AppStore) {
  expect(store.getState().scans).toMatchObject({
    entities: {},
    draftKey: null,
    detailsBeforePhoto: { crop: null, followsId: null },
  })
  expect(preview()).not.toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Answer' })).not.toBeInTheDocument()
}

export async function expectOther(app: Awaited<ReturnType<typeof renderWithResult>>, name = OTHER.username) {
  expect(await screen.findByText(CHANGED)).toBeVisible()
  expectEmpty(app.store)
  await waitFor(() => {
    expect(greeting(name)).toBeVisible()
  })
  // the URL names an answer of the first account
  if (addressOf(app) !== null) await act(() => app.router.navigate(paths.predict))
  expect(await screen.findByText('Credits left: 5')).toBeVisible()
  await waitFor(() => {
    expect(JSON.stringify(app.store.getState().api.queries)).not.toContain('"status":"pending"')
  })
  expectEmpty(app.store)
}
