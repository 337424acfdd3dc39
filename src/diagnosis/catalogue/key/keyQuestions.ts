import type { KeyCandidate } from './types'

/**
 * Asked by the key only, where the checks of the pages do not tell troubles apart. As `QuestionFacts`; the signs are those
 * of the pages of `yes`. `no`: undefined for all others of the crop. `drawing`: below `public/illustrations`.
 */
type KeyQuestionFacts = {
  id: string
  drawing: string
  yes: readonly [KeyCandidate, ...KeyCandidate[]]
  no: readonly KeyCandidate[] | undefined
  ratio: { yes: number; no: number }
}

export const KEY_QUESTIONS = [
  {
    id: 'maizeHeart',
    drawing: 'troubles/lethal-necrosis',
    yes: ['lethalNecrosis', 'stemBorer'],
    no: ['streak', 'poorSoil', 'striga'],
    ratio: { yes: 5, no: 3 },
  },
  {
    id: 'maizeLowFirst',
    drawing: 'actions/look-low',
    yes: ['Corn_(maize)___Northern_Leaf_Blight', 'Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot'],
    no: undefined,
    ratio: { yes: 5, no: 2 },
  },
  {
    id: 'tomatoLowFirst',
    drawing: 'actions/look-low',
    yes: ['Tomato___Early_blight', 'Tomato___Septoria_leaf_spot', 'Tomato___Leaf_Mold'],
    no: [
      'Tomato___Tomato_Yellow_Leaf_Curl_Virus',
      'Tomato___Tomato_mosaic_virus',
      'tomatoBacterialWilt',
      'Tomato___Late_blight',
    ],
    ratio: { yes: 3, no: 3 },
  },
  {
    id: 'tomatoWetSpots',
    drawing: 'questions/both-sides',
    yes: ['Tomato___Late_blight', 'Tomato___Bacterial_spot'],
    no: ['Tomato___Early_blight', 'Tomato___Septoria_leaf_spot', 'Tomato___Target_Spot', 'Tomato___Leaf_Mold'],
    ratio: { yes: 4, no: 2 },
  },
  { id: 'grainMould', drawing: 'troubles/aflatoxin', yes: ['aflatoxin'], no: undefined, ratio: { yes: 8, no: 2 } },
  {
    id: 'podSpots',
    drawing: 'questions/fruit-spots',
    yes: ['beanAnthracnose', 'commonBacterialBlight'],
    no: ['Bean___Angular_leaf_spot', 'Bean___Rust', 'frenchBeanThrips'],
    ratio: { yes: 3, no: 1.5 },
  },
  { id: 'oneClump', drawing: 'troubles/napier-stunt', yes: ['napierStunt'], no: undefined, ratio: { yes: 3, no: 2 } },
] as const satisfies readonly KeyQuestionFacts[]

export type KeyQuestionId = (typeof KEY_QUESTIONS)[number]['id']
