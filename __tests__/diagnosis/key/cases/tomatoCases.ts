import type { KeyCase } from './types'

const CHECKS = [
  'tomatoFuzz',
  'tomatoMould',
  'tomatoRings',
  'tomatoSpecks',
  'tomatoScabs',
  'tomatoSunkenSpots',
  'tomatoMites',
  'tomatoCupped',
  'tomatoLowFirst',
  'tomatoWetSpots',
  'tuta',
  'tomatoBacterialWilt',
  'Tomato___Tomato_Yellow_Leaf_Curl_Virus',
  'Tomato___Tomato_mosaic_virus',
  'rootKnotNematodes',
] as const
type Check = (typeof CHECKS)[number]

/** There is no spot to look at; before there is fruit; and both. */
const NO_SPOT = 'tomatoWetSpots'
const FRUIT: readonly Check[] = ['tomatoScabs', 'tomatoSunkenSpots']
const SMOOTH: readonly Check[] = [...FRUIT, NO_SPOT]
/** He will not cut or dig up a plant for this. */
const WORK: readonly Check[] = ['tomatoBacterialWilt', 'rootKnotNematodes']
/** He does not come at dawn or bring white paper. */
const TIME: readonly Check[] = ['tomatoFuzz', 'tomatoMites']

/** The check is answered yes on these plants, cannot be told on them (`untold`), or is answered no: all others. */
const seen = (yes: readonly Check[], untold: readonly Check[]): KeyCase['sees'] =>
  Object.fromEntries(
    CHECKS.filter((id) => !untold.includes(id)).map((id) => [id, yes.includes(id) ? 'yes' : 'no'] as const),
  )

const cases: readonly Omit<KeyCase, 'crop'>[] = [
  {
    of: 'tuta',
    story: 'Leaves have wide pale blotches, and inside one he sees a small green worm. Some fruit has pin holes.',
    part: 'leaf',
    sign: 'insects',
    sees: seen(['tuta'], []),
  },
  {
    of: 'tuta',
    story: 'Ten days after planting out, a few leaves have one pale spot that looks like thin paper.',
    part: 'leaf',
    sign: 'spots',
    sees: seen(['tuta'], [...FRUIT, ...WORK, 'tomatoMites']),
  },
  {
    // He takes the rotting pin holes for sunken spots.
    of: 'tuta',
    story: 'Fruit has pin holes near the stalk with dry black droppings and begins to rot. Leaves look burnt.',
    part: 'fruit',
    sign: 'holes',
    sees: seen(['tuta', 'tomatoSunkenSpots'], [...WORK, 'tomatoMites', 'tomatoLowFirst', 'tomatoWetSpots']),
  },
  {
    of: 'Tomato___Late_blight',
    story: 'In the cold rains big dark wet patches spread over the leaves in two days. Fruit has hard brown patches.',
    part: 'leaf',
    sign: 'spots',
    sees: seen(['tomatoFuzz', 'tomatoWetSpots'], []),
  },
  {
    of: 'Tomato___Late_blight',
    story: 'A few leaf tips have a dark grey-green patch with a wet edge. The sun has been out for two days.',
    part: 'leaf',
    sign: 'spots',
    sees: seen(['tomatoWetSpots'], [...FRUIT, ...WORK, 'tomatoMites']),
  },
  {
    of: 'Tomato___Late_blight',
    story: 'Stems have long brown patches and the tops above them hang down. The green fruit is greasy brown.',
    part: 'stem',
    sign: 'wilting',
    sees: seen(['tomatoFuzz', 'tomatoWetSpots'], ['tomatoMites', 'rootKnotNematodes']),
  },
  {
    of: 'Tomato___Early_blight',
    story: 'The lowest leaves have brown spots as big as a bean, with rings inside and a yellow edge.',
    part: 'leaf',
    sign: 'spots',
    sees: seen(['tomatoRings', 'tomatoLowFirst'], []),
  },
  {
    of: 'Tomato___Early_blight',
    story: 'A few small dry brown spots are on the oldest leaves. They are still too small to see more.',
    part: 'leaf',
    sign: 'spots',
    sees: seen([], [...FRUIT, ...WORK, 'tomatoRings', 'tomatoMites', 'tomatoLowFirst']),
  },
  {
    of: 'Tomato___Early_blight',
    story: 'Plants turn yellow and bare from below. Some fruit has a dark hollow place beside the stalk.',
    part: 'whole',
    sign: 'yellow',
    sees: seen(['tomatoRings', 'tomatoSunkenSpots', 'tomatoLowFirst'], [...TIME, 'tomatoBacterialWilt']),
  },
  {
    of: 'tomatoBacterialWilt',
    story: 'Plants full of fruit fell down within three days, still green and without a spot.',
    part: 'whole',
    sign: 'wilting',
    sees: seen(['tomatoBacterialWilt'], [NO_SPOT]),
  },
  {
    of: 'tomatoBacterialWilt',
    story: 'The top leaves of one plant hang in the hot hours and stand again in the evening. He will not cut it yet.',
    part: 'leaf',
    sign: 'wilting',
    sees: seen([], [...SMOOTH, 'tomatoBacterialWilt', 'tomatoMites']),
  },
  {
    of: 'tomatoBacterialWilt',
    story: 'Plant after plant droops down the row where water runs. The stem is brown inside; the roots are lumpy too.',
    part: 'stem',
    sign: 'wilting',
    sees: seen(['tomatoBacterialWilt', 'rootKnotNematodes'], [...TIME, NO_SPOT]),
  },
  {
    of: 'Tomato___Tomato_Yellow_Leaf_Curl_Virus',
    story: 'Young leaves are small, cupped and yellow at the edge. White flies rise, and the plants stay short.',
    part: 'leaf',
    sign: 'curling',
    sees: seen(['tomatoCupped', 'Tomato___Tomato_Yellow_Leaf_Curl_Virus'], [NO_SPOT]),
  },
  {
    of: 'Tomato___Tomato_Yellow_Leaf_Curl_Virus',
    story: 'The newest leaves of some young plants bend up a little and are pale at the edge. He sees no flies.',
    part: 'leaf',
    sign: 'curling',
    sees: seen(['tomatoCupped'], [...SMOOTH, ...WORK]),
  },
  {
    // He takes the yellow between the veins for light patches.
    of: 'Tomato___Tomato_Yellow_Leaf_Curl_Virus',
    story: 'Whole plants are short and bushy with yellow tops. The flowers drop, and there is hardly any fruit.',
    part: 'whole',
    sign: 'yellow',
    sees: seen(['tomatoCupped', 'Tomato___Tomato_Yellow_Leaf_Curl_Virus', 'Tomato___Tomato_mosaic_virus'], SMOOTH),
  },
  {
    of: 'Tomato___Spider_mites Two-spotted_spider_mite',
    story: 'In the dry weeks leaves got many pale dots and then turned bronze. Below is a fine web.',
    part: 'leaf',
    sign: 'spots',
    sees: seen(['tomatoMites'], ['tomatoLowFirst']),
  },
  {
    of: 'Tomato___Spider_mites Two-spotted_spider_mite',
    story: 'Beside the dusty path some leaves look dull, with fine pale dots near the veins. He has no paper at hand.',
    part: 'leaf',
    sign: 'yellow',
    sees: seen([], [...FRUIT, ...WORK, 'tomatoMites']),
  },
  {
    of: 'Tomato___Spider_mites Two-spotted_spider_mite',
    story: 'The plants at the edge dry up from below as if scorched, though he waters. The tops hang in webs.',
    part: 'whole',
    sign: 'wilting',
    sees: seen(['tomatoMites', 'tomatoLowFirst'], ['tomatoFuzz', 'tomatoSpecks', 'tomatoBacterialWilt', NO_SPOT]),
  },
  {
    of: 'Tomato___Bacterial_spot',
    story: 'After a storm the leaves are full of small dark greasy spots. Green fruit has little rough brown crusts.',
    part: 'leaf',
    sign: 'spots',
    sees: seen(['tomatoScabs', 'tomatoWetSpots'], []),
  },
  {
    of: 'Tomato___Bacterial_spot',
    story: 'Seedlings in the nursery have a few tiny dark wet-looking spots. There is no fruit yet.',
    part: 'leaf',
    sign: 'spots',
    sees: seen(['tomatoWetSpots'], [...FRUIT, ...WORK, 'tomatoMites']),
  },
  {
    of: 'Tomato___Bacterial_spot',
    story: 'Fruit has brown crusts that are rough and a little hollow in the middle. The leaves turn yellow and dry.',
    part: 'fruit',
    sign: 'spots',
    sees: seen(['tomatoScabs', 'tomatoSunkenSpots'], [...WORK, ...TIME, 'tomatoLowFirst', 'tomatoWetSpots']),
  },
  {
    of: 'Tomato___Septoria_leaf_spot',
    story: 'Low leaves are full of small round spots with a grey middle and a dark edge. The fruit is clean.',
    part: 'leaf',
    sign: 'spots',
    sees: seen(['tomatoSpecks', 'tomatoLowFirst'], []),
  },
  {
    of: 'Tomato___Septoria_leaf_spot',
    story: 'Some low leaves have a few tiny dark dots after the rain. They are brown all through.',
    part: 'leaf',
    sign: 'spots',
    sees: seen([], [...FRUIT, ...WORK, 'tomatoMites', 'tomatoLowFirst', 'tomatoWetSpots']),
  },
  {
    of: 'Tomato___Septoria_leaf_spot',
    story: 'The plants are bare below. The leaves above turn yellow and drop, and each has countless little spots.',
    part: 'whole',
    sign: 'yellow',
    sees: seen(['tomatoSpecks', 'tomatoLowFirst'], [...TIME, 'tomatoBacterialWilt']),
  },
  {
    of: 'Tomato___Leaf_Mold',
    story: 'In the closed tunnel leaves have pale yellow patches. Turned over, they are green-brown like velvet.',
    part: 'leaf',
    sign: 'mould',
    sees: seen(['tomatoMould', 'tomatoLowFirst'], []),
  },
  {
    of: 'Tomato___Leaf_Mold',
    story: 'In the tunnel some low leaves have pale yellow patches without an edge. Below he sees almost nothing.',
    part: 'leaf',
    sign: 'yellow',
    sees: seen(['tomatoLowFirst'], [...FRUIT, ...WORK, 'tomatoMites']),
  },
  {
    // The youngest fuzz is still pale, and he calls it white.
    of: 'Tomato___Leaf_Mold',
    story: 'Low leaves in the tunnel roll, dry up and hang. The leaves above are blotched, with soft fuzz below.',
    part: 'leaf',
    sign: 'wilting',
    sees: seen(['tomatoMould', 'tomatoFuzz', 'tomatoLowFirst'], ['tomatoMites', ...WORK]),
  },
  {
    of: 'Tomato___Tomato_mosaic_virus',
    story: 'Young leaves are patched light and dark green, and some are thin. Fruit ripens unevenly.',
    part: 'leaf',
    sign: 'yellow',
    sees: seen(['Tomato___Tomato_mosaic_virus'], [NO_SPOT]),
  },
  {
    of: 'Tomato___Tomato_mosaic_virus',
    story: 'After pruning, some plants have faint lighter patches in the top leaves. Otherwise they look well.',
    part: 'leaf',
    sign: null,
    sees: seen(['Tomato___Tomato_mosaic_virus'], [...SMOOTH, ...WORK]),
  },
  {
    of: 'Tomato___Tomato_mosaic_virus',
    story: 'The tops look like a fern, with narrow twisted leaves. A few plants are shorter than the rest.',
    part: 'whole',
    sign: 'curling',
    sees: seen(['Tomato___Tomato_mosaic_virus'], ['tomatoCupped', 'tomatoBacterialWilt', 'tomatoMites', NO_SPOT]),
  },
  {
    of: 'Tomato___Target_Spot',
    story: 'Many small brown spots with a light middle climb from the low leaves. Fruit has small hollow spots.',
    part: 'leaf',
    sign: 'spots',
    sees: seen(['tomatoRings', 'tomatoSunkenSpots', 'tomatoLowFirst'], []),
  },
  {
    of: 'Tomato___Target_Spot',
    story: 'After windy rain the low leaves have many tiny brown points with a yellow edge. No fruit has set.',
    part: 'leaf',
    sign: 'spots',
    sees: seen([], [...FRUIT, ...WORK, 'tomatoMites', 'tomatoLowFirst', 'tomatoWetSpots']),
  },
  {
    of: 'Tomato___Target_Spot',
    story: 'Ripe fruit has small brown pits that crack open. The leaf spots have run together into dry patches.',
    part: 'fruit',
    sign: 'spots',
    sees: seen(['tomatoSunkenSpots', 'tomatoLowFirst'], [...WORK, 'tomatoRings', ...TIME]),
  },
  {
    of: 'rootKnotNematodes',
    story: 'In a round patch the plants stay small and hang at noon in moist soil. Their roots are full of lumps.',
    part: 'whole',
    sign: 'wilting',
    sees: seen(['rootKnotNematodes'], [NO_SPOT]),
  },
  {
    of: 'rootKnotNematodes',
    story: 'Three weeks after planting out some plants are pale and slow. The thin roots have a few small swellings.',
    part: 'whole',
    sign: 'yellow',
    sees: seen(['rootKnotNematodes'], [...SMOOTH, 'tomatoBacterialWilt']),
  },
  {
    of: 'rootKnotNematodes',
    story: 'The low leaves turn yellow and the fruit stays small, though he feeds the plants. They droop in the sun.',
    part: 'leaf',
    sign: 'yellow',
    sees: seen(['rootKnotNematodes', 'tomatoLowFirst'], [...TIME, 'tomatoBacterialWilt', NO_SPOT]),
  },
]

export const tomatoCases: readonly KeyCase[] = cases.map((each) => ({ ...each, crop: 'tomato' }))
