/** What a farmer does, each drawn in `public/illustrations/actions/<id>.svg`. */
export const PICTOGRAMS = [
  'ask',
  'bag',
  'bag-bury',
  'burn',
  'bury-leaves',
  'call',
  'clean-first',
  'cob-leaf',
  'cut',
  'funnel',
  'gather',
  'keep',
  'lens',
  'look',
  'look-bark',
  'look-fruit',
  'look-low',
  'look-tip',
  'look-tree',
  'look-under',
  'mark',
  'no-cut',
  'no-move',
  'no-overhead',
  'no-shake',
  'no-smoke',
  'open-tunnel',
  'photo',
  'pick',
  'plain-back',
  'pull',
  'pull-burn',
  'roots',
  'scout',
  'scrape',
  'shade',
  'soil',
  'stay-out',
  'steady',
  'tap-paper',
  'tell',
  'wait',
  'wash',
  'wash-leaves',
  'water',
  'water-foot',
  'weed',
] as const
export type Pictogram = (typeof PICTOGRAMS)[number]

/** Of actions that take something off a plant for good: no look of a phone asks for them. Fallen leaves and weeds are none. */
export const IRREVERSIBLE: ReadonlySet<string> = new Set<Pictogram>([
  'bag',
  'bag-bury',
  'burn',
  'bury-leaves',
  'cut',
  'pick',
  'pull',
  'pull-burn',
  'roots',
])

/** What only the server asks for: it takes off a plant, or has somebody called. */
export const FOR_SERVER_ONLY: ReadonlySet<string> = new Set<Pictogram>([
  ...PICTOGRAMS.filter((one) => IRREVERSIBLE.has(one)),
  'call',
])

/** What no look of a phone asks for without a plan: the same, and what locks a farm. */
export const NOT_IN_A_LOOK: ReadonlySet<string> = new Set([...FOR_SERVER_ONLY, 'no-move'])

/** Each drawing shows one kind of mark, and stands for every condition that makes such marks: `public/illustrations/signs/<id>.svg`. */
export const SIGNS = [
  'angular',
  'black-mould',
  'blocks',
  'burn',
  'cigars',
  'corky',
  'curl',
  'dots',
  'drift',
  'eyes',
  'grey-spots',
  'healthy',
  'healthy-long',
  'holes-long',
  'insects',
  'mosaic',
  'mottle',
  'mould',
  'mouldy-cob',
  'orange-spots',
  'pale',
  'patches',
  'powder',
  'rings',
  'rust',
  'rust-fine',
  'rust-long',
  'scab',
  'scorch',
  'scorch-long',
  'small-plant',
  'small-rings',
  'spots',
  'stripes',
  'warts',
  'wet-patches',
  'wilt',
] as const
export type Sign = (typeof SIGNS)[number]

/** What a farmer looks for in a check, where it is no mark of the leaf: `public/illustrations/<id>.svg`. */
export const CHECK_DRAWINGS = [
  'checks/dead-wood',
  'checks/fingernail',
  'checks/fruit-spots',
  'checks/fuzz-below',
  'checks/light-through',
  'checks/specks-on-paper',
  'checks/two-halves',
  'checks/whiteflies',
] as const
export type CheckDrawing = (typeof CHECK_DRAWINGS)[number]
