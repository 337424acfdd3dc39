import { excerpt } from './sources'
import type { EntryFacts } from './types'

export const blueberry = [
  {
    label: 'Blueberry___healthy',
    crop: 'blueberry',
    kind: 'none',
    rivals: [],
    recheckDays: 7,
    sign: 'healthy',
    pictograms: ['look-under', 'look-bark'],
    forServerOnly: { next: [1] },
    grounds: {
      signs: excerpt(
        'virginiaTechHighbushBlueberry',
        'cornellBlueberryLeafColour',
        'umnBlueberryPowderyMildew',
        'extensionOrgBlueberryPowderyMildew',
      ),
      control: excerpt(
        'minnesotaBlueberryHome',
        'usdaNrcsBlueberryMulch',
        'extensionOrgBlueberryStemBlight',
        'cornellPollinators',
        'umaineBeesPesticides',
      ),
    },
  },
] as const satisfies readonly EntryFacts[]
