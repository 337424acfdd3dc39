import { CROPS, PHOTOLESS_CROPS, type CropId, type PhotolessCropId } from './crops/crops'

/** Slug of each condition's library page, by label. Never change one: addresses are permanent. */
export const CONDITIONS = {
  'Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot': 'maize-grey-leaf-spot',
  'Corn_(maize)___Common_rust_': 'maize-common-rust',
  'Corn_(maize)___Northern_Leaf_Blight': 'maize-northern-leaf-blight',
  'Corn_(maize)___healthy': 'maize-healthy',
  Tomato___Bacterial_spot: 'tomato-bacterial-spot',
  Tomato___Early_blight: 'tomato-early-blight',
  Tomato___Late_blight: 'tomato-late-blight',
  Tomato___Leaf_Mold: 'tomato-leaf-mould',
  Tomato___Septoria_leaf_spot: 'tomato-septoria-leaf-spot',
  'Tomato___Spider_mites Two-spotted_spider_mite': 'tomato-spider-mites',
  Tomato___Target_Spot: 'tomato-target-spot',
  Tomato___Tomato_Yellow_Leaf_Curl_Virus: 'tomato-yellow-leaf-curl-virus',
  Tomato___Tomato_mosaic_virus: 'tomato-mosaic-virus',
  Tomato___healthy: 'tomato-healthy',
  Potato___Early_blight: 'potato-early-blight',
  Potato___Late_blight: 'potato-late-blight',
  Potato___healthy: 'potato-healthy',
  Bean___Angular_leaf_spot: 'bean-angular-leaf-spot',
  Bean___Rust: 'bean-rust',
  Bean___healthy: 'bean-healthy',
  Chilli___Cercospora_leaf_spot: 'chilli-cercospora-leaf-spot',
  'Chilli___Leaf_curl_(mites_and_thrips)': 'chilli-leaf-curl',
  Chilli___Nutrient_deficiency: 'chilli-lack-of-plant-food',
  Chilli___Powdery_mildew: 'chilli-powdery-mildew',
  Chilli___healthy: 'chilli-healthy',
  'Pepper,_bell___Bacterial_spot': 'sweet-pepper-bacterial-spot',
  'Pepper,_bell___healthy': 'sweet-pepper-healthy',
  Apple___Alternaria_leaf_spot: 'apple-alternaria-leaf-blotch',
  Apple___Apple_scab: 'apple-scab',
  Apple___Black_rot: 'apple-black-rot',
  Apple___Brown_spot: 'apple-brown-spot',
  Apple___Cedar_apple_rust: 'apple-cedar-apple-rust',
  Apple___Gray_spot: 'apple-grey-spot',
  Apple___Powdery_mildew: 'apple-powdery-mildew',
  Apple___healthy: 'apple-healthy',
  Grape___Black_rot: 'grape-black-rot',
  'Grape___Esca_(Black_Measles)': 'grape-esca',
  'Grape___Leaf_blight_(Isariopsis_Leaf_Spot)': 'grape-leaf-blight',
  Grape___healthy: 'grape-healthy',
  Orange___Black_spot: 'orange-black-spot',
  Orange___Canker: 'orange-canker',
  'Orange___Haunglongbing_(Citrus_greening)': 'orange-greening',
  Orange___healthy: 'orange-healthy',
  Strawberry___Angular_leaf_spot: 'strawberry-angular-leaf-spot',
  Strawberry___Leaf_scorch: 'strawberry-leaf-scorch',
  Strawberry___Leaf_spot: 'strawberry-leaf-spot',
  Strawberry___Powdery_mildew: 'strawberry-powdery-mildew',
  Strawberry___healthy: 'strawberry-healthy',
  'Cherry_(including_sour)___Powdery_mildew': 'cherry-powdery-mildew',
  'Cherry_(including_sour)___healthy': 'cherry-healthy',
  Blueberry___healthy: 'blueberry-healthy',
  Raspberry___healthy: 'raspberry-healthy',
} as const

/** Slugs of troubles that no photo can be judged for. Never change one: addresses are permanent. */
export const TROUBLES = {
  fallArmyworm: 'maize-fall-armyworm',
  lethalNecrosis: 'maize-lethal-necrosis',
  streak: 'maize-streak',
  stemBorer: 'maize-stem-borer',
  striga: 'maize-striga',
  aflatoxin: 'maize-mould-and-aflatoxin',
  tuta: 'tomato-tuta-absoluta',
  tomatoBacterialWilt: 'tomato-bacterial-wilt',
  potatoBacterialWilt: 'potato-bacterial-wilt',
  cystNematode: 'potato-cyst-nematode',
  beanAnthracnose: 'bean-anthracnose',
  beanFly: 'bean-fly',
  diamondbackMoth: 'kale-diamondback-moth',
  cabbageAphid: 'kale-cabbage-aphid',
  blackRot: 'kale-black-rot',
  cassavaMosaic: 'cassava-mosaic',
  cassavaBrownStreak: 'cassava-brown-streak',
  bananaWilt: 'banana-xanthomonas-wilt',
  sweetPotatoVirus: 'sweet-potato-virus-disease',
  sweetPotatoWeevil: 'sweet-potato-weevil',
  coffeeBerryDisease: 'coffee-berry-disease',
  coffeeRust: 'coffee-leaf-rust',
  groundnutRosette: 'groundnut-rosette',
  mangoFruitFly: 'mango-fruit-fly',
  onionThrips: 'onion-thrips',
  beanRootRot: 'bean-root-rot',
  grainBorers: 'maize-grain-weevils-and-borers',
  poorSoil: 'maize-poor-soil',
  rootKnotNematodes: 'tomato-root-knot-nematodes',
  beanMosaicVirus: 'bean-common-mosaic',
  commonBacterialBlight: 'bean-common-bacterial-blight',
  blackBeanAphid: 'bean-black-aphid',
  beanFoliageBeetle: 'bean-foliage-beetle',
  bananaFusariumWilt: 'banana-fusarium-wilt',
  bananaWeevil: 'banana-weevil-and-nematodes',
  bunchyTop: 'banana-bunchy-top',
  potatoViruses: 'potato-viruses',
  purpleBlotch: 'onion-purple-blotch',
  irisYellowSpot: 'onion-iris-yellow-spot',
  rootMaggots: 'onion-and-cabbage-maggots',
  napierStunt: 'napier-stunt',
  napierHeadSmut: 'napier-head-smut',
  passionWoodiness: 'passion-fruit-woodiness',
  passionWilt: 'passion-fruit-wilt-and-dieback',
  avocadoFruitPests: 'avocado-fruit-fly-and-codling-moth',
  avocadoRootRot: 'avocado-root-rot',
  falseCodlingMoth: 'chilli-false-codling-moth',
  chilliLeafCurlVirus: 'chilli-leaf-curl-virus',
  frenchBeanThrips: 'french-bean-thrips-and-rust',
} as const

export type TroubleId = keyof typeof TROUBLES

export type ConditionLabel = keyof typeof CONDITIONS

export const isConditionLabel = (label: string): label is ConditionLabel => Object.hasOwn(CONDITIONS, label)

/** Crops with a library page. */
export const LIBRARY_CROPS = [...CROPS, ...PHOTOLESS_CROPS] as const
export type LibraryCropId = CropId | PhotolessCropId

export const isLibraryCrop = (id: string): id is LibraryCropId => LIBRARY_CROPS.some((crop) => crop === id)

/** Slug of a crop's page. */
export const cropSlug = <Crop extends LibraryCropId>(crop: Crop) => `crop/${crop}` as const

/** Inverse of `cropSlug`. */
export const cropOfSlug = (slug: string): LibraryCropId | undefined =>
  LIBRARY_CROPS.find((crop) => cropSlug(crop) === slug)

export type ConditionSlug = (typeof CONDITIONS)[ConditionLabel]
export type EntrySlug = ConditionSlug | (typeof TROUBLES)[TroubleId]

/** The key: questions in place of a photo. */
export const KEY_SLUG = 'key'
/** Counts plants in the field. */
export const COUNT_SLUG = 'count'
/** What a published rule counts plants of. */
export const COUNTED = [
  'fallArmyworm',
  'Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot',
  'Corn_(maize)___Northern_Leaf_Blight',
  'coffeeRust',
] as const satisfies readonly (ConditionLabel | TroubleId)[]

const TOOLS = [KEY_SLUG, COUNT_SLUG] as const
export type ToolSlug = (typeof TOOLS)[number]
export const isToolSlug = (slug: string): slug is ToolSlug => TOOLS.some((tool) => tool === slug)

export type LibrarySlug = EntrySlug | `crop/${LibraryCropId}` | ToolSlug

/** Every page of the library except its index. */
export const LIBRARY_SLUGS: readonly LibrarySlug[] = [
  ...Object.values(CONDITIONS),
  ...Object.values(TROUBLES),
  ...LIBRARY_CROPS.map(cropSlug),
  ...TOOLS,
]
