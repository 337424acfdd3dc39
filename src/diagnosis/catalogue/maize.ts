import { excerpt, general, read } from './sources'
import type { Entry } from './types'

const crop = 'Maize'
const notCovered =
  'On maize this tool does not look for maize lethal necrosis, maize streak, fall armyworm, southern rust, Striga weed or lack of food.'

export const maize: readonly Entry[] = [
  {
    label: 'Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot',
    crop,
    disease: 'grey leaf spot',
    kind: 'fungus',
    organism: 'Cercospora zeina (in Africa) or zeae-maydis',
    signs: {
      leaf: 'Narrow grey-brown blocks, between the veins.',
      plant: 'They start on the lowest leaves and climb.',
    },
    tellTale: 'The marks are narrow blocks with straight sides, between two veins.',
    lookAlikes: [
      {
        label: 'Corn_(maize)___Northern_Leaf_Blight',
        check: 'Blight is longer, with pointed ends like a cigar.',
      },
      { label: 'Corn_(maize)___Common_rust_', check: 'Rub it. Rust leaves brick-red powder on your finger.' },
    ],
    favouredBy: 'Warm, humid weather and old maize stalks help it.',
    speed: 'It climbs from leaf to leaf over a few weeks.',
    doToday: [
      'Find the leaf beside the ear.',
      'See if marks are near that leaf yet.',
      'Check five plants in five places.',
    ],
    cultural: ['Bury or feed out stalks after harvest.', 'Grow another crop there next season.'],
    biological: [],
    chemistry: {
      kind: 'lastResort',
      options: ['azoxystrobin', 'difenoconazole'],
      timing: 'only if it is near the ear leaf when tassels show',
    },
    avoid: ['mancozeb', 'carbendazim'],
    protect: ['Plant a resistant hybrid next season.', 'Keep old stalks away from new maize.'],
    whenNotToSpray: 'Do not spray late, when grain is firm. The loss is then small.',
    cannotShow: 'A photo cannot rule out maize lethal necrosis, maize streak or fall armyworm.',
    alerts: [],
    recheckDays: 7,
    grounds: {
      identity: excerpt('kalroMaizeGreyLeafSpot', 'fabiMaizeGreyLeafSpot', 'ipmPipeMaizeGreyLeafSpot'),
      signs: general('nebGuide', 'cropProtectionNetwork'),
      spread: excerpt('utCropsMaizeGreyLeafSpot', 'kalroMaizeGreyLeafSpot', 'illinoisMaizeGreyLeafSpot'),
      control: read('delaware'),
    },
  },
  {
    label: 'Corn_(maize)___Common_rust_',
    crop,
    disease: 'common rust',
    kind: 'fungus',
    organism: 'Puccinia sorghi',
    signs: {
      leaf: 'Small brick-red bumps on both sides of the leaf.',
      plant: 'Brick-red powder comes off on your finger.',
    },
    tellTale: 'Rub the leaf: brick-red powder comes off, and bumps sit on both sides.',
    lookAlikes: [
      { name: 'Southern rust', check: 'Southern rust is more orange and sits almost only on the upper side.' },
      {
        label: 'Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot',
        check: 'Grey leaf spot makes flat grey blocks, and no powder.',
      },
    ],
    favouredBy: 'Cool, moist weather helps it. Wind brings it.',
    speed: 'It makes new bumps in about 7 days. Heat slows it.',
    doToday: [
      'Rub ten leaves and look for powder.',
      'See if upper leaves have bumps.',
      'Check five plants in five places.',
    ],
    cultural: ['Feed and weed on time: strong maize bears it.', 'Plant a resistant hybrid next season.'],
    biological: [],
    chemistry: {
      kind: 'lastResort',
      options: ['azoxystrobin', 'difenoconazole'],
      timing: 'only early, while bumps are few; it rarely pays',
    },
    avoid: ['mancozeb', 'propiconazole'],
    protect: ['Plant early, and together with your neighbours.', 'Remove self-sown maize between seasons.'],
    whenNotToSpray: 'Do not spray once the silks are brown. It will not pay.',
    cannotShow: 'A photo cannot rule out southern rust, maize lethal necrosis or fall armyworm.',
    alerts: [],
    recheckDays: 7,
    grounds: {
      identity: excerpt('umnMaizeCommonRust', 'cornellMaizeCommonRust'),
      signs: general('nebGuide', 'cropProtectionNetwork'),
      spread: excerpt('umnMaizeCommonRust', 'cornellMaizeCommonRust', 'illinoisMaizeCommonRust'),
      control: general('nebGuide', 'cropProtectionNetwork', 'frac'),
    },
  },
  {
    label: 'Corn_(maize)___Northern_Leaf_Blight',
    crop,
    disease: 'northern leaf blight',
    kind: 'fungus',
    organism: 'Exserohilum turcicum',
    signs: {
      leaf: 'Long grey-green to tan marks, shaped like a cigar (2.5 to 15 cm).',
      plant: 'They start low and climb.',
    },
    tellTale: 'The marks are long, with pointed ends like a cigar, and cross the veins.',
    lookAlikes: [
      {
        label: 'Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot',
        check: 'Grey leaf spot makes short narrow blocks with straight sides.',
      },
      {
        name: 'Maize lethal necrosis',
        check: 'Young leaves dry from the edge, and the heart dies.',
      },
    ],
    favouredBy: 'Mild days (18 to 27 °C) with long dew help it.',
    speed: 'Spots join. Leaves dry up and die.',
    doToday: [
      'Find the leaf beside the ear.',
      'See if marks are near that leaf yet.',
      'Look for dying hearts: that is not blight.',
    ],
    cultural: ['Bury or feed out stalks after harvest.', 'Grow another crop there next season.'],
    biological: [],
    chemistry: {
      kind: 'lastResort',
      options: ['azoxystrobin', 'difenoconazole'],
      timing: 'only if it is near the ear leaf when tassels show',
    },
    avoid: ['mancozeb', 'propiconazole'],
    protect: ['Plant a resistant hybrid next season.', 'Keep old stalks away from new maize.'],
    whenNotToSpray: 'Do not spray late, when grain is firm. The loss is then small.',
    cannotShow: 'A photo cannot rule out maize lethal necrosis. Ask if young leaves dry up.',
    alerts: [],
    recheckDays: 7,
    grounds: {
      identity: excerpt(
        'pacificPestsMaizeNorthernLeafBlight',
        'utCropsMaizeNorthernLeafBlight',
        'apsMaizeNorthernLeafBlight',
      ),
      signs: general('nebGuide', 'cropProtectionNetwork'),
      spread: excerpt('pacificPestsMaizeNorthernLeafBlight'),
      control: read('delaware'),
    },
  },
  {
    label: 'Corn_(maize)___healthy',
    crop,
    kind: 'none',
    tellTale: 'The leaf is evenly green, with no stripes, blocks or powder.',
    lookAlikes: [],
    doToday: [
      'Look into the heart of ten plants for holes or worms.',
      'Look at the lowest leaves for grey or tan marks.',
    ],
    cultural: ['Weed early and top-dress on time.', 'Grow beans or another crop after maize.'],
    biological: [],
    protect: ['Walk the field twice a week until tassels show.', 'Bury old stalks before you plant.'],
    whenNotToSpray: 'Do not spray a healthy crop just in case. It costs money and kills useful insects.',
    cannotShow: 'A leaf photo cannot show roots, ears, worms in the heart or an infection that has just begun.',
    notCovered,
    recheckDays: 7,
    grounds: {
      identity: general('cabi'),
      signs: general('cabi'),
      spread: general('cabi'),
      control: general('cabi', 'kalro'),
    },
  },
]
