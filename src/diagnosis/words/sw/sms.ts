import type { At } from '../place'
import type { SmsWords } from '../types'

const KEEP_DRY = 'Tunda lina vipele? Majani yabaki makavu; yakilowa, usiingie.'

export const sms = (at: At): SmsWords => {
  const lateBlight = at(
    'Ukungu mweupe? Baridi, mvua? Pulizia copper mimea safi leo. Soma lebo.',
    'Ukungu mweupe au baridi na mvua? Uliza leo ni dawa gani inaruhusiwa.',
  )
  return {
    byLabel: {
      'Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot': 'Mabaka karibu na hindi kabla ya maua? Muulize afisa.',
      'Corn_(maize)___Common_rust_': 'Unga mwekundu kwenye ukucha? Majani ya chini tu? Subiri.',
      'Corn_(maize)___Northern_Leaf_Blight': 'Mabaka marefu karibu na hindi kabla ya maua? Muulize afisa.',
      'Corn_(maize)___healthy': 'Kagua mimea kumi. Ukiona matundu au alama, tuma picha.',
      Tomato___Bacterial_spot: KEEP_DRY,
      Tomato___Early_blight: 'Miviringo mikavu majani ya chini? Yaondoe, yafukie.',
      Tomato___Late_blight: lateBlight,
      Tomato___Leaf_Mold: 'Kuvu ya kijani-kahawia upande wa chini? Fukia majani. Fungua kivungulio.',
      Tomato___Septoria_leaf_spot: 'Nukta nyeusi kwenye madoa? Fukia majani ya chini yenye madoa.',
      'Tomato___Spider_mites Two-spotted_spider_mite': 'Nukta zinatembea kwenye karatasi? Osha majani upande wa chini.',
      Tomato___Target_Spot: 'Madoa yaliyobonyea kwenye tunda? Fukia majani yenye madoa.',
      Tomato___Tomato_Yellow_Leaf_Curl_Virus: 'Nzi weupe, majani kama kikombe? Michanga michache? Ifukie.',
      Tomato___Tomato_mosaic_virus: 'Mabaka ya kijani tofauti majani machanga? Fukia iliyougua, osha mikono.',
      Tomato___healthy: 'Kagua majani kumi upande wa chini. Ukiona alama, tuma picha.',
      Potato___Early_blight: 'Miviringo mikavu? Fukia majani hayo. Alfajiri tafuta ukungu mweupe.',
      Potato___Late_blight: lateBlight,
      Potato___healthy: 'Alfajiri geuza majani 10. Ukungu mweupe? Tuma picha siku hiyo.',
      Bean___Angular_leaf_spot: 'Madoa yenye kona, bila unga? Fukia majani mabaya zaidi.',
      Bean___Rust: 'Unga wa kahawia-nyekundu unatoka? Fukia majani mabaya zaidi.',
      Bean___healthy: 'Geuza majani kumi. Ukiona madoa, tuma picha.',
      Chilli___Cercospora_leaf_spot: 'Doa lililopauka katikati? Fukia majani yenye madoa.',
      'Chilli___Leaf_curl_(mites_and_thrips)': "Ncha zimejikunja, bila nzi weupe? Michache? Ing'oe, ichome.",
      Chilli___Nutrient_deficiency: 'Majani yamepauka? Je, udongo ni mkavu au una maji mengi?',
      Chilli___Powdery_mildew: 'Unga mweupe chini? Tia majani mabaya kwenye mfuko, usiyatikise.',
      Chilli___healthy: 'Kagua machipukizi. Yamejikunja? Tuma picha.',
      'Pepper,_bell___Bacterial_spot': KEEP_DRY,
      'Pepper,_bell___healthy': 'Kagua matunda. Ukiona vipele, tuma picha.',
      Apple___Alternaria_leaf_spot: 'Chini ya 1 kati ya 10? Subiri. Zaidi? Fukia yaliyoanguka.',
      Apple___Apple_scab: 'Doa ni laini kama kitambaa? Fukia majani yaliyoanguka.',
      Apple___Black_rot: 'Tawi lililokufa juu ya majani mabaya? Likate siku kavu.',
      Apple___Brown_spot: 'Nukta nyeusi? Fukia majani yaliyoanguka.',
      Apple___Cedar_apple_rust: at(
        'Mirija upande wa chini? Pigia KEPHIS.',
        'Mirija upande wa chini? Uliza mamlaka ya afya ya mimea.',
      ),
      Apple___Gray_spot: 'Katikati kijivu, nukta nyeusi? Fukia majani yaliyoanguka.',
      Apple___Powdery_mildew: 'Unga mweupe kwenye ncha? Zikate, uzichome au uzifukie.',
      Apple___healthy: 'Kagua majani kumi. Ukiona alama, tuma picha.',
      Grape___Black_rot: 'Nukta nyeusi, au zabibu nyeusi kavu? Ziondoe, uzichome.',
      'Grape___Esca_(Black_Measles)': 'Michirizi ya manjano au nyekundu? Weka alama kwenye mzabibu. Leo usikate.',
      'Grape___Leaf_blight_(Isariopsis_Leaf_Spot)':
        'Madoa kwenye majani ya zamani tu? Ondoa mabaya zaidi na yaliyoanguka.',
      Grape___healthy: 'Kagua majani kumi. Ukiona madoa, tuma picha.',
      Orange___Black_spot: 'Madoa yaliyobonyea kwenye tunda? Fukia majani yaliyoanguka.',
      Orange___Canker: at(
        'Doa limeinuka pande zote? Pigia KEPHIS kabla ya kukata.',
        'Doa limeinuka pande zote? Usikate. Uliza mamlaka ya afya ya mimea.',
      ),
      'Orange___Haunglongbing_(Citrus_greening)': at(
        'Nusu tofauti? Pigia KEPHIS wapime jani.',
        'Nusu tofauti? Omba mamlaka ya afya ya mimea wapime.',
      ),
      Orange___healthy: 'Tawi moja ni la manjano zaidi? Tuma picha ya majani yake.',
      Strawberry___Angular_leaf_spot: at(
        'Madoa yanapitisha mwanga? Pigia KEPHIS.',
        'Madoa yanapitisha mwanga? Uliza mamlaka ya afya ya mimea.',
      ),
      Strawberry___Leaf_scorch: 'Zambarau bila weupe katikati? Fukia majani mabaya zaidi.',
      Strawberry___Leaf_spot: 'Weupe katikati, duara la zambarau? Fukia majani yenye madoa.',
      Strawberry___Powdery_mildew: 'Unga mweupe upande wa chini? Kata majani hayo, uyafukie.',
      Strawberry___healthy: 'Geuza majani kumi. Ukiona unga, tuma picha.',
      'Cherry_(including_sour)___Powdery_mildew': 'Unga mweupe majani machanga? Kata ncha hizo, uzichome.',
      'Cherry_(including_sour)___healthy': 'Kagua majani machanga. Ukiona unga, tuma picha.',
      Blueberry___healthy: 'Kagua majani kumi. Ukiona alama, muulize afisa.',
      Raspberry___healthy: 'Kagua majani kumi. Ukiona alama, muulize afisa.',
    },
    free: {
      unsure: 'Tuma picha ya jani moja kivulini.',
      notALeaf: 'Tuma picha ya jani moja kivulini.',
      tooDark: 'Toka nje mchana, kwenye kivuli chenye mwanga.',
      falseColours: 'Piga picha ya rangi, mchana, bila kichujio.',
      tooBlurred: 'Pangusa lenzi, tuliza mkono.',
      tooFar: 'Sogea karibu na jani moja, sentimita 20.',
      unknownCrop: 'Jaribu tena kwa jani moja.',
      otherCrop: 'Mwonyeshe afisa wa kilimo mmea huo.',
      mixedCrops: 'Tuma picha za zao moja tu.',
      contradiction: 'Kama ni zao lingine, lichague.',
      cropQuestion: 'Hili ni zao gani?',
    },
    look: { sick: 'Usikate. Muulize afisa kwanza.', clean: 'Geuza majani kumi zaidi, tafuta alama.' },
  }
}
