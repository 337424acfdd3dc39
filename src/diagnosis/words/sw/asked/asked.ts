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
      spread: 'Je, tatizo hili litaenea kwa jirani yangu?',
      seed: 'Je, naweza kuhifadhi mbegu au vipandikizi?',
      instead: 'Nipande nini badala yake?',
      variety: 'Ni aina gani inayostahimili?',
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
