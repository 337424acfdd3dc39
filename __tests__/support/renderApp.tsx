import createCache from '@emotion/cache'
import type { StylisPlugin } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { clearAllListeners } from '@reduxjs/toolkit'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FastifyInstance } from 'fastify'
import { useEffect } from 'react'
import { createMemoryRouter } from 'react-router-dom'

import { api } from '~/client/api/api'
import { App } from '~/client/app/App'
import { loadRoute, routes } from '~/client/app/routes'
import { accountOfState, page } from '~/client/api/storedAccount'
import { startApp } from '~/client/app/main'
import { currentAccount, tokenStorage } from '~/client/storage/tokenStorage'
import { startNoteListeners } from '~/client/features/notes/noteListeners'
import { loadSending, startScanListeners } from '~/client/features/scan/scanListeners'
import { pauseAsked } from '~/client/features/scan/scansSlice'
import { makeStore, type AppStore } from '~/client/store/store'
import { NOT_FOUND_PATH } from '~/contract/pages'
import { paths } from '~/contract/paths'

import { signUp } from './calls'
import { buildTestApp } from './testApp'

type Server = Pick<FastifyInstance, 'inject'>

const COMPILE_TIMEOUT_MS = 60_000

/** jsdom compares each element with each rule at each query by role, of which only what hides an element matters. */
const keepWhatHides: StylisPlugin = (element) => {
  if (element.type === 'decl' && !HIDING.test(element.value)) element.value = ''
  return undefined
}
const HIDING = /^(display|visibility|pointer-events):/
const styles = createCache({ key: 'css', stylisPlugins: [keepWhatHides] })

/** Pages render at once, and are not compiled within the time of a test. */
beforeAll(
  () => Promise.all([loadSending(), ...[...Object.values(paths), NOT_FOUND_PATH].map(loadRoute)]),
  COMPILE_TIMEOUT_MS,
)

/** Starts a server before each test of the file and closes it afterwards; the result is the current one. */
export function serverForEachTest(settings?: Parameters<typeof buildTestApp>[0]) {
  let server: FastifyInstance
  beforeEach(async () => {
    server = await buildTestApp(settings)
  })
  afterEach(() => server.close())
  return () => server
}

/** The whole client at one path, talking to a server in the same process; null leaves `fetch` as the test has set it. */
export function renderApp(path: string, server: Server | null) {
  if (server) reach(server)
  const app = { ...mount(path), user: userEvent.setup({ delay: null }) }
  let isLoading = false
  jest.spyOn(page, 'restart').mockImplementation(() => {
    if (isLoading || accountOfState(app.store.getState()) === currentAccount()) return // of an app that a test has left
    isLoading = true
    app.unmount()
    setTimeout(() => {
      isLoading = false
      const { pathname, search } = app.router.state.location
      Object.assign(app, mount(pathname + search))
    })
  })
  return app
}

/** A page that is closed does nothing more. */
function EndOfPage({ store }: { store: AppStore }) {
  useEffect(
    () => () => {
      store.dispatch(clearAllListeners())
      store.dispatch(pauseAsked(Infinity)) // a round that runs sends no further scan
      store.dispatch(api.util.resetApiState()) // aborts its calls
    },
    [store],
  )
  return null
}

function mount(path: string) {
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  const store = makeStore(undefined, [startScanListeners, startNoteListeners])
  // a page reads this when its script starts
  store.dispatch(navigator.onLine ? api.internalActions.onOnline() : api.internalActions.onOffline())
  const { unmount } = render(
    <CacheProvider value={styles}>
      <App store={store} router={router} />
      <EndOfPage store={store} />
    </CacheProvider>,
  )
  startApp(store)
  return { router, store, unmount }
}

/** Signs a farmer up and stores the tokens, as an earlier visit would have. */
export async function storeSession(server: Server) {
  tokenStorage.save(await signUp(server))
}

/** Sends every `fetch` to the server in this process. */
export function reach(server: Server) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request
    const { statusCode, payload, headers } = await server.inject({
      method: request.method as 'GET' | 'POST',
      url: new URL(request.url).pathname + new URL(request.url).search,
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
export function holdResponses(server: Server) {
  const handle = reach(server).getMockImplementation()!
  let release: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  jest.mocked(globalThis.fetch).mockImplementation(async (...request) => {
    const response = await handle(...request)
    await gate
    return response
  })
  return () => {
    release()
  }
}
