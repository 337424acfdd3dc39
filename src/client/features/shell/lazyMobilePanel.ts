import { onDemand } from '~/client/shared/onDemand'

/** MUI's drawer and what it shows: on its way as soon as a finger nears the button. */
export const mobilePanel = onDemand(
  async () => (await import(/* webpackChunkName: "menu" */ './MobilePanel')).MobilePanel,
)
