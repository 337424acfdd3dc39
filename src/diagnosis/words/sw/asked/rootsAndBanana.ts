import type { rootsAndBanana as facts } from '../../../catalogue/asked/rootsAndBanana'
import type { AskedWordsOf } from '../../askedTypes'
import type { At } from '../../place'

import { varietiesAt } from './varieties'

const COAST = 'Kwa pwani KALRO ilizalisha Tajirika, Shibe, Karembo, Karibuni, Nzalauka na Siri.'
const WEST = 'Kwa magharibi ilitaja TME 14, NASE 13 na NASE 14 mwaka wa 2019.'

export const rootsAndBanana = (at: At): AskedWordsOf<typeof facts> => {
  const named = varietiesAt(at)
  return {
    cassavaMosaic: {
      spread: 'Ndiyo. Vipandikizi huueneza kwanza, kisha nzi weupe. Usigawe vipandikizi.',
      seed: 'Kutoka mimea isiyo na dalili yoyote tu. Ikiwa hakuna, kata kutoka matawi ya juu.',
      variety: named(`${COAST} ${WEST} Zinastahimili, lakini bado zinaweza kuugua.`),
    },
    cassavaBrownStreak: {
      spread: 'Ndiyo. Vipandikizi na nzi weupe huueneza. Usigawe vipandikizi.',
      seed: 'Hapana. Vipandikizi huonekana vizuri lakini huubeba. Panda vipandikizi safi.',
      variety: named(`${COAST} KALRO inasema zinastahimili. Magharibi, iulize KALRO kwanza.`),
    },
    bananaWilt: {
      spread: 'Ndiyo. Wadudu, visu, machipukizi, mifugo na mikungu inayouzwa huueneza. Waambie majirani zako.',
      seed: 'Hapana. Chipukizi la shina gonjwa linaweza kuonekana zuri kwa miezi 11 au zaidi.',
      variety: 'Hadi sasa hakuna aina ya mgomba inayojulikana kustahimili.',
    },
    sweetPotatoVirus: {
      spread: 'Ndiyo. Mashina ya kupanda, vidukari na nzi weupe huueneza. Usigawe mashina ya kupanda.',
      seed: 'Kutoka mimea isiyo na dalili yoyote tu. Ukurasa mmoja unasema ubadilishe mashina baada ya misimu mitatu.',
      variety: named('CIP na KALRO zinasema KC-Sweet Purple inastahimili.'),
    },
    sweetPotatoWeevil: {
      spread: 'Ndiyo, kutoka viazi na mashina ya zamani. Panda mbali na mashamba ya zamani kwa miaka miwili.',
      seed: 'Panda ncha safi za mashina tu.',
      variety: named('CIP na KALRO zinasema KC-Sweet Purple inastahimili.'),
    },
  }
}
