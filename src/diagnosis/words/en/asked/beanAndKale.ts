import type { beanAndKale as facts } from '../../../catalogue/asked/beanAndKale'
import type { AskedWordsOf } from '../../askedTypes'
import type { At } from '../../place'

import { varietiesAt } from './varieties'

export const beanAndKale = (at: At): AskedWordsOf<typeof facts> => {
  const named = varietiesAt(at)
  return {
    Bean___Angular_leaf_spot: {
      spread: 'Yes. The wind carries it. Seed carries it far.',
      seed: 'No. It lives in seed for a year or more.',
      instead: 'Grow a crop that is no bean, such as maize. Cowpea, soya and Desmodium get it too.',
      variety: named('In 2016 Bio-Innovate said that Kenya Mali (KAT-SW 12) resists it.'),
    },
    Bean___Rust: {
      spread: 'Yes. The wind carries its powder.',
      seed: 'Rust does not come with seed. Other bean diseases do.',
      variety: named('In 2016 Bio-Innovate said that Kenya Mali (KAT-SW 12) resists it.'),
    },
    beanAnthracnose: {
      spread: 'Rain splashes it only a few metres. Seed and people in wet beans carry it further.',
      seed: 'Only from a clean field. It can live in seed for up to five years.',
      instead: 'Grow any crop but beans and cowpea, for two to three years.',
      variety: named('Seed Savers Network says that Rosecoco can stand it. But the fungus has many strains.'),
    },
    beanFly: {
      spread: 'Yes. The flies come from old beans. Plant at the same time as your neighbours.',
      instead: 'Do not plant cowpea or soya there. The fly lives on them too.',
    },
    diamondbackMoth: {
      spread: 'Yes. The moths fly in from old kale and cabbage. Pull out old stalks.',
      instead: 'For a while grow a crop that is not of the cabbage family.',
      variety: named('The seller says that Chairman F1 cabbage stands it to a degree.'),
    },
    cabbageAphid: {
      spread: 'Yes. Aphids with wings fly in from old plants. Pull out old stalks.',
    },
    blackRot: {
      spread: 'Yes, with seed, seedlings, splashing water, tools and people.',
      seed: 'No. Seed carries it. Buy certified seed.',
      instead: 'Grow maize or other cereals, for three years. Kale, cabbage and mustard get it too.',
      variety: named('The seller says that Chairman F1 cabbage can stand it.'),
    },
  }
}
