import type { CropWords } from '../types'

export const pepper = {
  'Pepper,_bell___Bacterial_spot': {
    name: 'Doa bakteria (bacterial spot)',
    speed: 'Dhoruba moja hutosha kuueneza shambani.',
    check: {
      question: 'Je, madoa yana mafuta, majani yanaanguka, na matunda yana magaga?',
      ifNot: 'Ikiwa madoa ni makavu na majani hayaanguki, piga picha nyingine.',
    },
    actions: [
      'Usimwagilie maji juu ya majani. Mwagilia chini ya mmea.',
      'Usiingie shambani majani yakiwa na maji.',
      "Dalili zikilingana, ng'oa mimea iliyoharibika zaidi na uifukie.",
    ],
    cause: 'Ugonjwa huu unasababishwa na bakteria, si kuvu.',
    signs: [
      'Kuna madoa madogo meusi yanayoonekana kama yana mafuta au maji.',
      'Majani huwa manjano na kuanguka. Matunda hupata magaga.',
    ],
    favouredBy: 'Joto, mvua na upepo huchochea ugonjwa huu (20 hadi 35 °C). Huja na mbegu.',
    next: [
      'Usipande pilipili wala nyanya hapo kwa miaka miwili.',
      'Msimu ujao panda aina inayostahimili ugonjwa huu. Hiyo ndiyo husaidia zaidi.',
    ],
    spray:
      'Dawa inaweza kusaidia mapema tu, kabla ya mvua. Bakteria wengi wana usugu. Dawa ikishindwa mara mbili, acha.',
    doNotSpray: 'Dawa nyingi za kuvu haziui bakteria. Usinyunyizie kamwe dawa za watu au mifugo (antibiotics).',
    protect: [
      'Tumia mbegu na miche safi iliyoidhinishwa.',
      'Osha mikono na zana kabla ya kwenda kwenye mimea isiyo na ugonjwa.',
    ],
    rivals: {
      cercosporaLeafSpot: 'Madoa ya Cercospora ni ya mviringo yenye katikati iliyopauka.',
      sunOrSprayBurn:
        'Kuungua huonekana sawa kwenye mimea mingi. Tunda lililoungua na jua ni kama karatasi upande mmoja.',
    },
    alerts: {},
    harvest: 'Matunda yasiyooza yanaweza kuliwa. Ikiwa ulinyunyizia dawa, hesabu kwanza siku zilizo kwenye lebo.',
    cannotShow: 'Picha haiwezi kuonyesha kama bakteria wana usugu dhidi ya dawa.',
  },
  'Pepper,_bell___healthy': {
    check: {
      question: 'Je, jani ni la kijani, limeshika vizuri kwenye mmea, bila madoa meusi yenye mafuta?',
      ifNot: 'Ukiona alama, piga picha ya jani lenye alama.',
    },
    actions: [
      'Geuza majani mengine kumi na uyaangalie kwa karibu.',
      'Angalia matunda kama yana magaga, na mashina karibu na udongo.',
    ],
    next: ['Mwagilia chini ya mmea, asubuhi.', 'Weka matandazo ili mvua isirushe udongo juu.'],
    doNotSpray: 'Usinyunyizie dawa kwenye zao lenye afya. Dawa inaweza kuua wadudu wenye faida.',
    protect: ['Kagua zao mara nyingi uwezavyo.', 'Usiingie shambani majani yakiwa na maji.'],
    rivals: {},
    cannotShow: 'Picha ya jani haiwezi kuonyesha mizizi, shina, matunda, utitiri au ugonjwa unaoanza.',
    notCovered:
      'Kwenye pilipili mboga programu hii huchunguza doa bakteria tu. Haijui ubwiri unga, virusi vya mimea, mnyauko, vithiripi wala utitiri.',
  },
} satisfies CropWords<'sweet-pepper'>
