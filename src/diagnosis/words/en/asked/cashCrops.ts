import type { cashCrops as facts } from '../../../catalogue/asked/cashCrops'
import type { AskedWordsOf } from '../../askedTypes'
import type { At } from '../../place'

import { varietiesAt } from './varieties'

const COFFEE = 'Ruiru 11 and Batian resist it.'

export const cashCrops = (at: At): AskedWordsOf<typeof facts> => {
  const named = varietiesAt(at)
  return {
    coffeeBerryDisease: {
      spread: 'Rain splashes it about, from sick berries and bark. Pick and bury black berries.',
      variety: named(COFFEE),
    },
    coffeeRust: {
      spread: 'Yes. Wind, rain and hands carry its powder.',
      variety: named(COFFEE),
    },
    groundnutRosette: {
      spread: 'Yes. Black aphids carry it from plant to plant.',
      seed: 'Yes. The virus does not come with seed.',
    },
    mangoFruitFly: {
      spread: 'Yes. Flies come from fallen fruit. Gather it together with your neighbours.',
    },
    onionThrips: {
      spread: 'Yes. They come from old onions and weeds.',
      instead: 'For two to three years grow another crop there. Plant onions away from old ones.',
      variety: at(
        'In a Kenyan trial no variety was free of them. Red Comet had fewest, but it was harmed most.',
        'In a trial no variety was free of them.',
      ),
    },
  }
}
