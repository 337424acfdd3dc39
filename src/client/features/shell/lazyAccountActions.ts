import { onDemand } from '~/client/shared/onDemand'

/** MUI's menu, behind the greeting. */
export const lazyAccountActions = onDemand(
  async () => (await import(/* webpackChunkName: "account" */ './AccountActions')).AccountActions,
)
