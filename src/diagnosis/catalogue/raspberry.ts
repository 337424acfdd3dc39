import { excerpt } from './sources'
import type { EntryFacts } from './types'

export const raspberry = [
  {
    label: 'Raspberry___healthy',
    crop: 'raspberry',
    kind: 'none',
    rivals: [],
    recheckDays: 7,
    sign: 'healthy',
    pictograms: ['look-under', 'look-bark'],
    forServerOnly: { next: [0, 1] },
    grounds: {
      signs: excerpt('vicFloraRaspberryLeaf', 'cornellRaspberryLeafRust'),
      control: excerpt(
        'minnesotaRaspberryCaneDiseases',
        'minnesotaRaspberryHomeGarden',
        'minnesotaRaspberryAirMovement',
        'cornellPollinators',
        'umaineBeesPesticides',
      ),
    },
  },
] as const satisfies readonly EntryFacts[]
