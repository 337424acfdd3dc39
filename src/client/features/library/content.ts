import type { ConditionSlug } from '~/contract/library'
import type { OtherProblem } from '~/diagnosis'

/** Each drawing shows one kind of mark, and stands for every condition that makes such marks. */
type Sign =
  | 'angular'
  | 'blocks'
  | 'burn'
  | 'cigars'
  | 'corky'
  | 'curl'
  | 'dots'
  | 'eyes'
  | 'healthy'
  | 'holes'
  | 'insects'
  | 'mosaic'
  | 'mottle'
  | 'mould'
  | 'orange-spots'
  | 'pale'
  | 'powder'
  | 'rings'
  | 'rust'
  | 'rust-long'
  | 'scab'
  | 'scorch'
  | 'spots'
  | 'stripes'
  | 'wet-patches'
  | 'wilt'

type Drawn = Exclude<ConditionSlug, `${string}-healthy`> | OtherProblem

const signs: Record<Drawn, Sign> = {
  'maize-grey-leaf-spot': 'blocks',
  'maize-common-rust': 'rust-long',
  'maize-northern-leaf-blight': 'cigars',
  'tomato-bacterial-spot': 'spots',
  'tomato-early-blight': 'rings',
  'tomato-late-blight': 'wet-patches',
  'tomato-leaf-mould': 'mould',
  'tomato-septoria-leaf-spot': 'eyes',
  'tomato-spider-mites': 'dots',
  'tomato-target-spot': 'rings',
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
  'apple-brown-spot': 'scab',
  'apple-cedar-apple-rust': 'orange-spots',
  'apple-grey-spot': 'eyes',
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
  anthracnose: 'scab',
  aphids: 'insects',
  bacterialSpot: 'spots',
  blackLeafMould: 'mould',
  brownRugoseVirus: 'mosaic',
  cercosporaLeafSpot: 'eyes',
  citrusScab: 'corky',
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
  maizeLethalNecrosis: 'scorch',
  rootRotOrWetSoil: 'wilt',
  southernRust: 'rust-long',
  stemBorer: 'holes',
  sunOrSprayBurn: 'burn',
  weedKillerDrift: 'curl',
}

const isDrawn = (id: string): id is Drawn => Object.hasOwn(signs, id)

/** Of a condition or of a problem without a page; a healthy leaf for all that has no marks. */
export const signDrawing = (id: string) => `/illustrations/signs/${isDrawn(id) ? signs[id] : 'healthy'}.svg`

export const cropDrawing = (crop: string) => `/illustrations/crops/${crop}.svg`
