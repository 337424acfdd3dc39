import type { ComponentType } from 'react'

import { onDemand } from '~/client/shared/onDemand'
import type { OnDemand } from '~/client/shared/onDemand'
import { paths } from '~/contract/paths'

/** `deliver` brings the code and does not run it: what it needs of React and MUI has its own time to run. */
const page = (code: OnDemand<() => Promise<ComponentType>>) => ({
  ...onDemand(async () => (await code.load())()),
  deliver: code.prefetch,
})

/** The screens whose code comes when somebody goes there. */
export const pages = {
  [paths.home]: page(onDemand(async () => (await import(/* webpackChunkName: "home" */ '~/client/pages/home')).run)),
  [paths.predict]: page(
    onDemand(async () => (await import(/* webpackChunkName: "predict" */ '~/client/pages/predict')).run),
  ),
  [paths.login]: page(onDemand(async () => (await import(/* webpackChunkName: "login" */ '~/client/pages/login')).run)),
}

/** The code of the screen at this address, if it has any of its own. */
export const pageAt = (pathname: string) =>
  Object.entries(pages).find(([path]) => path === (pathname.replace(/\/+$/, '') || '/'))?.[1]
