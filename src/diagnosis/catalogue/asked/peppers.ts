import type { AskedFacts } from './types'

export const peppers = {
  Chilli___Cercospora_leaf_spot: {
    spread: ['pacificPestsCapsicumFrogeye'],
    seed: ['pacificPestsCapsicumFrogeye', 'infonetPepperCercospora'],
    instead: ['pacificPestsCapsicumFrogeye'],
  },
  'Chilli___Leaf_curl_(mites_and_thrips)': {
    spread: ['pacificPestsBroadMite'],
  },
  Chilli___Nutrient_deficiency: {
    spread: ['iowaStateAbioticDisorder', 'ucanrAbioticDisorder'],
  },
  Chilli___Powdery_mildew: {
    spread: ['ucIpmPepperPowderyMildew'],
    instead: ['ucIpmPepperPowderyMildew'],
  },
  'Pepper,_bell___Bacterial_spot': {
    spread: ['aces', 'clemson'],
    seed: ['aces', 'clemson'],
    instead: ['clemson', 'aces'],
  },
} as const satisfies AskedFacts
