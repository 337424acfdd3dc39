import type { At } from '../place'
import type { CropWords } from '../types'

const SPRAY =
  'Kwenye shamba la chini ya ekari moja, dawa mara chache hurudisha gharama. Inaweza kusaidia tu mbelewele zikitokea na mabaka yakifika jani la tatu chini ya hindi. Nchini Marekani wakulima husubiri hadi mimea 5 kati ya 10 iwe na mabaka hayo. Hatujui jaribio la Kenya kuhusu hilo.'
const SPRAY_ELSEWHERE =
  'Kwenye shamba la chini ya ekari moja, dawa mara chache hurudisha gharama. Inaweza kusaidia tu mbelewele zikitokea na mabaka yakifika jani la tatu chini ya hindi.'
const DRY_GRAIN =
  'Kausha punje kwenye turubai, si kwenye udongo, hadi unyevu uwe chini ya 13 %. Tikisa kidogo na chumvi kavu ndani ya chupa kavu. Chumvi ikishika, bado zina unyevu mno. Isiposhika, bado zinaweza kuwa na unyevu: kausha siku moja zaidi. Maktaba ya majani ina ukurasa kuhusu kuvu ya mahindi.'
const MOULDY =
  'Mahindi yenye kuvu usiyale, usiyauze, usiyatengenezee pombe wala usiwape mifugo. Usitegemee kupika kuondoa sumu yake.'
const OLD_STALKS = "Baada ya kuvuna, fukia mabua. Wape ng'ombe tu ikiwa hukunyunyizia dawa."
const OTHER_CROP = 'Msimu ujao panda zao lingine hapo, kama maharagwe au viazi.'

export const maize = (at: At): CropWords<'maize'> => ({
  'Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot': {
    name: 'Baka la kijivu la jani (grey leaf spot)',
    speed: 'Hupanda jani hadi jani kwa wiki chache.',
    check: {
      question: 'Je, mabaka yana pande zilizonyooka kati ya mishipa, kama vipande vyembamba?',
      ifNot: 'Ikiwa sivyo, piga picha nyingine.',
    },
    actions: [
      'Kwenye mimea kumi, tafuta mabaka karibu na hindi.',
      'Yote yakiwa zaidi ya majani matatu chini yake, subiri.',
      'Yakiwa karibu kabla ya maua, muulize afisa leo.',
    ],
    cause: 'Ugonjwa huu unasababishwa na kuvu (fangasi). Kuvu hukaa kwenye mabua ya zamani ya mahindi.',
    signs: [
      'Mabaka ni vipande vyembamba vya kijivu na kahawia, kati ya mishipa.',
      'Huanza kwenye majani ya chini kabisa na kupanda juu.',
    ],
    favouredBy: 'Joto, unyevunyevu na mabua ya zamani ya mahindi huchochea ugonjwa huu.',
    next: [OLD_STALKS, OTHER_CROP],
    spray: at(SPRAY, SPRAY_ELSEWHERE),
    doNotSpray: 'Punje zikishakuwa ngumu, usinyunyizie dawa. Umechelewa, na hasara ni ndogo.',
    protect: [
      'Msimu ujao, panda mbegu chotara inayostahimili ugonjwa huu.',
      'Weka mabua ya msimu uliopita mbali na mahindi mapya.',
    ],
    rivals: {
      'Corn_(maize)___Northern_Leaf_Blight':
        'Bakajani hufanya mabaka marefu yenye ncha kali pande zote mbili, kama sigara kubwa.',
      'Corn_(maize)___Common_rust_': 'Kwaruza kwa ukucha. Kutu hutoa unga mwekundu kama tofali.',
    },
    alerts: {},
    harvest: `${DRY_GRAIN} ${MOULDY}`,
    cannotShow: 'Picha haiwezi kuonyesha kwamba si maize lethal necrosis (MLN), maize streak wala viwavijeshi.',
  },
  'Corn_(maize)___Common_rust_': {
    name: 'Kutu ya kawaida (common rust)',
    speed: 'Malengelenge mapya huja baada ya siku 7 hivi. Joto kali huyapunguza.',
    check: {
      question: 'Kwaruza lengelenge kwa ukucha. Je, unga mwekundu kama tofali unatoka?',
      ifNot: 'Ikiwa unga hautoki, piga picha nyingine kwanza.',
    },
    actions: [
      'Kagua majani ya juu ya mimea kumi uone kama yana malengelenge pia.',
      'Kwaruza malengelenge sehemu mbalimbali za shamba.',
      'Yakiwa kwenye majani ya chini tu, subiri na ukague tena.',
    ],
    cause: 'Ugonjwa huu unasababishwa na kuvu (fangasi). Upepo huieneza.',
    signs: [
      'Kuna malengelenge madogo mekundu kama tofali pande zote mbili za jani.',
      'Ukikwaruza kwa ukucha, unga mwekundu kama tofali hutoka.',
    ],
    favouredBy: 'Baridi kiasi na unyevunyevu huchochea ugonjwa huu.',
    next: [
      'Msimu ujao, panda mbegu chotara inayostahimili ugonjwa huu.',
      'Ondoa mahindi yaliyojiotea kati ya misimu.',
      "Mahali ambapo mahindi hayapandwi mwaka mzima, ng'oa pia magugu ya Oxalis (wood sorrel).",
    ],
    spray: 'Dawa mara chache hulipa. Inaweza kusaidia mapema tu, kabla ya mahindi kubeba.',
    doNotSpray: 'Usinyunyizie dawa ikiwa kutu imeanza baada ya mahindi kubeba. Wakati huo haielekei kuleta hasara.',
    protect: ['Panda mapema, wakati mmoja na majirani zako.'],
    rivals: {
      southernRust: 'Kutu ya kusini (southern rust) ina rangi ya machungwa zaidi. Hukaa hasa upande wa juu wa jani.',
      'Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot':
        'Baka la kijivu hufanya vipande vyembamba vya kijivu na kahawia kando ya mishipa.',
    },
    alerts: {},
    harvest: 'Kutu hukaa kwenye majani, si kwenye punje. Mavuno yanaweza kuliwa.',
    cannotShow:
      'Picha haiwezi kuonyesha kwamba si kutu ya kusini (southern rust), maize lethal necrosis (MLN) wala viwavijeshi.',
  },
  'Corn_(maize)___Northern_Leaf_Blight': {
    name: 'Bakajani la kaskazini (northern leaf blight)',
    speed: 'Mabaka huungana na majani hukauka kwa wiki chache.',
    check: {
      question: 'Je, mabaka ni marefu, ya kijivu au kahawia hafifu, yenye ncha kama sigara kubwa?',
      ifNot: 'Ikiwa sivyo, piga picha nyingine.',
    },
    actions: [
      'Kwenye mimea kumi, tafuta mabaka karibu na hindi.',
      'Yakiwa karibu kabla ya maua, muulize afisa leo.',
      'Chunguza mimea iliyokauka katikati.',
    ],
    cause: 'Ugonjwa huu unasababishwa na kuvu (fangasi). Kuvu hukaa kwenye mabua ya zamani ya mahindi.',
    signs: [
      'Mabaka ni marefu, ya kijani-kijivu hadi kahawia hafifu, yenye umbo la sigara kubwa.',
      'Yana urefu wa sentimita 2.5 hadi 15 na huanza kwenye majani ya chini.',
    ],
    favouredBy: 'Siku zenye joto la wastani (18 hadi 27 °C) na umande mwingi huchochea ugonjwa huu.',
    next: [OLD_STALKS, OTHER_CROP],
    spray: at(SPRAY, SPRAY_ELSEWHERE),
    doNotSpray: 'Punje zikishakuwa ngumu, usinyunyizie dawa. Umechelewa, na hasara ni ndogo.',
    protect: [
      'Msimu ujao, panda mbegu chotara inayostahimili ugonjwa huu.',
      'Weka mabua ya msimu uliopita mbali na mahindi mapya.',
    ],
    rivals: {
      'Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot':
        'Baka la kijivu hufanya vipande vyembamba vyenye pande zilizonyooka.',
      maizeLethalNecrosis:
        "Majani machanga huwa manjano na kukauka, kutoka ukingoni au katikati ya jani. Hakuna matundu katikati ya mmea. Ng'oa mimea hiyo, ichome au uifukie, na umwambie afisa wa kilimo. Usipande mahindi hapo kwa misimu miwili hadi mitatu. Kisha panda mbegu zilizoidhinishwa.",
      stemBorer: 'Matundu na kinyesi katikati ya mmea huonyesha kipekecha shina au viwavijeshi, si ugonjwa.',
    },
    alerts: {},
    harvest: `${DRY_GRAIN} ${MOULDY}`,
    cannotShow: 'Picha haiwezi kuonyesha kwamba si MLN. Muulize afisa wa kilimo ikiwa majani machanga yanakauka.',
  },
  'Corn_(maize)___healthy': {
    check: {
      question: 'Je, jani ni la kijani, bila michirizi, mabaka wala unga?',
      ifNot: 'Ukiona alama, piga picha ya jani lenye alama.',
    },
    actions: [
      'Angalia katikati ya mimea kumi kama kuna matundu na kinyesi.',
      'Angalia majani ya chini kabisa kama yana mabaka ya kijivu au kahawia.',
      'Angalia majani machanga kama yanakuwa manjano na kukauka.',
    ],
    next: [
      'Palilia mapema.',
      'Weka mbolea ya kukuzia mahindi yakifika magotini.',
      'Panda maharagwe au zao lingine baada ya mahindi.',
    ],
    doNotSpray: 'Usinyunyizie dawa kwenye zao lenye afya. Utapoteza pesa na kuua wadudu wenye faida.',
    protect: ['Tembea shambani kila wiki na utafute mabaka.', 'Fukia mabua mara baada ya kuvuna.'],
    rivals: {},
    cannotShow: 'Picha ya jani haiwezi kuonyesha mizizi, magunzi, wadudu walio ndani ya mmea wala ugonjwa unaoanza.',
    notCovered:
      'Kwenye mahindi programu hii haichunguzi maize lethal necrosis (MLN), maize streak, viwavijeshi, kutu ya kusini (southern rust), magugu ya Striga wala upungufu wa virutubisho.',
  },
})
