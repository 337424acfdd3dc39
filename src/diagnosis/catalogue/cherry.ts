import { excerpt } from './sources'
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
      leaf: 'White powder on young leaves, which curl or twist.',
      plant: 'New leaves stay small. Fruit may carry powder too.',
    },
    tellTale: 'Look below the young leaves: white powder patches, and leaves that curl up.',
    lookAlikes: [
      { name: 'Dust or spray marks', check: 'Look below. Mildew starts under young leaves and makes them curl.' },
      { name: 'Aphids', check: 'Black aphids sit on the shoot tips, and make them sticky.' },
    ],
    favouredBy: 'Warm, humid air on dry leaves helps it.',
    speed: 'Wind spreads it fast to other new shoots.',
    doToday: ['Cut off the white shoot tips.', 'Destroy the shoots that you cut.', 'Check young shoots on all trees.'],
    cultural: ['Prune so that air moves through the tree.', 'Give no extra nitrogen: soft shoots fall sick easily.'],
    biological: [],
    chemistry: { kind: 'lastResort', options: ['sulphur', 'azoxystrobin'], timing: 'as soon as you find it on shoots' },
    avoid: [],
    protect: ['Cut off suckers at the foot of the tree.', 'Check ten shoot tips a tree all season.'],
    whenNotToSpray: 'Do not use sulphur in heat, or near an oil spray. It harms trees.',
    cannotShow: 'A photo cannot tell powder from dust every time.',
    alerts: [],
    recheckDays: 7,
    grounds: {
      identity: excerpt('wsuCherryPowderyMildew', 'springerCherryPowderyMildew'),
      signs: excerpt('wsuCherryPowderyMildew', 'wsuHortsenseCherryPowderyMildew', 'wsuHortsenseBlackCherryAphid'),
      spread: excerpt('pnwHandbookCherryPowderyMildew', 'wvuCherryPowderyMildew'),
      control: excerpt(
        'wsuHortsenseCherryPowderyMildew',
        'wvuCherryPowderyMildew',
        'wsuCherryMildewFungicides',
        'ucIpmCherryPowderyMildew',
        'pnwHandbookCherryPowderyMildew',
        'ucIpmFruitPowderyMildew',
      ),
    },
  },
  {
    label: 'Cherry_(including_sour)___healthy',
    crop,
    kind: 'none',
    tellTale: 'Young leaves do not curl, and show no white powder above or below.',
    lookAlikes: [],
    doToday: ['Look at the youngest leaves for powder or curling.', 'Look at the bark for gum or sunken parts.'],
    cultural: ['Prune in dry weather, so that air moves through the tree.', 'Clear fallen leaves and dried-up fruit.'],
    biological: [],
    protect: ['Walk the trees once a week.', 'Clean pruning tools after each cut.'],
    whenNotToSpray: 'Do not spray a healthy tree just in case. It can harm bees.',
    cannotShow: 'A leaf photo cannot show roots, bark, fruit, insects or an infection that has just begun.',
    notCovered:
      'On cherry this tool looks for powdery mildew only. It does not know leaf spot, canker, brown rot, aphids or virus.',
    recheckDays: 7,
    grounds: {
      signs: excerpt('wsuCherryPowderyMildew'),
      control: excerpt(
        'wsuCherryPowderyMildew',
        'intermountainCherryCanker',
        'wsuHortsenseCherryPowderyMildew',
        'wsuHortsenseCherryBrownRot',
        'wvuCherryPowderyMildew',
        'wsuCherryCanker',
        'cornellPollinators',
      ),
    },
  },
]
