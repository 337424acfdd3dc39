import { beanAndKale } from './beanAndKale'
import { cashCrops } from './cashCrops'
import { fruit } from './fruit'
import { maize } from './maize'
import { peppers } from './peppers'
import { rootsAndBanana } from './rootsAndBanana'
import { tomatoAndPotato } from './tomatoAndPotato'

/** Each answer's sources with their literal types, so that `words/` can be checked against it. */
export const ASKED = {
  ...maize,
  ...tomatoAndPotato,
  ...beanAndKale,
  ...rootsAndBanana,
  ...cashCrops,
  ...peppers,
  ...fruit,
}
