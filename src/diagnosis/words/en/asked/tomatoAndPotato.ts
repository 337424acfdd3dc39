import type { tomatoAndPotato as facts } from '../../../catalogue/asked/tomatoAndPotato'
import type { AskedWordsOf } from '../../askedTypes'
import type { At } from '../../place'

import { varietiesAt } from './varieties'

const WITHIN_DAYS = 'Yes, within days. The wind carries it. Tell your neighbours today.'

export const tomatoAndPotato = (at: At): AskedWordsOf<typeof facts> => {
  const named = varietiesAt(at)
  return {
    Tomato___Bacterial_spot: {
      spread: 'Yes. Rain with wind carries it, and so do hands and tools.',
      seed: 'No. Seed can carry it. Buy clean, certified seed.',
      instead: 'For two years do not grow tomato or pepper there. Choose another crop.',
      variety: 'No tomato variety resists it.',
    },
    Tomato___Early_blight: {
      spread: 'Yes, from old plots to new ones. Do not plant new tomatoes beside sick ones.',
      instead: 'For three years choose another crop. Do not plant potato or eggplant there.',
      variety: 'No variety resists it fully. Some stand it better than others.',
    },
    Tomato___Late_blight: {
      spread: WITHIN_DAYS,
      seed: 'Dry tomato seed does not carry it. Seedlings and potatoes do.',
      instead: 'Do not plant potatoes there. They get the same blight.',
    },
    Tomato___Leaf_Mold: {
      spread: 'Yes. Air, splashing water, tools and clothes carry it.',
      seed: 'Seed may carry it. Do not take seed from sick plants.',
      instead: 'Grow any crop but tomato, for three years. Only tomato gets it.',
    },
    Tomato___Septoria_leaf_spot: {
      spread: 'Splashing rain carries it from plant to plant. Old plants and weeds keep it alive.',
      instead: 'For three years choose a crop that is not of the tomato family.',
    },
    'Tomato___Spider_mites Two-spotted_spider_mite': {
      spread: 'Yes. They move on with tools, stakes and weeds.',
    },
    Tomato___Target_Spot: {
      spread: 'Yes. Rain with wind carries it. Do not plant new tomatoes beside old ones.',
      instead: 'For three years do not grow tomato, cucumber or beans there. They get it too.',
    },
    Tomato___Tomato_Yellow_Leaf_Curl_Virus: {
      spread: 'Yes. Whiteflies carry it. Agree with your neighbours on a time without tomatoes.',
      seed: 'Experts do not agree if seed carries it. It is safer to buy seed.',
      variety: named('The seller says that Kilele F1 and Tylka F1 resist it.'),
    },
    Tomato___Tomato_mosaic_virus: {
      spread: 'Yes, on hands and tools, and with seed. Wash before you help a neighbour.',
      seed: 'No. Seed carries it. Buy clean seed.',
      variety: named('In 2019 the seller said that Ansal F1 resists it.'),
    },
    tuta: {
      spread: 'Yes. The moths fly in. Crates and seedlings carry it too.',
      instead: 'Grow maize, beans or cabbage. Do not grow potato, eggplant or managu (nightshade) there.',
    },
    tomatoBacterialWilt: {
      spread: 'Yes, with water that runs off, and with soil on tools, shoes and seedlings.',
      seed: 'Do not move seedlings from there. They carry it.',
      instead: 'For three to five years grow maize, beans or cabbage. Managu (nightshade) gets it too.',
      variety: at(
        'In 2019 the seller said that Ansal F1 resists it. Egerton University has offered grafted plants.',
        'Ask for grafted plants, and for a variety that can stand it.',
      ),
    },
    Potato___Early_blight: {
      instead: 'For two years choose another crop. Do not plant tomato there.',
    },
    Potato___Late_blight: {
      spread: WITHIN_DAYS,
      seed: 'No. Tubers carry it. Do not keep seed from this field.',
      instead: 'Do not plant tomatoes there. They get the same blight.',
      variety: named('Kenya Mpya, Tigoni and Sherekea stand it better than Shangi. Watch them too in wet weeks.'),
    },
    potatoBacterialWilt: {
      spread: 'Yes, with seed tubers that look healthy, and with soil, water and tools.',
      seed: at(
        'No. Healthy-looking tubers carry it. The seed rules do not allow seed with this wilt.',
        'No. Healthy-looking tubers carry it.',
      ),
      instead: 'Grow maize, beans, cabbage or wheat, for five seasons.',
      variety: at(
        'No variety is safe. In a Kenyan study of 2001 Kenya Dhamana stood it best.',
        'No variety is safe. Ask which one that can stand it is sold in your country.',
      ),
    },
    cystNematode: {
      spread: 'Yes, with soil on seed, shoes, tools and sacks.',
      seed: 'No. Soil on the tubers carries it. Buy certified seed.',
      instead: 'Grow cereals, beans or cabbage, up to seven years. Do not grow tomato or eggplant.',
      variety: named(
        'In 2025 two varieties that resist it came on the national list: Malaika and Glen. Ask if their seed is on sale. Shangi does not resist it.',
      ),
    },
  }
}
