import type { Label } from './catalogue'
import type { SourceId } from './sources'

/**
 * One thing to try on the plant. A yes speaks for the labels of `yes`, a no for those of `no`; the signs are those of the
 * entries, with their sources. `ratio`: how many times likelier that answer is with a label of its own side than with one of
 * the other. It is low where the sign comes late or is easily missed. `basis`: an estimate of ours until a source has counted.
 * `isNearProof`: nothing else among the labels of `no` makes the sign, so that a yes strikes them out. Of late blight, white
 * mould at the edge is "the real diagnostic feature" (gardenhacker.scrimshaw.com); powder that rubs off, mould right below a
 * yellow patch and specks that walk are as plain (Pacific Pests, Pathogens & Weeds; Clemson). How often a farmer sees them
 * wrongly was counted by nobody, so the answer stays "probably".
 */
export type QuestionFacts = {
  id: string
  /** A file of `public/illustrations/questions`. */
  drawing: string
  /** Those of `yes` whose own check asks this, too: it is not shown beside the question, nor after a reply that fits. */
  checks: readonly Label[]
  yes: readonly [Label, ...Label[]]
  no: readonly [Label, ...Label[]]
  ratio: { yes: number; no: number }
  isNearProof?: true
  basis: 'estimate' | SourceId
}

const GREY_LEAF_SPOT = 'Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot'
const COMMON_RUST = 'Corn_(maize)___Common_rust_'
const NORTHERN_BLIGHT = 'Corn_(maize)___Northern_Leaf_Blight'
const SPIDER_MITES = 'Tomato___Spider_mites Two-spotted_spider_mite'
const LEAF_CURL_VIRUS = 'Tomato___Tomato_Yellow_Leaf_Curl_Virus'
const TOMATO_MOSAIC = 'Tomato___Tomato_mosaic_virus'
const CHILLI_CURL = 'Chilli___Leaf_curl_(mites_and_thrips)'
const ESCA = 'Grape___Esca_(Black_Measles)'
const GRAPE_BLIGHT = 'Grape___Leaf_blight_(Isariopsis_Leaf_Spot)'
const GREENING = 'Orange___Haunglongbing_(Citrus_greening)'
const CHERRY_MILDEW = 'Cherry_(including_sour)___Powdery_mildew'

/** Where two separate the same labels, the stronger one comes first. */
export const QUESTIONS = [
  {
    id: 'maizePowder',
    drawing: 'fingernail',
    checks: [COMMON_RUST],
    yes: [COMMON_RUST],
    no: [GREY_LEAF_SPOT, NORTHERN_BLIGHT, 'Corn_(maize)___healthy'],
    ratio: { yes: 10, no: 3 },
    isNearProof: true,
    basis: 'estimate',
  },
  {
    id: 'maizeBlocks',
    drawing: 'straight-sides',
    checks: [GREY_LEAF_SPOT],
    yes: [GREY_LEAF_SPOT],
    no: [NORTHERN_BLIGHT, COMMON_RUST],
    ratio: { yes: 3, no: 3 },
    basis: 'estimate',
  },
  {
    id: 'tomatoFuzz',
    drawing: 'fuzz-below',
    checks: ['Tomato___Late_blight'],
    yes: ['Tomato___Late_blight'],
    no: [
      'Tomato___Early_blight',
      'Tomato___Septoria_leaf_spot',
      'Tomato___Target_Spot',
      'Tomato___Bacterial_spot',
      'Tomato___Leaf_Mold',
      SPIDER_MITES,
      LEAF_CURL_VIRUS,
      TOMATO_MOSAIC,
      'Tomato___healthy',
    ],
    ratio: { yes: 10, no: 2 },
    isNearProof: true,
    basis: 'estimate',
  },
  {
    id: 'tomatoMould',
    drawing: 'mould-below',
    checks: ['Tomato___Leaf_Mold'],
    yes: ['Tomato___Leaf_Mold'],
    no: ['Tomato___Late_blight', 'Tomato___Early_blight', 'Tomato___Septoria_leaf_spot', 'Tomato___healthy'],
    ratio: { yes: 8, no: 3 },
    isNearProof: true,
    basis: 'estimate',
  },
  {
    id: 'tomatoRings',
    drawing: 'rings',
    checks: ['Tomato___Early_blight'],
    yes: ['Tomato___Early_blight', 'Tomato___Target_Spot'],
    no: ['Tomato___Late_blight', 'Tomato___Septoria_leaf_spot', 'Tomato___Bacterial_spot'],
    ratio: { yes: 3, no: 3 },
    basis: 'estimate',
  },
  {
    id: 'tomatoSpecks',
    drawing: 'specks',
    checks: ['Tomato___Septoria_leaf_spot'],
    yes: ['Tomato___Septoria_leaf_spot'],
    no: ['Tomato___Bacterial_spot', 'Tomato___Target_Spot', 'Tomato___Early_blight'],
    ratio: { yes: 4, no: 2 },
    basis: 'estimate',
  },
  {
    id: 'tomatoScabs',
    drawing: 'fruit-scabs',
    checks: ['Tomato___Bacterial_spot'],
    yes: ['Tomato___Bacterial_spot'],
    no: ['Tomato___Target_Spot', 'Tomato___Early_blight', 'Tomato___Septoria_leaf_spot', 'Tomato___healthy'],
    ratio: { yes: 3, no: 1.5 },
    basis: 'estimate',
  },
  {
    id: 'tomatoSunkenSpots',
    drawing: 'fruit-spots',
    checks: ['Tomato___Target_Spot'],
    yes: ['Tomato___Target_Spot'],
    no: ['Tomato___Early_blight', 'Tomato___Septoria_leaf_spot', SPIDER_MITES],
    ratio: { yes: 2.5, no: 1.5 },
    basis: 'estimate',
  },
  {
    id: 'tomatoMites',
    drawing: 'paper',
    checks: [SPIDER_MITES],
    yes: [SPIDER_MITES],
    no: ['Tomato___Target_Spot', TOMATO_MOSAIC, LEAF_CURL_VIRUS, 'Tomato___healthy'],
    ratio: { yes: 8, no: 2 },
    isNearProof: true,
    basis: 'estimate',
  },
  {
    id: 'tomatoCupped',
    drawing: 'curled-tips',
    checks: [],
    yes: [LEAF_CURL_VIRUS],
    no: [TOMATO_MOSAIC, SPIDER_MITES, 'Tomato___healthy'],
    ratio: { yes: 3, no: 2 },
    basis: 'estimate',
  },
  {
    id: 'potatoFuzz',
    drawing: 'fuzz-below',
    checks: ['Potato___Late_blight'],
    yes: ['Potato___Late_blight'],
    no: ['Potato___Early_blight', 'Potato___healthy'],
    ratio: { yes: 10, no: 2 },
    isNearProof: true,
    basis: 'estimate',
  },
  {
    id: 'potatoRings',
    drawing: 'rings',
    checks: ['Potato___Early_blight'],
    yes: ['Potato___Early_blight'],
    no: ['Potato___Late_blight', 'Potato___healthy'],
    ratio: { yes: 3, no: 3 },
    basis: 'estimate',
  },
  {
    id: 'beanPowder',
    drawing: 'fingernail',
    checks: ['Bean___Rust'],
    yes: ['Bean___Rust'],
    no: ['Bean___Angular_leaf_spot', 'Bean___healthy'],
    ratio: { yes: 10, no: 3 },
    isNearProof: true,
    basis: 'estimate',
  },
  {
    id: 'beanAngles',
    drawing: 'straight-sides',
    checks: ['Bean___Angular_leaf_spot'],
    yes: ['Bean___Angular_leaf_spot'],
    no: ['Bean___Rust', 'Bean___healthy'],
    ratio: { yes: 3, no: 2 },
    basis: 'estimate',
  },
  {
    id: 'chilliPowder',
    drawing: 'powder-below',
    checks: ['Chilli___Powdery_mildew'],
    yes: ['Chilli___Powdery_mildew'],
    no: ['Chilli___Cercospora_leaf_spot', CHILLI_CURL, 'Chilli___Nutrient_deficiency', 'Chilli___healthy'],
    ratio: { yes: 8, no: 3 },
    isNearProof: true,
    basis: 'estimate',
  },
  {
    id: 'chilliTips',
    drawing: 'curled-tips',
    checks: [CHILLI_CURL],
    yes: [CHILLI_CURL],
    no: [
      'Chilli___Nutrient_deficiency',
      'Chilli___Cercospora_leaf_spot',
      'Chilli___Powdery_mildew',
      'Chilli___healthy',
    ],
    ratio: { yes: 3, no: 2 },
    basis: 'estimate',
  },
  {
    id: 'chilliPaleMiddle',
    drawing: 'pale-middle',
    checks: ['Chilli___Cercospora_leaf_spot'],
    yes: ['Chilli___Cercospora_leaf_spot'],
    no: ['Chilli___Nutrient_deficiency', 'Chilli___healthy'],
    ratio: { yes: 3, no: 2 },
    basis: 'estimate',
  },
  {
    id: 'pepperScabs',
    drawing: 'fruit-scabs',
    checks: ['Pepper,_bell___Bacterial_spot'],
    yes: ['Pepper,_bell___Bacterial_spot'],
    no: ['Pepper,_bell___healthy'],
    ratio: { yes: 3, no: 1.5 },
    basis: 'estimate',
  },
  {
    id: 'applePowder',
    drawing: 'powder-tips',
    checks: ['Apple___Powdery_mildew'],
    yes: ['Apple___Powdery_mildew'],
    no: ['Apple___Apple_scab', 'Apple___Alternaria_leaf_spot', 'Apple___healthy'],
    ratio: { yes: 8, no: 2 },
    isNearProof: true,
    basis: 'estimate',
  },
  {
    id: 'appleSoftSpots',
    drawing: 'fingertip',
    checks: ['Apple___Apple_scab'],
    yes: ['Apple___Apple_scab'],
    no: [
      'Apple___Alternaria_leaf_spot',
      'Apple___Black_rot',
      'Apple___Brown_spot',
      'Apple___Gray_spot',
      'Apple___Cedar_apple_rust',
    ],
    ratio: { yes: 3, no: 2 },
    basis: 'estimate',
  },
  {
    id: 'appleTubes',
    drawing: 'tubes-below',
    checks: ['Apple___Cedar_apple_rust'],
    yes: ['Apple___Cedar_apple_rust'],
    no: ['Apple___Alternaria_leaf_spot', 'Apple___Apple_scab', 'Apple___Gray_spot', 'Apple___Brown_spot'],
    ratio: { yes: 4, no: 1.5 },
    basis: 'estimate',
  },
  {
    id: 'appleDeadWood',
    drawing: 'dead-wood',
    checks: ['Apple___Black_rot'],
    yes: ['Apple___Black_rot'],
    no: ['Apple___Alternaria_leaf_spot', 'Apple___Gray_spot', 'Apple___Brown_spot', 'Apple___Cedar_apple_rust'],
    ratio: { yes: 3, no: 2 },
    basis: 'estimate',
  },
  {
    id: 'appleBlackDots',
    drawing: 'specks',
    checks: ['Apple___Brown_spot', 'Apple___Gray_spot'],
    yes: ['Apple___Brown_spot', 'Apple___Gray_spot'],
    no: ['Apple___Alternaria_leaf_spot'],
    ratio: { yes: 3, no: 2 },
    basis: 'estimate',
  },
  {
    id: 'appleGreyMiddle',
    drawing: 'pale-middle',
    checks: ['Apple___Gray_spot'],
    yes: ['Apple___Gray_spot'],
    no: ['Apple___Brown_spot'],
    ratio: { yes: 3, no: 2 },
    basis: 'estimate',
  },
  {
    id: 'grapeBlackDots',
    drawing: 'specks',
    checks: ['Grape___Black_rot'],
    yes: ['Grape___Black_rot'],
    no: [ESCA, GRAPE_BLIGHT],
    ratio: { yes: 4, no: 2 },
    basis: 'estimate',
  },
  {
    id: 'grapeStripes',
    drawing: 'stripes',
    checks: [ESCA],
    yes: [ESCA],
    no: ['Grape___Black_rot', GRAPE_BLIGHT],
    ratio: { yes: 3, no: 3 },
    basis: 'estimate',
  },
  {
    id: 'orangeHalves',
    drawing: 'halves',
    checks: [GREENING],
    yes: [GREENING],
    no: ['Orange___healthy'],
    ratio: { yes: 3, no: 2 },
    basis: 'estimate',
  },
  {
    id: 'orangeRaised',
    drawing: 'both-sides',
    checks: ['Orange___Canker'],
    yes: ['Orange___Canker'],
    no: ['Orange___Black_spot', 'Orange___healthy'],
    ratio: { yes: 4, no: 3 },
    basis: 'estimate',
  },
  {
    id: 'strawberryPowder',
    drawing: 'powder-below',
    checks: ['Strawberry___Powdery_mildew'],
    yes: ['Strawberry___Powdery_mildew'],
    no: [
      'Strawberry___Leaf_scorch',
      'Strawberry___Leaf_spot',
      'Strawberry___Angular_leaf_spot',
      'Strawberry___healthy',
    ],
    ratio: { yes: 8, no: 2 },
    isNearProof: true,
    basis: 'estimate',
  },
  {
    id: 'strawberryLight',
    drawing: 'light',
    checks: ['Strawberry___Angular_leaf_spot'],
    yes: ['Strawberry___Angular_leaf_spot'],
    no: ['Strawberry___Leaf_spot', 'Strawberry___Leaf_scorch'],
    ratio: { yes: 4, no: 2 },
    basis: 'estimate',
  },
  {
    id: 'strawberryWhiteMiddle',
    drawing: 'pale-middle',
    checks: ['Strawberry___Leaf_spot'],
    yes: ['Strawberry___Leaf_spot'],
    no: ['Strawberry___Leaf_scorch', 'Strawberry___Angular_leaf_spot'],
    ratio: { yes: 3, no: 3 },
    basis: 'estimate',
  },
  {
    id: 'cherryPowder',
    drawing: 'powder-below',
    checks: [CHERRY_MILDEW],
    yes: [CHERRY_MILDEW],
    no: ['Cherry_(including_sour)___healthy'],
    ratio: { yes: 8, no: 2 },
    isNearProof: true,
    basis: 'estimate',
  },
] as const satisfies readonly QuestionFacts[]

export type QuestionId = (typeof QUESTIONS)[number]['id']
