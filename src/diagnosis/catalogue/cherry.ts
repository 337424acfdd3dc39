import { excerpt, general } from './sources'
import type { Entry } from './types'

const crop = 'Cherry'

export const cherry: readonly Entry[] = [
  {
    label: 'Cherry_(including_sour)___Powdery_mildew',
    crop,
    disease: 'powdery mildew',
    kind: 'fungus',
    organism: 'Podosphaera cerasi or clandestina',
    signs: {
      leaf: 'White powder on young leaves, which curl or roll.',
      plant: 'New leaves stay small. Fruit may carry powder too.',
    },
    tellTale: 'Rub the white patch: soft powder comes off, and the young leaf rolls up.',
    lookAlikes: [
      { name: 'Dust or spray marks', check: 'Wash the leaf. Dust and spray wash off and the leaf is green below.' },
      { name: 'Aphids', check: 'Unroll the leaf. Aphids sit inside and the leaf is sticky.' },
    ],
    favouredBy: 'Warm, humid air on dry leaves helps it.',
    speed: 'Wind spreads it fast to other new shoots.',
    doToday: ['Cut off the white shoot tips.', 'Put them in a bag and bury them.', 'Check young shoots on all trees.'],
    cultural: ['Prune so that light reaches the middle.', 'Give no extra nitrogen: soft shoots fall sick first.'],
    biological: [],
    chemistry: { kind: 'lastResort', options: ['sulphur', 'bicarbonate'], timing: 'before more spots show' },
    avoid: ['propiconazole'],
    protect: ['Cut off suckers at the foot of the tree.', 'Check new shoots twice a week.'],
    whenNotToSpray: 'Do not use sulphur or oil in hot sun. It burns leaves.',
    cannotShow: 'A photo cannot tell powder from dust every time. Rub it.',
    alerts: [],
    recheckDays: 7,
    grounds: {
      identity: excerpt('wsuCherryPowderyMildew', 'springerCherryPowderyMildew'),
      signs: general('ucIpm', 'plantVillage'),
      spread: general('ucIpm'),
      control: general('ucIpm', 'frac'),
    },
  },
  {
    label: 'Cherry_(including_sour)___healthy',
    crop,
    kind: 'none',
    tellTale: 'The leaf is flat and green, and no white powder rubs off.',
    lookAlikes: [],
    doToday: ['Look at the youngest leaves for powder or curling.', 'Look at the bark for gum or sunken parts.'],
    cultural: ['Prune on a dry day, so that wind reaches the middle.', 'Clear fallen leaves and fruit.'],
    biological: [],
    protect: ['Walk the trees once a week.', 'Clean your tools between trees.'],
    whenNotToSpray: 'Do not spray a healthy tree just in case. It costs money and harms bees.',
    cannotShow: 'A leaf photo cannot show roots, bark, fruit, insects or an infection that has just begun.',
    notCovered:
      'On cherry this tool looks for powdery mildew only. It does not know leaf spot, canker, brown rot, aphids or virus.',
    recheckDays: 7,
    grounds: {
      identity: general('ucIpm'),
      signs: general('ucIpm'),
      spread: general('ucIpm'),
      control: general('ucIpm'),
    },
  },
]
