import type { fruit as facts } from '../../../catalogue/asked/fruit'
import type { AskedWordsOf } from '../../askedTypes'

export const fruit: AskedWordsOf<typeof facts> = {
  Apple___Apple_scab: {
    spread: 'Yes, with each rain. Fallen leaves keep it alive, so clear them away.',
  },
  Apple___Black_rot: {
    spread: 'Yes, but slowly. Rain carries it from dead wood and dry fruit.',
  },
  Apple___Cedar_apple_rust: {
    spread: 'It does not pass from apple tree to apple tree. It needs a juniper.',
  },
  Apple___Gray_spot: {
    spread: 'Yes. Wind and rain carry it.',
  },
  Apple___Powdery_mildew: {
    spread: 'Yes. The wind carries its powder.',
    seed: 'Do not take buds or grafts from sick trees. It lives in the buds.',
  },
  'Grape___Esca_(Black_Measles)': {
    spread: 'It gets in where you prune. Prune sick vines last and clean the saw.',
  },
  Orange___Black_spot: {
    spread: 'Yes, from fallen leaves. Do not move leaves, or fruit with leaves.',
  },
  Orange___Canker: {
    spread: 'Yes. One storm can carry it. Do not move fruit, leaves or plants.',
    seed: 'No. Do not take cuttings, buds or seedlings from this farm.',
  },
  'Orange___Haunglongbing_(Citrus_greening)': {
    spread: 'Yes. Tiny jumping insects (psyllids) carry it. A few are enough.',
    seed: 'No. Do not take cuttings or buds. Buy trees from certified nurseries.',
  },
  Strawberry___Angular_leaf_spot: {
    spread: 'Yes, with plants and splashing water. Do not give runners away.',
    seed: 'No. The disease comes with runners. Buy certified plants.',
  },
  Strawberry___Leaf_scorch: {
    seed: 'Do not take runners from sick beds. Runners fall sick too.',
  },
  Strawberry___Leaf_spot: {
    spread: 'Splashing water carries it, over a few weeks.',
    seed: 'Do not take runners from sick beds. Runners fall sick too.',
  },
  Strawberry___Powdery_mildew: {
    instead: 'For two years grow another crop in this bed.',
  },
  'Cherry_(including_sour)___Powdery_mildew': {
    spread: 'Yes. The wind carries it to new shoots.',
  },
}
