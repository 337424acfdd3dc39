import { excerpt, general, read } from './sources'
import type { Entry } from './types'

const crop = 'Potato'

export const potato: readonly Entry[] = [
  {
    label: 'Potato___Early_blight',
    crop,
    disease: 'early blight',
    kind: 'fungus',
    organism: 'Alternaria solani',
    signs: {
      leaf: 'Dry brown spots with rings inside, like a target.',
      plant: 'They start on the oldest leaves.',
    },
    tellTale: 'Look for rings like a target in dry spots, on the oldest leaves first.',
    lookAlikes: [
      { label: 'Potato___Late_blight', check: 'Look below at dawn. Late blight has a wet edge and white fuzz.' },
      { name: 'Lack of food or water', check: 'Hunger gives even yellow leaves and no rings.' },
    ],
    favouredBy: 'Warm days, dew and tired or hungry plants help it.',
    speed: 'It is slower than late blight: weeks, not days.',
    doToday: [
      'Look below ten leaves at dawn for white fuzz.',
      'Pick off the worst low leaves.',
      'Check if plants lack water or food.',
    ],
    cultural: ['Feed and water evenly.', 'Grow no potato or tomato there for two to three years.'],
    biological: [],
    chemistry: {
      kind: 'lastResort',
      options: ['copper', 'azoxystrobin', 'difenoconazole'],
      timing: 'if it climbs before the plants are full-grown',
    },
    avoid: ['chlorothalonil', 'mancozeb'],
    protect: ['Plant certified seed potatoes.', 'Bury old plants after harvest.'],
    whenNotToSpray: 'Do not spray when the tops are dying down on their own.',
    cannotShow: 'A photo cannot show tubers, bacterial wilt or cyst nematode.',
    alerts: [],
    recheckDays: 5,
    grounds: {
      identity: read('pacificPests'),
      signs: general('pacificPests', 'cabi'),
      spread: general('cabi'),
      control: general('cabi', 'frac'),
    },
  },
  {
    label: 'Potato___Late_blight',
    crop,
    disease: 'late blight',
    kind: 'oomycete',
    organism: 'Phytophthora infestans',
    signs: {
      leaf: 'Dark wet-looking patches with a pale edge.',
      under: 'White fuzz grows below at dawn.',
      plant: 'Stems turn brown and smell foul.',
    },
    tellTale: 'Look below at dawn: white fuzz grows at the edge of a wet-looking patch.',
    lookAlikes: [
      { label: 'Potato___Early_blight', check: 'Early blight is dry, with rings like a target and no fuzz.' },
      { name: 'Frost', check: 'Frost comes in one night and hits most plants alike.' },
    ],
    favouredBy: 'Cool, wet days (10 to 26 °C) help it.',
    speed: 'A field can be lost in days.',
    doToday: [
      'Act now. Bag and bury sick plants.',
      'Check the whole field, low spots first.',
      'Tell your neighbours today.',
    ],
    cultural: ['Hill up soil to cover the tubers.', 'Cut tops two weeks before harvest.'],
    biological: [],
    chemistry: {
      kind: 'lastResort',
      options: ['copper', 'mandipropamid', 'propamocarb'],
      timing: 'before more rain, while most plants are clean',
    },
    avoid: ['chlorothalonil', 'mancozeb'],
    protect: ['Plant certified seed of a tolerant kind.', 'Destroy waste heaps and old tubers.'],
    whenNotToSpray: 'Triazole sprays do nothing here. When most leaves are dead, stop.',
    cannotShow: 'A photo cannot show tubers, or fuzz at dawn.',
    alerts: [],
    recheckDays: 2,
    grounds: {
      identity: excerpt('usuPotatoLateBlight', 'phytoprotectionPotatoLateBlight'),
      signs: general('infonet', 'cabi'),
      spread: excerpt('ucIpmPotatoLateBlight', 'usuPotatoLateBlight', 'cornellLateBlight'),
      control: general('infonet', 'cabi', 'frac'),
    },
  },
  {
    label: 'Potato___healthy',
    crop,
    kind: 'none',
    tellTale: 'The leaf is evenly green, with no rings above and no fuzz below.',
    lookAlikes: [],
    doToday: ['Turn ten leaves over at dawn and look for white fuzz.', 'Look for single plants that wilt by day.'],
    cultural: ['Hill up soil over the tubers.', 'Weed early, so that leaves dry fast.'],
    biological: [],
    protect: ['Walk the field twice a week in the rains.', 'Plant certified seed potatoes.'],
    whenNotToSpray: 'Do not spray a fungus killer just because you are used to it. Look first.',
    cannotShow: 'A leaf photo cannot show tubers, roots, stems, insects or an infection that has just begun.',
    notCovered:
      'On potato this tool does not look for bacterial wilt, cyst nematode, virus, blackleg, tuber moth or lack of food.',
    recheckDays: 5,
    grounds: {
      identity: general('cabi'),
      signs: general('cabi'),
      spread: general('cabi'),
      control: general('cabi', 'kalro'),
    },
  },
]
