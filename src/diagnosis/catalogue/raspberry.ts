import { excerpt } from './sources'
import type { Entry } from './types'

export const raspberry: readonly Entry[] = [
  {
    label: 'Raspberry___healthy',
    crop: 'Raspberry',
    kind: 'none',
    tellTale: 'The leaf is evenly green above and pale below, with no spots or orange powder.',
    lookAlikes: [],
    doToday: ['Turn ten more leaves over and look for powder.', 'Look at the canes for dark or sunken parts.'],
    cultural: ['Cut out old canes after they have fruited.', 'Thin the rest, so that leaves dry fast.'],
    biological: [],
    protect: ['Walk the rows once a week.', 'Buy new plants from a certified nursery.'],
    whenNotToSpray: 'Do not spray a plant that looks healthy. It costs money and harms bees.',
    cannotShow: 'A leaf photo cannot show roots, canes, fruit, insects or an infection that has just begun.',
    notCovered:
      'This tool knows no disease of raspberry at all. It can only say that the leaf looks like a raspberry leaf without signs.',
    recheckDays: 7,
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
]
