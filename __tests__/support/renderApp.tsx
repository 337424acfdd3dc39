import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FastifyInstance } from 'fastify'
import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  unstable_HistoryRouter as HistoryRouter,
} from 'react-router-dom'

import { App } from '~/client/app/App'
import { pages } from '~/client/app/pages'
import { Screens } from '~/client/app/Screens'
import { toastShelf } from '~/client/app/ToastProvider'
import '~/client/features/auth/formLogic'
import { reportView } from '~/client/features/diagnosis/reportView'
import { lazySlider } from '~/client/features/landing/lazySlider'
import { lazyAccountActions } from '~/client/features/shell/lazyAccountActions'
import { mobilePanel } from '~/client/features/shell/lazyMobilePanel'
import { makeStore } from '~/client/store/store'

type Server = Pick<FastifyInstance, 'inject'>

/** The whole client at one path, talking to a server in the same process; null leaves `fetch` as the test has set it. */
export function renderApp(path: string, server: Server | null) {
  if (server) reach(server)
  const history = createMemoryHistory({ initialEntries: [path], v5Compat: true })
  const store = makeStore()
  render(
    <App store={store}>
      <HistoryRouter history={history}>
        <Screens />
      </HistoryRouter>
    </App>,
  )
  const router = {
    get location() {
      return history.location
    },
    navigate: (to: string | -1) => {
      if (to === -1) history.go(to)
      else history.push(to)
    },
  }
  return { router, store, user: userEvent.setup() }
}

const COMPILED_WITHIN_MS = 60_000
const parts = [...Object.values(pages), lazyAccountActions, lazySlider, mobilePanel, reportView, toastShelf]

/** All code is there from the first render on: none of it is compiled in somebody's ten seconds. */
beforeAll(() => Promise.all(parts.map(({ load }) => load())), COMPILED_WITHIN_MS)

/** Sends every `fetch` to the server in this process. */
export function reach(server: Server) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request
    const { statusCode, payload, headers } = await server.inject({
      method: request.method as 'GET' | 'POST',
      url: new URL(request.url).pathname,
      headers: Object.fromEntries(request.headers),
      payload: Buffer.from(await request.arrayBuffer()),
    })
    return new Response(statusCode === 204 ? null : payload, {
      status: statusCode,
      headers: headers as Record<string, string>,
    })
  })
}

/** As `reach`, but every answer waits until the returned function is called. */
export function holdAnswers(server: Server) {
  const answer = reach(server).getMockImplementation()!
  let release: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  jest.mocked(globalThis.fetch).mockImplementation(async (...request) => {
    const answered = await answer(...request)
    await gate
    return answered
  })
  return () => {
    release()
  }
}
