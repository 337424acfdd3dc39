import { loadNamespaces } from '~/client/shared/i18n'

/** A part of the queue, its texts, and those of what a server refuses. */
export async function withTexts<Module>(loading: Promise<Module>) {
  const [module] = await Promise.all([loading, loadNamespaces(['refusals', 'waiting'])])
  return module
}

/** What sends. Loaded when a photo is chosen: later there may be no network. */
export const loadSending = () => withTexts(import(/* webpackChunkName: "waiting" */ './sendWaiting'))
