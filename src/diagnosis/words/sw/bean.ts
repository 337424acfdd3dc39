import type { CropWords } from '../types'

const HARVEST =
  'Maganda na majani yasiyo na ugonjwa yanaweza kuliwa. Ikiwa ulinyunyizia dawa, hesabu siku zilizo kwenye lebo kabla ya kuvuna.'

export const bean = {
  Bean___Angular_leaf_spot: {
    name: 'Angular leaf spot (madoa yenye kona)',
    speed: 'Majani huanguka mapema madoa yakiwa mengi.',
    check: {
      question: 'Je, madoa yana pande zilizonyooka kwenye mishipa, na hayatoi unga?',
      ifNot: 'Ikiwa unga wa kahawia-nyekundu unatoka, huenda ni kutu.',
    },
    actions: [
      'Usiingie shambani majani yakiwa yamelowa.',
      'Ondoa majani yaliyoharibika zaidi na uyafukie.',
      'Mimea mingi ikiwa na madoa wakati wa mvua, muulize afisa.',
    ],
    cause: 'Ugonjwa huu unasababishwa na kuvu (fangasi). Kuvu hukaa kwenye mbegu na masalia ya maharagwe.',
    signs: [
      'Kuna madoa ya kahawia yenye pande zilizonyooka kati ya mishipa.',
      'Kuvu ya kijivu inaweza kuota upande wa chini wa jani.',
      'Maganda hupata madoa ya mviringo ya kahawia-nyekundu.',
    ],
    favouredBy: 'Joto la wastani pamoja na mvua au umande huchochea ugonjwa huu.',
    next: [
      'Baada ya kuvuna, fukia masalia yote ya maharagwe.',
      'Usipande maharagwe hapo kwa miaka miwili, hata chini ya mahindi.',
    ],
    spray: 'Dawa inaweza kusaidia tu katika msimu wa mvua, kuanzia madoa ya kwanza.',
    doNotSpray: 'Usinyunyizie dawa wakati wa kiangazi. Madoa huanza tu kwenye majani yaliyolowa.',
    protect: [
      'Usihifadhi mbegu kutoka mimea iliyougua.',
      'Panda kwa mistari. Mbegu zilizotawanywa hubanana na mimea hukaa imelowa.',
    ],
    rivals: {
      Bean___Rust: 'Sugua doa kwa kidole. Kutu huacha unga wa kahawia-nyekundu.',
      anthracnose:
        'Chule (anthracnose) hufanya mishipa kuwa myeusi upande wa chini wa jani, na maganda huwa na madoa meusi yaliyobonyea.',
      commonBacterialBlight: 'Ugonjwa huu wa bakteria hufanya mabaka makubwa makavu yenye ukingo wa manjano.',
    },
    alerts: {},
    harvest: HARVEST,
    cannotShow: 'Picha haiwezi kuonyesha kama mbegu zako hazina ugonjwa.',
  },
  Bean___Rust: {
    name: 'Kutu ya maharagwe (rust)',
    speed: 'Kutu mpya huja baada ya siku 10 hadi 14.',
    check: {
      question: 'Sugua malengelenge kwa kidole. Je, unga wa kahawia-nyekundu unatoka?',
      ifNot: 'Ikiwa unga hautoki, piga picha nyingine kwanza.',
    },
    actions: [
      'Anza na mashamba safi, maliza na yenye ugonjwa.',
      'Mwagilia chini ya mmea, si juu ya majani.',
      'Ondoa majani yaliyoharibika zaidi na uyafukie.',
    ],
    cause: 'Ugonjwa huu unasababishwa na kuvu (fangasi). Upepo huisambaza.',
    signs: [
      'Kuna malengelenge madogo ya kahawia-nyekundu, mara nyingi yenye duara la manjano.',
      'Malengelenge mengi huwa upande wa chini wa jani.',
      'Maganda pia yanaweza kuwa nayo.',
    ],
    favouredBy: 'Hali ya baridi kiasi au joto pamoja na umande mwingi huchochea ugonjwa huu.',
    next: [
      'Fukia masalia ya maharagwe baada ya kuvuna.',
      'Msimu ujao panda aina inayostahimili kutu. Muulize afisa wa kilimo ni ipi.',
    ],
    spray: 'Dawa inaweza kusaidia tu mara baada ya kuona malengelenge ya kwanza.',
    doNotSpray: 'Usinyunyizie dawa maganda yakianza kukomaa. Haitalipa.',
    protect: ['Usipande maharagwe mapya kando ya maharagwe yaliyougua.', "Ng'oa maharagwe yaliyojiotea."],
    rivals: {
      Bean___Angular_leaf_spot: 'Sugua doa. Angular leaf spot haiachi unga.',
      commonBacterialBlight:
        'Ugonjwa huu wa bakteria hufanya mabaka makubwa makavu yenye ukingo wa manjano, bila unga.',
    },
    alerts: {},
    harvest: HARVEST,
    cannotShow: 'Picha haiwezi kuonyesha unga. Kidole chako kinaweza.',
  },
  Bean___healthy: {
    check: {
      question: 'Je, jani ni la kijani, halina madoa, na hakuna kinachotoka ukilisugua?',
      ifNot: 'Ukiona alama, piga picha ya jani lenye alama.',
    },
    actions: ['Geuza majani mengine kumi na utafute malengelenge.', 'Angalia mashina karibu na udongo, na maganda.'],
    next: [
      'Usibananishe mimea. Maharagwe yaliyobanana hukaa yamelowa na kupata kutu.',
      'Usiingie shambani majani yakiwa yamelowa.',
    ],
    doNotSpray: 'Usinyunyizie dawa kwenye zao lenye afya. Utapoteza pesa na huenda ukadhuru nyuki.',
    protect: ['Nunua mbegu zilizoidhinishwa kwa msimu ujao.', 'Panda zao lingine baada ya maharagwe.'],
    rivals: {},
    cannotShow: 'Picha ya jani haiwezi kuonyesha mizizi, maganda, wadudu wala ugonjwa unaoanza.',
    notCovered:
      'Kwenye maharagwe programu hii haichunguzi chule (anthracnose), ugonjwa wa bakteria, virusi vya batobato, kuoza kwa mizizi, vidukari wala nzi wa maharagwe.',
  },
} satisfies CropWords<'bean'>
