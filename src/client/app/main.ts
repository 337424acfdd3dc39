import { breathe } from './breathe'

/**
 * What the app stands on, the largest first. Each part runs by itself: all of it at once would hold a slow phone for a
 * fifth of a second, and with it whoever touches the page meanwhile.
 */
const PARTS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["theme"] */ '~/client/theme/theme'),
  () => import(/* webpackMode: "eager", webpackExports: ["makeStore"] */ '~/client/store/store'),
]

/**
 * Brings the page to life: takes over what was rendered at build time, or renders it. `onListening`: from now on React
 * answers to clicks, or keeps them. Resolves when all of it is here.
 */
export async function start(root: Element, onListening: () => void) {
  for (const run of PARTS) {
    await run()
    await breathe()
  }
  const { open } = await import(/* webpackMode: "eager" */ './open')
  await breathe()
  await open(root, onListening)
}
