import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'

import { paths } from '~/contract/paths'
import { makeStore, strangersState } from '~/client/store/store'

import { App } from '../App'
import { pages } from '../pages'
import { Screens } from '../Screens'

import { staticPage } from './staticPage'

/** The landing page as a visitor meets it who is not signed in, before any script. */
export async function renderLandingPage() {
  await pages[paths.home].load()
  const state = strangersState()
  return staticPage(
    renderToString(
      <App store={makeStore(state)} serverState={state}>
        <StaticRouter location={paths.home}>
          <Screens />
        </StaticRouter>
      </App>,
    ),
  )
}
