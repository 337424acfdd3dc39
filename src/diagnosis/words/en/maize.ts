import type { At } from '../place'
import type { CropWords } from '../types'

const SPRAY =
  'On less than an acre a spray seldom pays back. It can help only when tassels show. The marks must reach the third leaf below the cob. In the United States growers wait until 5 of 10 plants have such marks. We know no Kenyan test of that.'
const SPRAY_ELSEWHERE =
  'On less than an acre a spray seldom pays back. It can help only when tassels show. The marks must reach the third leaf below the cob.'
const DRY_GRAIN =
  'Dry the grain on a sheet, not on soil, to below 13 % moisture. Shake some with dry salt in a dry jar. If salt sticks, it is too wet. If not, it can still be too wet: dry one more day. The leaf library has a page on maize mould.'
const MOULDY = 'Never eat, sell, brew or feed mouldy cobs. Do not count on cooking to make them safe.'
const OLD_STALKS = 'After harvest, bury the old stalks. Feed them to cattle only if you never sprayed.'
const OTHER_CROP = 'Next season grow another crop there, such as beans or potatoes.'

export const maize = (at: At): CropWords<'maize'> => ({
  'Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot': {
    name: 'Grey leaf spot',
    speed: 'It climbs from leaf to leaf within weeks.',
    check: {
      question: 'Do the marks have straight sides, between two veins, like narrow blocks?',
      ifNot: 'If not, take a new photo first.',
    },
    actions: [
      'On ten plants, look for marks near the cob leaf.',
      'If all are over three leaves below the cob, wait.',
      'Near it before flowering? Ask your officer today.',
    ],
    cause: 'A fungus causes it. It lives on old maize stalks.',
    signs: ['The marks are narrow grey-brown blocks between the veins.', 'They start on the lowest leaves and climb.'],
    favouredBy: 'Warm, humid weather and old maize stalks help it.',
    next: [OLD_STALKS, OTHER_CROP],
    spray: at(SPRAY, SPRAY_ELSEWHERE),
    doNotSpray: 'Do not spray once the grain is firm. It is too late, and the loss is small.',
    protect: ['Plant a resistant hybrid next season.', 'Keep old stalks away from new maize.'],
    rivals: {
      'Corn_(maize)___Northern_Leaf_Blight': 'Blight makes long marks with pointed ends, like a cigar.',
      'Corn_(maize)___Common_rust_': 'Scrape it with a fingernail. Rust gives a brick-red powder.',
    },
    alerts: {},
    harvest: `${DRY_GRAIN} ${MOULDY}`,
    cannotShow: 'A photo cannot rule out maize lethal necrosis, maize streak or fall armyworm.',
  },
  'Corn_(maize)___Common_rust_': {
    name: 'Common rust',
    speed: 'New bumps appear in about seven days. Heat slows it.',
    check: {
      question: 'Scrape a bump with a fingernail. Does brick-red powder come off?',
      ifNot: 'If none comes off, take a new photo first.',
    },
    actions: [
      'On ten plants, see if the upper leaves have bumps too.',
      'Scrape bumps in different parts of the field.',
      'If only the low leaves have bumps, wait and look again.',
    ],
    cause: 'A fungus causes it. The wind brings its spores.',
    signs: ['There are small brick-red bumps on both sides of the leaf.', 'A fingernail scrapes off brick-red powder.'],
    favouredBy: 'Cool, moist weather helps it.',
    next: [
      'Plant a resistant hybrid next season.',
      'Remove self-sown maize between seasons.',
      'Where maize does not grow all year, also pull out wood sorrel (Oxalis).',
    ],
    spray: 'A spray rarely pays. It can help only early, before the cobs form.',
    doNotSpray: 'Do not spray if the rust starts after the cobs have formed. Harm is then unlikely.',
    protect: ['Plant early, and at the same time as your neighbours.'],
    rivals: {
      southernRust: 'Southern rust is more orange and sits almost only on the upper side.',
      'Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot':
        'Grey leaf spot makes narrow grey-brown blocks along the veins.',
    },
    alerts: {},
    harvest: 'Rust sits on the leaves, not on the grain. The harvest can be eaten.',
    cannotShow: 'A photo cannot rule out southern rust, maize lethal necrosis or fall armyworm.',
  },
  'Corn_(maize)___Northern_Leaf_Blight': {
    name: 'Northern leaf blight',
    speed: 'The marks join. Leaves dry up within weeks.',
    check: {
      question: 'Are the marks long and grey or light brown, with pointed ends like a cigar?',
      ifNot: 'If not, take a new photo first.',
    },
    actions: [
      'On ten plants, look for marks near the cob leaf.',
      'Near it before flowering? Ask your officer today.',
      'Look into funnels with dying middle leaves.',
    ],
    cause: 'A fungus causes it. It lives on old maize stalks.',
    signs: [
      'The marks are long, grey-green to light brown and shaped like a cigar.',
      'They are 2.5 to 15 cm long and start on low leaves.',
    ],
    favouredBy: 'Mild days (18 to 27 °C) with long dew help it.',
    next: [OLD_STALKS, OTHER_CROP],
    spray: at(SPRAY, SPRAY_ELSEWHERE),
    doNotSpray: 'Do not spray once the grain is firm. It is too late, and the loss is small.',
    protect: ['Plant a resistant hybrid next season.', 'Keep old stalks away from new maize.'],
    rivals: {
      'Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot': 'Grey leaf spot makes narrow blocks with straight sides.',
      maizeLethalNecrosis:
        'Young leaves turn yellow and dry up, from the edge or from the middle. There are no holes in the funnel. Pull out such plants, burn or bury them, and tell your officer. Do not grow maize there for two to three seasons. Then plant certified seed.',
      stemBorer: 'Holes and droppings in the funnel show borers or armyworms, not a disease.',
    },
    alerts: {},
    harvest: `${DRY_GRAIN} ${MOULDY}`,
    cannotShow: 'A photo cannot rule out maize lethal necrosis. Ask your farm officer if young leaves dry up.',
  },
  'Corn_(maize)___healthy': {
    check: {
      question: 'Is the leaf green, with no stripes, blocks or powder?',
      ifNot: 'If you see marks, take a photo of the marked leaf.',
    },
    actions: [
      'Look into the funnel of ten plants for holes and droppings.',
      'Look at the lowest leaves for grey or light brown marks.',
      'Look for young leaves that turn yellow and dry up.',
    ],
    next: [
      'Weed early.',
      'Put on top dressing when the maize is knee-high.',
      'Grow beans or another crop after maize.',
    ],
    doNotSpray: 'Do not spray a healthy crop just in case. It costs money and kills useful insects.',
    protect: ['Walk through the field every week and look for marks.', 'Bury old stalks soon after harvest.'],
    rivals: {},
    cannotShow:
      'A leaf photo cannot show roots, cobs or worms in the funnel. Nor can it show a disease that has just begun.',
    notCovered:
      'On maize this tool does not look for maize lethal necrosis, maize streak, fall armyworm, southern rust, Striga weed or lack of plant food.',
  },
})
