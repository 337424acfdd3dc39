import type { peppers as facts } from '../../../catalogue/asked/peppers'
import type { AskedWordsOf } from '../../askedTypes'

export const peppers: AskedWordsOf<typeof facts> = {
  Chilli___Cercospora_leaf_spot: {
    spread: 'Yes. Wind and rain carry it.',
    seed: 'Only from healthy fruit, because seed can carry it. Certified seed is safer.',
    instead: 'For three years do not grow chilli or sweet pepper there. Choose another crop.',
  },
  'Chilli___Leaf_curl_(mites_and_thrips)': {
    spread: 'Yes, from old chilli to new. Do not plant beside old sick plants.',
  },
  Chilli___Nutrient_deficiency: {
    spread: 'No. It does not pass from plant to plant.',
  },
  Chilli___Powdery_mildew: {
    spread: 'Yes. The wind carries its powder.',
    instead: 'Do not plant tomato, onion or sweet pepper there. They get it too.',
  },
  'Pepper,_bell___Bacterial_spot': {
    spread: 'Yes. Rain with wind carries it, and so do hands and tools.',
    seed: 'No. Seed can carry it. Buy clean, certified seed.',
    instead: 'For two years do not grow pepper or tomato there. Choose another crop.',
  },
}
