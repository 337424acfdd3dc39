import type { At } from '../place'
import type { CropWords } from '../types'

export const cherry = (at: At): CropWords<'cherry'> => ({
  'Cherry_(including_sour)___Powdery_mildew': {
    name: 'Ubwiri unga (powdery mildew)',
    speed: 'Upepo huueneza haraka kwenye machipukizi.',
    check: {
      question: 'Angalia upande wa chini wa majani machanga. Je, kuna unga mweupe, na majani yanajikunja?',
      ifNot: 'Ikiwa hakuna unga chini, piga picha nyingine kwanza.',
    },
    actions: [
      'Kata ncha zenye unga mweupe, uzichome au uzifukie.',
      'Kagua machipukizi machanga ya miti yote.',
      'Kata machipukizi yanayoota chini ya mti.',
    ],
    cause: 'Ugonjwa huu unasababishwa na kuvu (fangasi). Upepo huisambaza.',
    signs: [
      'Kuna unga mweupe kwenye majani machanga, ambayo hujikunja au kujisokota.',
      'Majani mapya hubaki madogo. Matunda pia yanaweza kuwa na unga.',
    ],
    favouredBy: 'Joto na unyevunyevu wa hewa, majani yakiwa makavu, huchochea ugonjwa huu.',
    next: ['Pogoa ili hewa ipite kwenye mti.', 'Usiongeze nitrojeni. Machipukizi laini huugua kwa urahisi.'],
    spray: 'Dawa husaidia zaidi mara unapoona unga kwenye machipukizi.',
    doNotSpray: at(
      'Usitumie sulphur (salfa) wakati wa joto kali, wala muda mfupi kabla au baada ya dawa ya mafuta. Hudhuru miti.',
      'Usinyunyizie dawa wakati wa joto kali. Inaweza kudhuru miti.',
    ),
    protect: ['Kagua ncha kumi za machipukizi kwenye kila mti msimu wote.'],
    rivals: {
      dustOrSprayMarks: 'Geuza jani. Ubwiri unga huanza upande wa chini wa majani machanga na kuyafanya yajikunje.',
      aphids: 'Vidukari weusi hukaa kwenye ncha za machipukizi na kuzifanya zinate.',
    },
    alerts: {},
    harvest: 'Matunda safi yanaweza kuliwa. Ikiwa ulinyunyizia dawa, hesabu kwanza siku zilizo kwenye lebo.',
    cannotShow: 'Picha haiwezi kila mara kutofautisha unga wa ugonjwa na vumbi.',
  },
  'Cherry_(including_sour)___healthy': {
    check: {
      question: 'Je, majani machanga ni bapa, bila unga mweupe juu wala chini?',
      ifNot: 'Ukiona alama, piga picha ya jani lenye alama.',
    },
    actions: [
      'Angalia majani machanga kabisa kama yana unga au yanajikunja.',
      'Angalia gome kama lina utomvu au sehemu zilizobonyea.',
    ],
    next: ['Pogoa siku kavu, ili hewa ipite kwenye mti.', 'Ondoa majani yaliyoanguka na matunda yaliyokauka.'],
    doNotSpray: 'Usinyunyizie dawa kwenye mti wenye afya. Inaweza kudhuru nyuki.',
    protect: ['Kagua miti mara moja kwa wiki.', 'Safisha zana za kupogolea baada ya kila mti.'],
    rivals: {},
    cannotShow: 'Picha ya jani haiwezi kuonyesha mizizi, gome, matunda, wadudu wala ugonjwa unaoanza.',
    notCovered:
      'Kwenye cheri (cherry) programu hii huchunguza ubwiri unga tu. Haijui madoa ya majani, vidonda vya gome (canker), uozo wa matunda (brown rot), vidukari wala virusi vya mimea.',
  },
})
