import type { maize as facts } from '../../../catalogue/asked/maize'
import type { AskedWordsOf } from '../../askedTypes'
import type { At } from '../../place'

import { varietiesAt } from './varieties'

const SAME_TIME = 'Plant at the same time as your neighbours.'

export const maize = (at: At): AskedWordsOf<typeof facts> => {
  const named = varietiesAt(at)
  return {
    'Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot': {
      spread: 'Old stalks carry it on to the next crop. Bury yours soon after harvest.',
      instead: 'Grow soya, groundnuts, cotton, wheat or barley there. That holds it back.',
      variety: named('In 2016 KALRO named H614D, H625F and H627. They can stand it.'),
    },
    'Corn_(maize)___Common_rust_': {
      spread: 'Yes. The wind carries its powder.',
      variety: named(
        'In 2019 the Cereal Growers Association wrote: 600-16A may get less rust. H6213 gets rust everywhere.',
      ),
    },
    'Corn_(maize)___Northern_Leaf_Blight': {
      spread: 'Yes. Wind and splashing rain carry it. Storms carry it far.',
      seed: 'We found no proof that maize seed carries it. Old stalks do.',
      instead: 'Grow beans or potatoes. Do not grow sorghum, for it falls sick too.',
      variety: named('In 2019 the Cereal Growers Association named H6218 and 600-16A. They may get less of it.'),
    },
    fallArmyworm: {
      spread: `Yes. The moths fly far at night. ${SAME_TIME}`,
      instead: 'After the main maize crop, grow one that is no cereal, such as beans.',
      variety: named('KALRO has bred FAWTH2001, FAWTH2002 and FAWTH2003 against it. Ask if seed is on sale.'),
    },
    lethalNecrosis: {
      spread: `Yes. Thrips, beetles, aphids and tools carry it. ${SAME_TIME}`,
      seed: 'No. Some seed carries it. Buy certified seed.',
      instead: 'Grow beans, potatoes, cassava or vegetables, for two to three seasons. Do not grow any cereal.',
      variety: named('KALRO says that SC439 can stand it. In 2016 H12ML and H13ML were named too.'),
    },
    streak: {
      spread: `Yes. Leafhoppers carry it, from old maize and grass. ${SAME_TIME}`,
      seed: 'This virus does not come with seed.',
    },
    stemBorer: {
      spread: `Yes. The moths fly in from old stalks. ${SAME_TIME}`,
      instead: 'Grow cassava, sweet potato or beans for a season. Sorghum and millet have the same worms.',
    },
    striga: {
      spread: 'Yes. Wind, water, animals, tools, manure and maize seed carry its fine seed.',
      seed: 'Only from a field without Striga. Its fine seed hides in the grain.',
      instead:
        'For one year grow groundnut, cotton, sesame or pigeon pea. Beans, cassava and sweet potato are safe from it too.',
      variety: named(
        'KSTP 94 can stand it. You can keep its seed for three seasons, from a field without Striga. Ua Kayongo was sold as coated seed.',
      ),
    },
  }
}
