import { onDemand } from '~/client/shared/onDemand'

/** The report with its markdown and its typewriter: half the weight of the screen, and not needed before there is an answer. */
export const reportView = onDemand(async () => (await import(/* webpackChunkName: "report" */ './Report')).Report)
