import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'

import { whenIdle } from '~/client/shared/whenIdle'
import { makeStore, strangersState } from '~/client/store/store'

import { App } from './App'
import { pageAt } from './pages'
import { Screens } from './Screens'
import { whenQuiet } from './whenQuiet'

/** See `start`. */
export async function open(root: Element, onListening: () => void) {
  await pageAt(window.location.pathname)?.load()
  const isRendered = root.hasChildNodes()
  await new Promise<void>((resolve) => {
    const app = (
      <App store={makeStore()} serverState={isRendered ? strangersState() : undefined}>
        <BrowserRouter>
          <Screens onAwake={resolve} />
        </BrowserRouter>
      </App>
    )
    // in a transition React, too, breathes between two parts of its work
    startTransition(() => {
      if (isRendered) hydrateRoot(root, app)
      else createRoot(root).render(app)
    })
    onListening()
  })
  whenIdle(whenQuiet)
}
