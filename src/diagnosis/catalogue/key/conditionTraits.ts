import type { TroubleId } from '~/contract/library'

import type { KeyCandidate, KeyTrait } from './types'

/** Of the conditions that a photo can name. Most have no check: a question of `QUESTIONS` asks it. */
export const conditionTraits: Readonly<Record<Exclude<KeyCandidate, TroubleId>, KeyTrait>> = {
  'Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot': { parts: ['leaf', 'whole'], check: null },
  'Corn_(maize)___Common_rust_': { parts: ['leaf'], check: null },
  'Corn_(maize)___Northern_Leaf_Blight': { parts: ['leaf', 'whole'], check: { yes: 4, no: 3 } },

  Tomato___Bacterial_spot: { parts: ['leaf', 'fruit'], check: null },
  Tomato___Early_blight: { parts: ['leaf', 'stem', 'whole'], check: null },
  Tomato___Late_blight: { parts: ['leaf', 'stem', 'fruit'], check: null },
  Tomato___Leaf_Mold: { parts: ['leaf'], check: null },
  Tomato___Septoria_leaf_spot: { parts: ['leaf', 'whole'], check: null },
  'Tomato___Spider_mites Two-spotted_spider_mite': { parts: ['leaf', 'whole'], check: null },
  Tomato___Target_Spot: { parts: ['leaf', 'fruit'], check: null },
  // Whiteflies are on plants with other troubles, too, and have often left when the leaves curl.
  Tomato___Tomato_Yellow_Leaf_Curl_Virus: { parts: ['leaf', 'whole'], check: { yes: 4, no: 2 } },
  Tomato___Tomato_mosaic_virus: { parts: ['leaf', 'fruit'], check: { yes: 4, no: 3 } },

  Potato___Early_blight: { parts: ['leaf'], check: null },
  Potato___Late_blight: { parts: ['leaf', 'stem', 'root'], check: null },

  Bean___Angular_leaf_spot: { parts: ['leaf', 'fruit'], check: null },
  Bean___Rust: { parts: ['leaf', 'fruit'], check: null },

  Chilli___Cercospora_leaf_spot: { parts: ['leaf'], check: null },
  'Chilli___Leaf_curl_(mites_and_thrips)': { parts: ['leaf', 'fruit'], check: null },
  Chilli___Nutrient_deficiency: { parts: ['leaf', 'whole'], check: { yes: 3, no: 2.5 } },
  Chilli___Powdery_mildew: { parts: ['leaf'], check: null },

  'Pepper,_bell___Bacterial_spot': { parts: ['leaf', 'fruit'], check: null },

  // Small spots all over the tree are what scab, brown spot, grey spot and rust make, too.
  Apple___Alternaria_leaf_spot: { parts: ['leaf', 'fruit'], check: null },
  Apple___Apple_scab: { parts: ['leaf', 'fruit'], check: null },
  Apple___Black_rot: { parts: ['leaf', 'stem', 'fruit'], check: null },
  Apple___Brown_spot: { parts: ['leaf'], check: null },
  Apple___Cedar_apple_rust: { parts: ['leaf'], check: null },
  Apple___Gray_spot: { parts: ['leaf'], check: null },
  Apple___Powdery_mildew: { parts: ['leaf', 'stem'], check: null },

  Grape___Black_rot: { parts: ['fruit', 'leaf'], check: null },
  'Grape___Esca_(Black_Measles)': { parts: ['leaf', 'fruit', 'stem'], check: null },
  'Grape___Leaf_blight_(Isariopsis_Leaf_Spot)': { parts: ['leaf'], check: { yes: 3, no: 2.5 } },

  Orange___Black_spot: { parts: ['fruit', 'leaf'], check: { yes: 6, no: 3 } },
  Orange___Canker: { parts: ['leaf', 'fruit', 'stem'], check: null },
  'Orange___Haunglongbing_(Citrus_greening)': { parts: ['leaf', 'fruit'], check: null },

  Strawberry___Angular_leaf_spot: { parts: ['leaf'], check: null },
  // It asks what a no to `strawberryWhiteMiddle` says; mildew and angular spots can be red-purple all through, too.
  Strawberry___Leaf_scorch: { parts: ['leaf'], check: null },
  Strawberry___Leaf_spot: { parts: ['leaf', 'fruit'], check: null },
  Strawberry___Powdery_mildew: { parts: ['leaf', 'fruit'], check: null },

  'Cherry_(including_sour)___Powdery_mildew': { parts: ['leaf', 'fruit'], check: null },
}
