import type { TroubleId } from '~/contract/library'

import { bananaAndPotato } from './bananaAndPotato'
import { bean, kale } from './beanAndKale'
import { beanLeaves } from './beanLeaves'
import { coffee, groundnut, mango, onion } from './cashCrops'
import { chilliAndFrenchBean } from './chilliAndFrenchBean'
import { maize } from './maize'
import { napierAndFruit } from './napierAndFruit'
import { onionDiseases } from './onionDiseases'
import { banana, cassava, sweetPotato } from './rootsAndBanana'
import { soilAndStore } from './soilAndStore'
import { potato, tomato } from './tomatoAndPotato'
import type { TroubleFacts } from './types'

const known = [
  ...maize,
  ...tomato,
  ...potato,
  ...bean,
  ...kale,
  ...cassava,
  ...banana,
  ...sweetPotato,
  ...coffee,
  ...groundnut,
  ...mango,
  ...onion,
  ...soilAndStore,
  ...beanLeaves,
  ...bananaAndPotato,
  ...onionDiseases,
  ...napierAndFruit,
  ...chilliAndFrenchBean,
] as const

/** Each trouble with its literal types, so that `words/` can be checked against it. */
export type KnownTrouble = (typeof known)[number]

export const troubles: readonly TroubleFacts[] = known

const byId = new Map<string, TroubleFacts>(troubles.map((trouble) => [trouble.id, trouble]))

export const isTroubleId = (id: string): id is TroubleId => byId.has(id)

/** Throws a RangeError for an id without an entry. */
export function troubleFor(id: string): TroubleFacts {
  const trouble = byId.get(id)
  if (trouble === undefined) throw new RangeError(`No trouble has the id "${id}".`)
  return trouble
}
