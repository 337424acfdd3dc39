import type { AskedTexts } from '../../askedTypes'
import { inPlaces, wordsAt } from '../../place'

import { beanAndKale } from './beanAndKale'
import { cashCrops } from './cashCrops'
import { fruit } from './fruit'
import { maize } from './maize'
import { peppers } from './peppers'
import { rootsAndBanana } from './rootsAndBanana'
import { tomatoAndPotato } from './tomatoAndPotato'

export const asked = inPlaces((place): AskedTexts => {
  const at = wordsAt(place)
  return {
    questions: {
      spread: 'Will it spread to my neighbour?',
      seed: 'Can I keep seed or cuttings?',
      instead: 'What do I plant instead?',
      variety: 'Which variety?',
    },
    answers: {
      ...maize(at),
      ...tomatoAndPotato(at),
      ...beanAndKale(at),
      ...rootsAndBanana(at),
      ...cashCrops(at),
      ...peppers,
      ...fruit,
    },
  }
})
