import type { KeyCase } from './types'

const CHECKS = [
  'maizePowder',
  'maizeBlocks',
  'maizeHeart',
  'maizeLowFirst',
  'grainMould',
  'fallArmyworm',
  'Corn_(maize)___Northern_Leaf_Blight',
  'stemBorer',
  'streak',
  'striga',
  'poorSoil',
  'grainBorers',
] as const
type Check = (typeof CHECKS)[number]

/** Before there is grain. */
const GRAIN: readonly Check[] = ['grainMould', 'grainBorers']
/** He will not dig up or split a plant for this. */
const WORK: readonly Check[] = ['striga', 'stemBorer']

/** The check is answered yes on these plants, cannot be told on them (`untold`), or is answered no: all others. */
const seen = (yes: readonly Check[], untold: readonly Check[]): KeyCase['sees'] =>
  Object.fromEntries(
    CHECKS.filter((id) => !untold.includes(id)).map((id) => [id, yes.includes(id) ? 'yes' : 'no'] as const),
  )

const cases: readonly Omit<KeyCase, 'crop'>[] = [
  {
    of: 'fallArmyworm',
    story: 'Knee-high maize has long ragged holes. Wet sawdust lies in the funnel, and a fat worm sits below it.',
    part: 'leaf',
    sign: 'holes',
    sees: seen(['fallArmyworm'], GRAIN),
  },
  {
    of: 'fallArmyworm',
    story: 'Two weeks after planting the leaves have small clear windows. The worms are as thin as a thread.',
    part: 'leaf',
    sign: 'holes',
    sees: seen([], [...GRAIN, 'fallArmyworm', 'striga']),
  },
  {
    of: 'fallArmyworm',
    story: 'He peels a cob: a brown worm has eaten the tip, and white fuzz has grown on the wet grains.',
    part: 'fruit',
    sign: 'insects',
    sees: seen(['fallArmyworm', 'grainMould'], ['grainBorers', 'maizePowder', 'striga', 'poorSoil', 'maizeLowFirst']),
  },
  {
    of: 'Corn_(maize)___Northern_Leaf_Blight',
    story: 'Long grey marks, some as long as a hand, started on the low leaves and have now reached the cob leaf.',
    part: 'leaf',
    sign: 'spots',
    sees: seen(['Corn_(maize)___Northern_Leaf_Blight', 'maizeLowFirst'], ['grainBorers']),
  },
  {
    of: 'Corn_(maize)___Northern_Leaf_Blight',
    story: 'Here and there a low leaf has one or two grey-green marks, as long as a finger joint, pointed at the ends.',
    part: 'leaf',
    sign: 'spots',
    sees: seen(['Corn_(maize)___Northern_Leaf_Blight', 'maizeLowFirst'], [...GRAIN, ...WORK, 'maizeBlocks']),
  },
  {
    of: 'Corn_(maize)___Northern_Leaf_Blight',
    story: 'From the path the field looks burnt. Low leaves are dry; on the upper ones pale brown marks run together.',
    part: 'whole',
    sign: 'wilting',
    sees: seen(['Corn_(maize)___Northern_Leaf_Blight', 'maizeLowFirst'], ['grainBorers', 'stemBorer', 'poorSoil']),
  },
  {
    of: 'Corn_(maize)___Common_rust_',
    story: 'Both sides of the leaves are full of small red-brown bumps. His shirt is red after he walks through.',
    part: 'leaf',
    sign: 'powder',
    sees: seen(['maizePowder'], ['grainBorers']),
  },
  {
    of: 'Corn_(maize)___Common_rust_',
    story: 'Some leaves in the middle of the plant have pale dots. A few of them have just opened, brown inside.',
    part: 'leaf',
    sign: 'spots',
    sees: seen(['maizePowder'], [...GRAIN, 'stemBorer']),
  },
  {
    of: 'Corn_(maize)___Common_rust_',
    story: 'In the cold weeks after tassels the leaves turn yellow. They feel rough, with brown and black bumps.',
    part: 'leaf',
    sign: 'yellow',
    sees: seen(['maizePowder'], ['grainBorers', 'maizeBlocks', 'poorSoil']),
  },
  {
    of: 'stemBorer',
    story: 'The middle leaf of many plants is dry and comes out in his hand. Below is a round hole with droppings.',
    part: 'stem',
    sign: 'holes',
    sees: seen(['maizeHeart', 'stemBorer'], GRAIN),
  },
  {
    of: 'stemBorer',
    story: 'Four weeks old, the young leaves have rows of small round holes, like shot. The plants still grow well.',
    part: 'leaf',
    sign: 'holes',
    sees: seen([], [...GRAIN, 'maizePowder']),
  },
  {
    of: 'stemBorer',
    story: 'Stalks with cobs break in the wind. In some cobs a pink worm has made a tunnel, and there is pinkish fuzz.',
    part: 'fruit',
    sign: 'insects',
    sees: seen(['stemBorer', 'grainMould'], ['grainBorers', 'fallArmyworm', 'striga', 'poorSoil', 'maizeLowFirst']),
  },
  {
    of: 'streak',
    story: 'The upper leaves have narrow broken pale lines along the veins. The lowest leaves are clean and green.',
    part: 'leaf',
    sign: 'yellow',
    sees: seen(['streak'], GRAIN),
  },
  {
    of: 'streak',
    story: 'On a few plants the base of the newest leaf is full of tiny pale dots. All the other leaves look good.',
    part: 'leaf',
    sign: 'spots',
    sees: seen(['streak'], [...GRAIN, ...WORK]),
  },
  {
    // He overlooks the two green leaves at the soil.
    of: 'streak',
    story: 'Plants beside the grass strip stay half as high as the rest and look pale. Nearly every leaf is striped.',
    part: 'whole',
    sign: 'yellow',
    sees: seen([], ['grainBorers', 'stemBorer']),
  },
  {
    of: 'striga',
    story: 'The maize is short and pale. A weed with purple flowers stands in tufts close round the stalks.',
    part: 'whole',
    sign: 'yellow',
    sees: seen(['striga'], ['grainBorers']),
  },
  {
    of: 'striga',
    story: 'It rained two days ago, but some young plants fold their leaves and hang. No strange weed is up yet.',
    part: 'whole',
    sign: 'wilting',
    sees: seen([], [...GRAIN, 'striga']),
  },
  {
    of: 'striga',
    story: 'On the tired corner of the plot the low leaves turn yellow from the tip. Small green weeds crowd the foot.',
    part: 'leaf',
    sign: 'yellow',
    sees: seen(['striga', 'poorSoil'], [...GRAIN, 'maizeBlocks', 'maizeLowFirst']),
  },
  {
    of: 'lethalNecrosis',
    story: 'Upper leaves went yellow and dried within two weeks, and the heart is dead. He finds no hole anywhere.',
    part: 'whole',
    sign: 'yellow',
    sees: seen(['maizeHeart'], [...GRAIN, 'streak']),
  },
  {
    of: 'lethalNecrosis',
    story: 'At knee height the youngest leaves have a fine pale yellow pattern along the veins. Nothing is dry yet.',
    part: 'leaf',
    sign: 'yellow',
    sees: seen(['streak'], [...GRAIN, 'stemBorer']),
  },
  {
    of: 'lethalNecrosis',
    story: 'The husks dried while the stalks are still green. The cobs have few grains, and some are rotten and fuzzy.',
    part: 'fruit',
    sign: 'mould',
    sees: seen(['grainMould'], ['grainBorers', 'streak', 'striga', 'maizePowder']),
  },
  {
    of: 'Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot',
    story: 'The low leaves are full of narrow grey-brown bars between the veins. They climb from week to week.',
    part: 'leaf',
    sign: 'spots',
    sees: seen(['maizeBlocks', 'maizeLowFirst'], ['grainBorers']),
  },
  {
    of: 'Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot',
    story: 'The two lowest leaves have small brown dots with a yellow ring. They are too small to have a shape.',
    part: 'leaf',
    sign: 'spots',
    sees: seen([], [...GRAIN, ...WORK, 'maizeBlocks', 'maizeLowFirst']),
  },
  {
    // Where the bars join he takes them for one long mark.
    of: 'Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot',
    story: 'After tassels most low leaves turn grey and dry. On the leaves above, long bars lie side by side and join.',
    part: 'whole',
    sign: 'wilting',
    sees: seen(
      ['maizeBlocks', 'Corn_(maize)___Northern_Leaf_Blight', 'maizeLowFirst'],
      ['grainBorers', 'stemBorer', 'poorSoil'],
    ),
  },
  {
    of: 'poorSoil',
    story: 'On most of the plot the maize is thin. The low leaves are yellow along the middle, from the tip inward.',
    part: 'leaf',
    sign: 'yellow',
    sees: seen(['poorSoil'], ['grainBorers']),
  },
  {
    of: 'poorSoil',
    story: 'Three weeks old, the maize hardly grows. The tips and edges of the low leaves are a little purple.',
    part: 'whole',
    sign: 'stunted',
    sees: seen(['poorSoil'], [...GRAIN, 'stemBorer']),
  },
  {
    of: 'poorSoil',
    story: 'The cobs are small, and the tip has no grains. All the plants are thin, and the low leaves are half dry.',
    part: 'fruit',
    sign: null,
    sees: seen(['poorSoil'], ['grainBorers', 'maizePowder', 'stemBorer', 'maizeLowFirst']),
  },
  {
    of: 'grainBorers',
    story: 'In the bag the grain has round holes. Fine flour lies at the bottom, and small dark beetles walk about.',
    part: 'store',
    sign: 'holes',
    sees: { grainBorers: 'yes', grainMould: 'no' },
  },
  {
    of: 'grainBorers',
    story: 'Six weeks after harvest he sees a few small brown beetles with a snout on the bag. The grain looks whole.',
    part: 'store',
    sign: 'insects',
    sees: { grainBorers: 'yes', grainMould: 'no' },
  },
  {
    of: 'grainBorers',
    story: 'Cobs kept under the roof drop white flour. Grains crumble, and some damp cobs have grey-green fuzz too.',
    part: 'fruit',
    sign: 'powder',
    sees: { grainBorers: 'yes', grainMould: 'yes' },
  },
  {
    of: 'aflatoxin',
    story: 'At harvest many cobs have yellow-green fuzz at the open tip, mostly those that lay on the soil.',
    part: 'fruit',
    sign: 'mould',
    sees: seen(['grainMould'], ['grainBorers', 'maizePowder', 'fallArmyworm', 'striga', 'poorSoil', 'maizeLowFirst']),
  },
  {
    of: 'aflatoxin',
    story: 'The grain was bagged damp and smells bad. Some grains are light and brownish, but fuzz is hard to see.',
    part: 'store',
    sign: 'mould',
    sees: { grainBorers: 'no' },
  },
  {
    of: 'aflatoxin',
    story: 'The grain in the store has holes and beetles. He pours it out: in the middle it is caked and grey-green.',
    part: 'store',
    sign: 'holes',
    sees: { grainMould: 'yes', grainBorers: 'yes' },
  },
]

export const maizeCases: readonly KeyCase[] = cases.map((each) => ({ ...each, crop: 'maize' }))
