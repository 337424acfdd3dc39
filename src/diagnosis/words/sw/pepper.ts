import type { At } from '../place'
import type { CropWords } from '../types'

export const pepper = (at: At): CropWords<'sweet-pepper'> => ({
  'Pepper,_bell___Bacterial_spot': {
    name: 'Madoa ya bakteria (bacterial spot)',
    speed: 'Dhoruba moja huweza kuyaeneza kote.',
    check: {
      question: "Je, madoa yanang'aa kama mafuta, majani yanaanguka, na matunda yana vipele?",
      ifNot: 'Ikiwa madoa ni makavu na majani hayaanguki, piga picha nyingine.',
    },
    actions: [
      'Mwagilia chini ya mmea, si juu ya majani.',
      'Usiingie shambani majani yakiwa yamelowa.',
      "Dalili zikilingana, ng'oa mimea iliyoharibika zaidi na uifukie.",
    ],
    cause: 'Ugonjwa huu unasababishwa na bakteria, si kuvu.',
    signs: [
      "Kuna madoa madogo meusi yanayong'aa kama yamepakwa mafuta au yamelowa maji.",
      'Majani huwa manjano na kuanguka. Matunda hupata vipele vya kukwaruza.',
    ],
    favouredBy: 'Joto, mvua na upepo huchochea ugonjwa huu (20 hadi 35 °C). Mbegu zinaweza kuubeba.',
    next: [
      'Usipande pilipili wala nyanya hapo kwa miaka miwili.',
      'Msimu ujao panda aina inayostahimili ugonjwa huu. Hiyo ndiyo husaidia zaidi.',
    ],
    spray: at(
      'Copper inaweza kusaidia mapema tu, kabla ya mvua. Bakteria wengi wana usugu. Dawa ikishindwa mara mbili, acha.',
      'Dawa inaweza kusaidia mapema tu, kabla ya mvua. Ikishindwa mara mbili, acha.',
    ),
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
      question: "Je, jani ni la kijani, limeshika vizuri kwenye mmea, bila madoa meusi yanayong'aa?",
      ifNot: 'Ukiona alama, piga picha ya jani lenye alama.',
    },
    actions: [
      'Geuza majani mengine kumi na uyaangalie kwa karibu.',
      'Angalia matunda kama yana vipele vya kukwaruza, na mashina karibu na udongo.',
    ],
    next: ['Mwagilia chini ya mmea, asubuhi.', 'Weka matandazo ili mvua isirushe udongo juu.'],
    doNotSpray: 'Usinyunyizie dawa kwenye zao lenye afya. Dawa inaweza kuua wadudu wenye faida.',
    protect: ['Kagua zao mara nyingi uwezavyo.', 'Usiingie shambani majani yakiwa yamelowa.'],
    rivals: {},
    cannotShow: 'Picha ya jani haiwezi kuonyesha mizizi, shina, matunda, utitiri wala ugonjwa unaoanza.',
    notCovered:
      'Kwenye pilipili mboga programu hii huchunguza madoa ya bakteria tu. Haijui ubwiri unga, virusi vya mimea, mnyauko, vithiripi wala utitiri.',
  },
})
