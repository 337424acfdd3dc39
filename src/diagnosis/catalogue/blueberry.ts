import { excerpt } from './sources'
import type { Entry } from './types'

export const blueberry: readonly Entry[] = [
  {
    label: 'Blueberry___healthy',
    crop: 'Blueberry',
    kind: 'none',
    tellTale: 'The leaf is green above, with no spots, powder or red patches.',
    lookAlikes: [],
    doToday: ['Turn ten more leaves over and look closely.', 'Look at stems for dark or dying parts.'],
    cultural: ['Keep soil sour, and moist with mulch.', 'Cut out dead stems on a dry day.'],
    biological: [],
    protect: ['Walk the rows once a week.', 'Buy new plants from a certified nursery.'],
    whenNotToSpray: 'Do not spray a plant that looks healthy. It costs money and harms bees.',
    cannotShow: 'A leaf photo cannot show roots, fruit, insects or an infection that has just begun.',
    notCovered:
      'This tool knows no disease of blueberry at all. It can only say that the leaf looks like a blueberry leaf without signs.',
    recheckDays: 7,
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
]
