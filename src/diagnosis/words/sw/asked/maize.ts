import type { maize as facts } from '../../../catalogue/asked/maize'
import type { AskedWordsOf } from '../../askedTypes'
import type { At } from '../../place'

import { varietiesAt } from './varieties'

const SAME_TIME = 'Panda wakati mmoja na majirani zako.'

export const maize = (at: At): AskedWordsOf<typeof facts> => {
  const named = varietiesAt(at)
  return {
    'Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot': {
      spread: 'Mabua ya zamani hupeleka ugonjwa kwenye zao linalofuata. Yafukie mapema baada ya kuvuna.',
      instead: 'Panda soya, karanga, pamba, ngano au shayiri hapo. Hiyo huchelewesha ugonjwa.',
      variety: named('Mwaka wa 2016 KALRO ilitaja H614D, H625F na H627. Zinastahimili ugonjwa huu.'),
    },
    'Corn_(maize)___Common_rust_': {
      spread: 'Ndiyo. Upepo hubeba unga wake.',
      variety: named(
        'Mwaka wa 2019 Cereal Growers Association iliandika: huenda 600-16A hupata kutu kidogo. H6213 hupata kutu kila mahali.',
      ),
    },
    'Corn_(maize)___Northern_Leaf_Blight': {
      spread: 'Ndiyo. Upepo na matone ya mvua huueneza. Dhoruba huupeleka mbali.',
      seed: 'Hatukupata uthibitisho kwamba mbegu za mahindi huubeba. Mabua ya zamani huubeba.',
      instead: 'Panda maharagwe au viazi. Usipande mtama, kwa sababu pia huugua.',
      variety: named('Mwaka wa 2019 Cereal Growers Association ilitaja H6218 na 600-16A. Huenda huugua kidogo.'),
    },
    fallArmyworm: {
      spread: `Ndiyo. Nondo huruka mbali usiku. ${SAME_TIME}`,
      instead: 'Baada ya mahindi ya msimu mkuu, panda zao lisilo nafaka, kama maharagwe.',
      variety: named(
        'KALRO imezalisha FAWTH2001, FAWTH2002 na FAWTH2003 dhidi ya viwavi hawa. Uliza kama mbegu zinauzwa.',
      ),
    },
    lethalNecrosis: {
      spread: `Ndiyo. Vithiripi, vidukari, wadudu wengine na zana huueneza. ${SAME_TIME}`,
      seed: 'Hapana. Baadhi ya mbegu huubeba. Nunua mbegu zilizoidhinishwa.',
      instead: 'Panda maharagwe, viazi, muhogo au mboga, kwa misimu miwili hadi mitatu. Usipande nafaka yoyote.',
      variety: named('KALRO inasema SC439 inastahimili. Mwaka wa 2016 H12ML na H13ML zilitajwa pia.'),
    },
    streak: {
      spread: `Ndiyo. Wadudu wadogo wanaoruka (leafhoppers) huueneza kutoka mahindi ya zamani na nyasi. ${SAME_TIME}`,
      seed: 'Virusi hivi vya mimea haviji na mbegu.',
    },
    stemBorer: {
      spread: `Ndiyo. Nondo hutoka kwenye mabua ya zamani. ${SAME_TIME}`,
      instead:
        'Panda muhogo, viazi vitamu au maharagwe kwa msimu mmoja. Mtama, wimbi na mawele pia huwa na viwavi hawa.',
    },
    striga: {
      spread: 'Ndiyo. Upepo, maji, wanyama, zana, samadi na mbegu za mahindi hubeba mbegu zake ndogo.',
      seed: 'Kutoka shamba lisilo na Striga tu. Mbegu zake ndogo hujificha kati ya punje.',
      instead:
        'Kwa mwaka mmoja panda karanga, pamba, ufuta au mbaazi. Maharagwe, muhogo na viazi vitamu pia havishambuliwi.',
      variety: named(
        'KSTP 94 inastahimili. Unaweza kuhifadhi mbegu zake kwa misimu mitatu, kutoka shamba lisilo na Striga. Ua Kayongo iliuzwa kama mbegu zilizopakwa dawa.',
      ),
    },
  }
}
