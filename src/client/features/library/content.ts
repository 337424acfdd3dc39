import type { ConditionSlug } from '~/contract/library'
import type { OtherProblem } from '~/diagnosis'

/** Each drawing shows one kind of mark, and stands for every condition that makes such marks. */
type Sign =
  | 'angular'
  | 'black-mould'
  | 'blocks'
  | 'burn'
  | 'cigars'
  | 'corky'
  | 'curl'
  | 'dots'
  | 'drift'
  | 'eyes'
  | 'grey-spots'
  | 'healthy'
  | 'healthy-long'
  | 'holes-long'
  | 'insects'
  | 'mosaic'
  | 'mottle'
  | 'mould'
  | 'orange-spots'
  | 'pale'
  | 'patches'
  | 'powder'
  | 'rings'
  | 'rust'
  | 'rust-fine'
  | 'rust-long'
  | 'scab'
  | 'scorch'
  | 'scorch-long'
  | 'small-rings'
  | 'spots'
  | 'stripes'
  | 'warts'
  | 'wet-patches'
  | 'wilt'

type Drawn = Exclude<ConditionSlug, `${string}-healthy`> | 'maize-healthy' | OtherProblem

const signs: Record<Drawn, Sign> = {
  'maize-grey-leaf-spot': 'blocks',
  'maize-common-rust': 'rust-long',
  'maize-northern-leaf-blight': 'cigars',
  'maize-healthy': 'healthy-long',
  'tomato-bacterial-spot': 'spots',
  'tomato-early-blight': 'rings',
  'tomato-late-blight': 'wet-patches',
  'tomato-leaf-mould': 'mould',
  'tomato-septoria-leaf-spot': 'eyes',
  'tomato-spider-mites': 'dots',
  'tomato-target-spot': 'small-rings',
  'tomato-yellow-leaf-curl-virus': 'curl',
  'tomato-mosaic-virus': 'mosaic',
  'potato-early-blight': 'rings',
  'potato-late-blight': 'wet-patches',
  'bean-angular-leaf-spot': 'angular',
  'bean-rust': 'rust',
  'chilli-cercospora-leaf-spot': 'eyes',
  'chilli-leaf-curl': 'curl',
  'chilli-lack-of-plant-food': 'pale',
  'chilli-powdery-mildew': 'powder',
  'sweet-pepper-bacterial-spot': 'spots',
  'apple-alternaria-leaf-blotch': 'spots',
  'apple-scab': 'scab',
  'apple-black-rot': 'eyes',
  'apple-brown-spot': 'patches',
  'apple-cedar-apple-rust': 'orange-spots',
  'apple-grey-spot': 'grey-spots',
  'apple-powdery-mildew': 'powder',
  'grape-black-rot': 'eyes',
  'grape-esca': 'stripes',
  'grape-leaf-blight': 'angular',
  'orange-black-spot': 'eyes',
  'orange-canker': 'corky',
  'orange-greening': 'mottle',
  'strawberry-angular-leaf-spot': 'angular',
  'strawberry-leaf-scorch': 'scorch',
  'strawberry-leaf-spot': 'eyes',
  'strawberry-powdery-mildew': 'powder',
  'cherry-powdery-mildew': 'powder',
  anthracnose: 'patches',
  aphids: 'insects',
  bacterialSpot: 'spots',
  blackLeafMould: 'black-mould',
  brownRugoseVirus: 'mosaic',
  cercosporaLeafSpot: 'eyes',
  citrusScab: 'warts',
  commonBacterialBlight: 'burn',
  downyMildew: 'mould',
  drySoil: 'wilt',
  dustOrSprayMarks: 'burn',
  frost: 'wilt',
  greasySpotOrMelanose: 'spots',
  lackOfFood: 'pale',
  lackOfFoodOrSprayBurn: 'pale',
  lackOfFoodOrWater: 'pale',
  lackOfMagnesiumOrPotassium: 'pale',
  lackOfZinc: 'pale',
  leafCurlOrMosaicVirus: 'mosaic',
  leafCurlVirus: 'curl',
  maizeLethalNecrosis: 'scorch-long',
  rootRotOrWetSoil: 'wilt',
  southernRust: 'rust-fine',
  stemBorer: 'holes-long',
  sunOrSprayBurn: 'burn',
  weedKillerDrift: 'drift',
}

const isDrawn = (id: string): id is Drawn => Object.hasOwn(signs, id)

/** Of a condition or of a problem without a page; a healthy leaf for all that has no marks. */
export const signDrawing = (id: string) => `/illustrations/signs/${isDrawn(id) ? signs[id] : 'healthy'}.svg`

export const cropDrawing = (crop: string) => `/illustrations/crops/${crop}.svg`
