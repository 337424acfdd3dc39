import type { beanAndKale as facts } from '../../../catalogue/asked/beanAndKale'
import type { AskedWordsOf } from '../../askedTypes'
import type { At } from '../../place'

import { varietiesAt } from './varieties'

export const beanAndKale = (at: At): AskedWordsOf<typeof facts> => {
  const named = varietiesAt(at)
  return {
    Bean___Angular_leaf_spot: {
      spread: 'Ndiyo. Upepo huueneza. Mbegu huupeleka mbali.',
      seed: 'Hapana. Ugonjwa huu hukaa kwenye mbegu kwa mwaka mmoja au zaidi.',
      instead: 'Panda zao lisilo la jamii ya maharagwe, kama mahindi. Kunde, soya na Desmodium pia huugua.',
      variety: named('Mwaka wa 2016 Bio-Innovate ilisema kwamba Kenya Mali (KAT-SW 12) inastahimili.'),
    },
    Bean___Rust: {
      spread: 'Ndiyo. Upepo hubeba unga wake.',
      seed: 'Kutu haiji na mbegu. Magonjwa mengine ya maharagwe huja nazo.',
      variety: named('Mwaka wa 2016 Bio-Innovate ilisema kwamba Kenya Mali (KAT-SW 12) inastahimili.'),
    },
    beanAnthracnose: {
      spread: 'Matone ya mvua huueneza mita chache tu. Mbegu na watu kwenye maharagwe yaliyolowa huupeleka mbali.',
      seed: 'Kutoka shamba safi tu. Ugonjwa huu unaweza kukaa kwenye mbegu hadi miaka mitano.',
      instead: 'Panda zao lolote isipokuwa maharagwe na kunde, kwa miaka miwili hadi mitatu.',
      variety: named('Seed Savers Network inasema Rosecoco inastahimili. Lakini kuvu hii ina aina nyingi.'),
    },
    beanFly: {
      spread: 'Ndiyo. Nzi hutoka kwenye maharagwe ya zamani. Panda wakati mmoja na majirani zako.',
      instead: 'Usipande kunde wala soya hapo. Nzi huyu huishi humo pia.',
    },
    diamondbackMoth: {
      spread: "Ndiyo. Nondo hutoka kwenye sukuma wiki na kabichi za zamani. Ng'oa mashina ya zamani.",
      instead: 'Kwa muda panda zao lisilo la jamii ya kabichi.',
      variety: named('Muuzaji anasema kabichi ya Chairman F1 inastahimili kiasi.'),
    },
    cabbageAphid: {
      spread: "Ndiyo. Vidukari vyenye mabawa hutoka kwenye mimea ya zamani. Ng'oa mashina ya zamani.",
    },
    blackRot: {
      spread: 'Ndiyo, kwa mbegu, miche, matone ya maji, zana na watu.',
      seed: 'Hapana. Mbegu huubeba. Nunua mbegu zilizoidhinishwa.',
      instead: 'Panda mahindi au nafaka nyingine, kwa miaka mitatu. Sukuma wiki, kabichi na haradali huugua.',
      variety: named('Muuzaji anasema kabichi ya Chairman F1 inastahimili.'),
    },
  }
}
