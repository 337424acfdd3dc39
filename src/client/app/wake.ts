import { onDemand } from '~/client/shared/onDemand'

import { pageAt } from './pages'
import { rememberClicks } from './rememberClicks'
import { showWhoIsExpected } from './showWhoIsExpected'
import { whenWanted } from './whenWanted'

/**
 * The first script of every page, written into it: small, because it is all that runs before the page is wanted. The
 * landing page stands already, rendered at build time, and wakes when somebody turns to it; any other is made at once.
 */
const app = onDemand(() => import(/* webpackChunkName: "app" */ './main'))
const html = document.documentElement
const root = document.getElementById('root')
const trouble = document.getElementById('trouble')
const clicks = rememberClicks(html)

showWhoIsExpected(html)
trouble?.querySelector('button')?.addEventListener('click', wake)
if (root?.hasChildNodes()) whenWanted(wake, deliver)
else wake()

/** Brings all code that this page needs and runs none of it. */
function deliver() {
  pageAt(location.pathname)?.deliver()
  app.prefetch()
}

/** When the network does not deliver the app, the page says so and offers another try. */
function wake() {
  if (!root) return
  if (trouble) trouble.hidden = true
  deliver()
  app
    .load()
    .then(({ start }) => start(root, clicks.stop))
    .then(
      () => {
        html.dataset['awake'] = ''
        clicks.replay()
      },
      (error: unknown) => {
        if (trouble) trouble.hidden = false
        throw error
      },
    )
}
