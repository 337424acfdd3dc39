import type { Observation, Thresholds } from './observation'

/** Whether anything is wrong with leaves of any plant. `noSigns`: none that the network knows. */
export type Health = 'signs' | 'noSigns'

/** Of leaves of one plant: signs where one shows them, none where all show none; undefined where the network is not sure. */
export function healthOf(leaves: readonly Pick<Observation, 'sick'>[], { health }: Thresholds): Health | undefined {
  if (health === undefined || leaves.length === 0) return undefined
  const isSick = ({ sick }: Pick<Observation, 'sick'>) => sick !== undefined && sick >= health.sick
  const isHealthy = ({ sick }: Pick<Observation, 'sick'>) => sick !== undefined && sick <= health.healthy
  if (leaves.some(isSick)) return 'signs'
  return leaves.every(isHealthy) ? 'noSigns' : undefined
}
