import type { LibraryCropId, TroubleId } from '~/contract/library'

import type { Label } from '../catalogue'
import type { OtherProblem } from '../types'

import { excerpt, type TroubleGrounds } from './sources'
import type { NamedOnly } from './types'

/** A condition that a photo can name, a trouble with a page, or what has only a name. */
type RankedId = Label | TroubleId | NamedOnly | OtherProblem

/**
 * What may trouble a crop, the likeliest in Kenya first, over a whole year. No source ranks all troubles of a crop: the
 * order is built on the surveys named in `grounds`; null where no survey was found. `others`: seen on the crop too,
 * without a rank.
 */
type Ranking = { ranked: readonly RankedId[]; others: readonly RankedId[]; grounds: TroubleGrounds | null }

export const RANKINGS: Readonly<Record<LibraryCropId, Ranking>> = {
  maize: {
    ranked: [
      'fallArmyworm',
      'Corn_(maize)___Northern_Leaf_Blight',
      'Corn_(maize)___Common_rust_',
      'stemBorer',
      'streak',
      'striga',
      'lethalNecrosis',
      'Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot',
      'poorSoil',
      'grainBorers',
      'aflatoxin',
    ],
    others: ['drought', 'lackOfNitrogen', 'termites'],
    grounds: excerpt('insects2022', 'maizeSurvey2012', 'bungomaMaize', 'nationBorer'),
  },
  tomato: {
    ranked: [
      'tuta',
      'Tomato___Late_blight',
      'Tomato___Early_blight',
      'tomatoBacterialWilt',
      'Tomato___Tomato_Yellow_Leaf_Curl_Virus',
      'Tomato___Spider_mites Two-spotted_spider_mite',
      'Tomato___Bacterial_spot',
      'Tomato___Septoria_leaf_spot',
      'Tomato___Leaf_Mold',
      'Tomato___Tomato_mosaic_virus',
      'Tomato___Target_Spot',
      'rootKnotNematodes',
    ],
    others: ['spottedWilt', 'fusariumWilt', 'blossomEndRot', 'fruitBorer', 'whiteflies'],
    grounds: excerpt('tropentagTomato', 'bungomaTomato', 'leafCurlSurvey', 'mweaRootKnot'),
  },
  potato: {
    ranked: ['Potato___Late_blight', 'potatoBacterialWilt', 'Potato___Early_blight', 'potatoViruses', 'cystNematode'],
    others: ['tuberMoth', 'aphids'],
    grounds: excerpt('muthoniWilt', 'northRiftWilt', 'frontiersCyst', 'potatoViruses'),
  },
  bean: {
    ranked: [
      'Bean___Angular_leaf_spot',
      'beanRootRot',
      'commonBacterialBlight',
      'Bean___Rust',
      'beanFly',
      'beanMosaicVirus',
      'beanAnthracnose',
      'blackBeanAphid',
      'beanFoliageBeetle',
      'frenchBeanThrips',
    ],
    others: ['haloBlight', 'scab', 'bruchids'],
    grounds: excerpt('beanSurvey', 'westernBeanFly', 'westernBeanMosaic', 'westernBeanAphid', 'ogechaBeetle'),
  },
  chilli: {
    ranked: [
      'Chilli___Leaf_curl_(mites_and_thrips)',
      'Chilli___Cercospora_leaf_spot',
      'Chilli___Powdery_mildew',
      'Chilli___Nutrient_deficiency',
      'falseCodlingMoth',
      'chilliLeafCurlVirus',
    ],
    others: ['aphids', 'anthracnose', 'bacterialSpot', 'bacterialWilt', 'fruitBorer'],
    grounds: excerpt('horticulturaeMoth', 'oundoMoth', 'infonetPepperVirus'),
  },
  'sweet-pepper': {
    ranked: ['Pepper,_bell___Bacterial_spot', 'falseCodlingMoth', 'chilliLeafCurlVirus'],
    others: ['aphids', 'thrips', 'powderyMildew', 'cercosporaLeafSpot', 'mosaicVirus', 'bacterialWilt'],
    grounds: excerpt('horticulturaeMoth', 'infonetPepperVirus'),
  },
  apple: {
    ranked: [
      'Apple___Apple_scab',
      'Apple___Powdery_mildew',
      'Apple___Alternaria_leaf_spot',
      'Apple___Brown_spot',
      'Apple___Gray_spot',
      'Apple___Black_rot',
      'Apple___Cedar_apple_rust',
    ],
    others: ['aphids', 'lackOfFood', 'mosaicVirus', 'fireBlight'],
    grounds: null,
  },
  grape: {
    ranked: ['Grape___Black_rot', 'Grape___Leaf_blight_(Isariopsis_Leaf_Spot)', 'Grape___Esca_(Black_Measles)'],
    others: ['powderyMildew', 'downyMildew', 'greyMould', 'lackOfFood'],
    grounds: null,
  },
  orange: {
    ranked: ['Orange___Haunglongbing_(Citrus_greening)', 'Orange___Black_spot', 'Orange___Canker'],
    others: ['lackOfZinc', 'leafMiners', 'citrusScab', 'aphids', 'greasySpotOrMelanose'],
    grounds: null,
  },
  strawberry: {
    ranked: [
      'Strawberry___Powdery_mildew',
      'Strawberry___Leaf_spot',
      'Strawberry___Leaf_scorch',
      'Strawberry___Angular_leaf_spot',
    ],
    others: ['greyMould', 'spiderMites', 'anthracnose', 'crownRot'],
    grounds: null,
  },
  cherry: {
    ranked: ['Cherry_(including_sour)___Powdery_mildew'],
    others: ['aphids', 'brownRot', 'barkCanker'],
    grounds: null,
  },
  blueberry: { ranked: [], others: [], grounds: null },
  raspberry: { ranked: [], others: [], grounds: null },
  kale: {
    ranked: ['cabbageAphid', 'diamondbackMoth', 'blackRot', 'rootMaggots'],
    others: ['webworms', 'cutworms', 'bagradaBugs', 'whiteflies', 'softRot', 'downyMildew', 'ringSpots'],
    grounds: excerpt('icipeKale', 'infonetAphids'),
  },
  cassava: {
    ranked: ['cassavaMosaic', 'cassavaBrownStreak'],
    others: ['greenMites', 'cassavaBacterialBlight', 'mealybugs', 'rootRotOrWetSoil'],
    grounds: excerpt('virusesCassava', 'frontiersBrownStreak'),
  },
  banana: {
    ranked: ['bananaWilt', 'bananaFusariumWilt', 'bananaWeevil', 'sigatoka', 'bunchyTop'],
    others: [],
    grounds: excerpt('kenyattaWilt', 'standardWilt', 'kisiiFusarium', 'meruBananaWeevil'),
  },
  coffee: {
    ranked: ['coffeeBerryDisease', 'coffeeRust'],
    others: ['coffeeBacterialBlight', 'antestiaBugs', 'coffeeBerryBorer', 'thrips', 'leafMiners', 'greenScale'],
    grounds: excerpt('criRust', 'businessDailyCoffee'),
  },
  'sweet-potato': {
    ranked: ['sweetPotatoWeevil', 'sweetPotatoVirus'],
    others: ['moleRats', 'sweetPotatoButterfly'],
    grounds: excerpt('homaBaySweetPotato', 'homaBayWeevil'),
  },
  groundnut: {
    ranked: ['groundnutRosette', 'lateLeafSpot', 'earlyLeafSpot', 'aflatoxin'],
    others: ['rust', 'termites'],
    grounds: excerpt('surveyGroundnut', 'kibuGroundnut', 'ruforumGroundnut'),
  },
  cowpea: {
    ranked: ['blackBeanAphid', 'flowerThrips', 'podBorer', 'beanFly', 'beanAnthracnose'],
    others: ['bruchids', 'cowpeaMosaicVirus', 'rust'],
    grounds: excerpt('cowpeaSurvey'),
  },
  mango: {
    ranked: ['mangoFruitFly', 'anthracnose', 'powderyMildew', 'mangoSeedWeevil', 'mealybugs'],
    others: [],
    grounds: excerpt('kefriMango', 'organicFarmerFruitFly'),
  },
  onion: {
    ranked: ['onionThrips', 'purpleBlotch', 'downyMildew', 'irisYellowSpot', 'bulbRot', 'rootMaggots'],
    others: ['leafMiners'],
    grounds: excerpt('ajolIrisSpot', 'mweaThrips', 'nyeriOnion'),
  },
  sorghum: {
    ranked: ['birds', 'striga', 'stemBorer', 'fallArmyworm', 'shootFly', 'sorghumSmut'],
    others: ['drought', 'anthracnose', 'downyMildew', 'termites'],
    grounds: excerpt('kalroSorghum', 'kalroBirds', 'ateraStriga', 'icowSorghum'),
  },
  millet: {
    ranked: ['blast', 'striga', 'birds', 'fallArmyworm', 'termites'],
    others: ['drought', 'downyMildew'],
    grounds: excerpt('mbindaBlast', 'oduoriMillet', 'ateraStriga', 'standardArmywormCereals', 'icowSorghum'),
  },
  napier: {
    ranked: ['napierStunt', 'napierHeadSmut'],
    others: ['lackOfNitrogen', 'drought'],
    grounds: excerpt('napierStunt', 'lrrdNapierSmut'),
  },
  avocado: {
    ranked: ['avocadoFruitPests', 'avocadoRootRot', 'perseaMite', 'anthracnose'],
    others: ['scab'],
    grounds: excerpt('kalroAvocado', 'farmBizAvocado', 'starAvocadoRot', 'floriculturePersea'),
  },
  'passion-fruit': {
    ranked: ['passionWoodiness', 'passionWilt', 'passionBrownSpot'],
    others: ['anthracnose', 'aphids', 'thrips', 'spiderMites', 'fruitFlies', 'rootKnotNematodes'],
    grounds: excerpt('apjPassion', 'amataPassion', 'ruforumPassion'),
  },
}
