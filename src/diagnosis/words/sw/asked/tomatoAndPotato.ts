import type { tomatoAndPotato as facts } from '../../../catalogue/asked/tomatoAndPotato'
import type { AskedWordsOf } from '../../askedTypes'
import type { At } from '../../place'

import { varietiesAt } from './varieties'

const WITHIN_DAYS = 'Ndiyo, kwa siku chache. Upepo huueneza. Waambie majirani zako leo.'

export const tomatoAndPotato = (at: At): AskedWordsOf<typeof facts> => {
  const named = varietiesAt(at)
  return {
    Tomato___Bacterial_spot: {
      spread: 'Ndiyo. Mvua yenye upepo huueneza, na pia mikono na zana.',
      seed: 'Hapana. Mbegu zinaweza kuubeba. Nunua mbegu safi zilizoidhinishwa.',
      instead: 'Kwa miaka miwili usipande nyanya wala pilipili hapo. Chagua zao lingine.',
      variety: 'Hakuna aina ya nyanya inayostahimili ugonjwa huu.',
    },
    Tomato___Early_blight: {
      spread: 'Ndiyo, kutoka mashamba ya zamani hadi mapya. Usipande nyanya mpya kando ya zilizougua.',
      instead: 'Kwa miaka mitatu chagua zao lingine. Usipande viazi wala biringanya hapo.',
      variety: 'Hakuna aina inayostahimili kabisa. Baadhi zinastahimili kuliko nyingine.',
    },
    Tomato___Late_blight: {
      spread: WITHIN_DAYS,
      seed: 'Mbegu kavu za nyanya haziubebi. Miche na viazi huubeba.',
      instead: 'Usipande viazi hapo. Hupata ugonjwa huo huo.',
    },
    Tomato___Leaf_Mold: {
      spread: 'Ndiyo. Hewa, matone ya maji, zana na nguo huueneza.',
      seed: 'Huenda mbegu huubeba. Usichukue mbegu za mimea iliyougua.',
      instead: 'Panda zao lolote isipokuwa nyanya, kwa miaka mitatu. Ni nyanya tu huugua.',
    },
    Tomato___Septoria_leaf_spot: {
      spread: 'Matone ya mvua huueneza mmea hadi mmea. Mimea ya zamani na magugu huuhifadhi.',
      instead: 'Kwa miaka mitatu chagua zao lisilo la jamii ya nyanya.',
    },
    'Tomato___Spider_mites Two-spotted_spider_mite': {
      spread: 'Ndiyo. Utitiri huhama pamoja na zana, vijiti na magugu.',
    },
    Tomato___Target_Spot: {
      spread: 'Ndiyo. Mvua yenye upepo huueneza. Usipande nyanya mpya kando ya za zamani.',
      instead: 'Kwa miaka mitatu usipande nyanya, tango wala maharagwe hapo. Pia huugua.',
    },
    Tomato___Tomato_Yellow_Leaf_Curl_Virus: {
      spread: 'Ndiyo. Nzi weupe huvieneza. Kubaliana na majirani zako kuwe na muda bila nyanya.',
      seed: 'Wataalamu hawakubaliani kama mbegu hubeba virusi hivi vya mimea. Ni salama zaidi kununua mbegu.',
      variety: named('Muuzaji anasema Kilele F1 na Tylka F1 zinastahimili virusi hivi.'),
    },
    Tomato___Tomato_mosaic_virus: {
      spread: 'Ndiyo, kwa mikono, zana na mbegu. Osha mikono kabla ya kumsaidia jirani.',
      seed: 'Hapana. Mbegu hubeba virusi hivi vya mimea. Nunua mbegu safi.',
      variety: named('Mwaka wa 2019 muuzaji alisema Ansal F1 inastahimili virusi hivi.'),
    },
    tuta: {
      spread: 'Ndiyo. Nondo huruka hadi shamba lingine. Kreti na miche pia huwabeba.',
      instead: 'Panda mahindi, maharagwe au kabichi. Usipande viazi, biringanya wala managu hapo.',
    },
    tomatoBacterialWilt: {
      spread: 'Ndiyo, kwa maji yanayotiririka, na kwa udongo kwenye zana, viatu na miche.',
      seed: 'Usihamishe miche kutoka hapo. Huubeba.',
      instead: 'Kwa miaka mitatu hadi mitano panda mahindi, maharagwe au kabichi. Managu pia huugua.',
      variety: at(
        'Mwaka wa 2019 muuzaji alisema Ansal F1 inastahimili. Chuo Kikuu cha Egerton kimetoa miche iliyounganishwa (grafted).',
        'Ulizia miche iliyounganishwa (grafted), na aina inayostahimili.',
      ),
    },
    Potato___Early_blight: {
      instead: 'Kwa miaka miwili chagua zao lingine. Usipande nyanya hapo.',
    },
    Potato___Late_blight: {
      spread: WITHIN_DAYS,
      seed: 'Hapana. Viazi huubeba. Usihifadhi mbegu kutoka shamba hili.',
      instead: 'Usipande nyanya hapo. Hupata ugonjwa huo huo.',
      variety: named('Kenya Mpya, Tigoni na Sherekea zinastahimili kuliko Shangi. Zikague pia wiki za mvua.'),
    },
    potatoBacterialWilt: {
      spread: 'Ndiyo, kwa mbegu zinazoonekana nzuri, na kwa udongo, maji na zana.',
      seed: at(
        'Hapana. Viazi vinavyoonekana vizuri huubeba. Sheria za mbegu haziruhusu mbegu zenye mnyauko huu.',
        'Hapana. Viazi vinavyoonekana vizuri huubeba.',
      ),
      instead: 'Panda mahindi, maharagwe, kabichi au ngano, kwa misimu mitano.',
      variety: at(
        'Hakuna aina iliyo salama. Kwenye utafiti wa Kenya wa mwaka 2001 Kenya Dhamana ilistahimili zaidi.',
        'Hakuna aina iliyo salama. Uliza ni ipi inayostahimili inayouzwa katika nchi yako.',
      ),
    },
    cystNematode: {
      spread: 'Ndiyo, kwa udongo kwenye mbegu, viatu, zana na magunia.',
      seed: 'Hapana. Udongo kwenye viazi hubeba minyoo hawa. Nunua mbegu zilizoidhinishwa.',
      instead: 'Panda nafaka, maharagwe au kabichi, hadi miaka saba. Usipande nyanya wala biringanya.',
      variety: named(
        'Mwaka wa 2025 aina mbili zinazostahimili ziliingia kwenye orodha ya taifa: Malaika na Glen. Uliza kama mbegu zake zinauzwa. Shangi haistahimili.',
      ),
    },
  }
}
