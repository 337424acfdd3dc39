import type { At } from '../place'
import type { SmsWords } from '../types'

const KEEP_DRY = 'Rough scabs on fruit? Keep leaves dry. Stay out while they are wet.'

export const sms = (at: At): SmsWords => {
  const lateBlight = at(
    'White fuzz at dawn, or cool and wet? Copper on clean plants today, by the label.',
    'White fuzz at dawn, or cool and wet? Ask today what spray is allowed.',
  )
  return {
    byLabel: {
      'Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot':
        'Straight blocks near the cob leaf before flowering? Ask your officer.',
      'Corn_(maize)___Common_rust_': 'Red powder on your nail? If only low leaves have it, wait.',
      'Corn_(maize)___Northern_Leaf_Blight': 'Cigar marks near the cob leaf before flowering? Ask your officer.',
      'Corn_(maize)___healthy': 'Look into ten funnels for holes. Any marks? Send a photo.',
      Tomato___Bacterial_spot: KEEP_DRY,
      Tomato___Early_blight: 'Dry rings on low leaves? Pick them off and bury them.',
      Tomato___Late_blight: lateBlight,
      Tomato___Leaf_Mold: 'Green-brown mould below? Bury sick low leaves. Open the tunnel.',
      Tomato___Septoria_leaf_spot: 'Black specks in grey spots? Pick the low leaves and bury them.',
      'Tomato___Spider_mites Two-spotted_spider_mite': 'Do specks move on white paper? Wash the leaves from below.',
      Tomato___Target_Spot: 'Sunken spots on fruit? Pick the spotted low leaves and bury them.',
      Tomato___Tomato_Yellow_Leaf_Curl_Virus: 'Whiteflies, cupped leaves? If few young plants are sick, bury them.',
      Tomato___Tomato_mosaic_virus: 'Light and dark patches on young leaves? Bury sick plants. Wash hands.',
      Tomato___healthy: 'Look under ten leaves. Fuzz, web or holes? Send a photo.',
      Potato___Early_blight: 'Dry rings on old leaves? Bury the worst. Look for white fuzz at dawn.',
      Potato___Late_blight: lateBlight,
      Potato___healthy: 'Look under ten leaves at dawn. White fuzz? Send a photo the same day.',
      Bean___Angular_leaf_spot: 'Straight sides, and nothing rubs off? Bury the worst leaves.',
      Bean___Rust: 'Does red-brown powder rub off? Bury the worst leaves.',
      Bean___healthy: 'Turn ten leaves over. Bumps or spots? Send a photo.',
      Chilli___Cercospora_leaf_spot: 'Pale middle, dark ring? Pick the spotted leaves and bury them.',
      'Chilli___Leaf_curl_(mites_and_thrips)': 'Curled tips, no whiteflies? If few are sick, pull and burn them.',
      Chilli___Nutrient_deficiency: 'Pale between green veins? See if the soil is too dry or too wet.',
      Chilli___Powdery_mildew: 'White powder below? Bag the worst leaves. Do not shake them.',
      Chilli___healthy: 'Look at the young tips. Curled or stiff? Send a photo.',
      'Pepper,_bell___Bacterial_spot': KEEP_DRY,
      'Pepper,_bell___healthy': 'Look at the fruit. Rough scabs? Send a photo.',
      Apple___Alternaria_leaf_spot: 'Under 1 leaf in 10 spotted? Wait. More? Bury the fallen leaves.',
      Apple___Apple_scab: 'Spots soft like cloth? Gather the fallen leaves and bury them.',
      Apple___Black_rot: 'Dead wood just above the bad leaves? Cut it out on a dry day.',
      Apple___Brown_spot: 'Black dots, and yellow leaves fall? Bury the fallen leaves.',
      Apple___Cedar_apple_rust: at(
        'Tubes below the orange spot? Call KEPHIS.',
        'Tubes below the orange spot? Ask the plant protection service.',
      ),
      Apple___Gray_spot: 'Grey middle with black dots? Bury the fallen leaves.',
      Apple___Powdery_mildew: 'White powder on the tips? Cut them off and burn or bury them.',
      Apple___healthy: 'Look under ten leaves. Any marks? Send a photo.',
      Grape___Black_rot: 'Black dots, or hard black berries? Pick them off and burn them.',
      'Grape___Esca_(Black_Measles)': 'Stripes like a tiger? Mark the vine. Cut nothing today.',
      'Grape___Leaf_blight_(Isariopsis_Leaf_Spot)': 'Only old leaves spotted? Pick the worst and gather fallen ones.',
      Grape___healthy: 'Look under ten leaves. Fuzz or spots? Send a photo.',
      Orange___Black_spot: 'Sunken spots on fruit? Bury the fallen leaves.',
      Orange___Canker: at(
        'Raised on both sides? Call KEPHIS before you cut.',
        'Raised on both sides? Before you cut ask the plant protection service.',
      ),
      'Orange___Haunglongbing_(Citrus_greening)': at(
        'Different halves? Call KEPHIS. Only a laboratory can tell.',
        'Different halves? Ask the plant protection service. Only a laboratory can tell.',
      ),
      Orange___healthy: 'Is one branch more yellow? Send a photo of its leaves.',
      Strawberry___Angular_leaf_spot: at(
        'Light through the spots? Call KEPHIS.',
        'Light through the spots? Ask the plant protection service.',
      ),
      Strawberry___Leaf_scorch: 'Purple, with no white middle? Bury the worst leaves.',
      Strawberry___Leaf_spot: 'White middle, purple ring? Bury the spotted leaves.',
      Strawberry___Powdery_mildew: 'White powder below? Cut off the white leaves and bury them.',
      Strawberry___healthy: 'Turn ten leaves over. Powder or mites? Send a photo.',
      'Cherry_(including_sour)___Powdery_mildew': 'White powder under young leaves? Cut off the tips and burn them.',
      'Cherry_(including_sour)___healthy': 'Look at the youngest leaves. Powder? Send a photo.',
      Blueberry___healthy: 'Look under ten leaves. Any marks? Ask your officer.',
      Raspberry___healthy: 'Look under ten leaves. Any marks? Ask your officer.',
    },
    free: {
      unsure: 'Send one clear leaf in bright shade.',
      notALeaf: 'Send one leaf in bright shade.',
      tooDark: 'Go outside by day, into bright shade.',
      falseColours: 'Take the photo in colour, in daylight, without a filter.',
      tooBlurred: 'Wipe the lens and hold still.',
      tooFar: 'Go close to one leaf, about 20 cm.',
      unknownCrop: 'Try again with one leaf, close up.',
      otherCrop: 'Show the plant to your farm officer.',
      mixedCrops: 'Send photos of one crop only.',
      contradiction: 'If it is another crop, choose that one.',
      cropQuestion: 'Which crop is it?',
    },
    look: {
      sick: 'Mark sick plants. Ask your officer before you cut.',
      clean: 'Look under ten more leaves for marks.',
    },
  }
}
