import type { At } from '../place'
import type { CropWords } from '../types'

const WAIT_DAYS = 'Matunda safi yanaweza kuliwa. Ikiwa ulinyunyizia dawa, hesabu kwanza siku zilizo kwenye lebo.'
const COPPER_HARMS =
  'Copper inaweza kudhuru majani ya stroberi. Ijaribu kwanza kwenye mimea michache na usubiri wiki moja.'

export const strawberry = (at: At): CropWords<'strawberry'> => ({
  Strawberry___Angular_leaf_spot: {
    name: 'Angular leaf spot (madoa yenye kona)',
    speed: 'Huenea kwa kila tone la maji linaloruka.',
    check: {
      question: 'Inua jani kuelekea jua. Je, madoa yanapitisha mwanga kama dirisha?',
      ifNot: 'Ikiwa mwanga haupiti, piga picha nyingine kwanza.',
    },
    ifYes: at(
      'Piga simu KEPHIS. Huenda ugonjwa huu ni mpya nchini.',
      'Uliza mamlaka ya afya ya mimea ya nchi yako. Huenda ugonjwa huu ni mpya nchini.',
    ),
    actions: [
      at(
        'Yakipitisha mwanga, piga simu KEPHIS. Huenda ni mpya nchini.',
        'Madoa yakipitisha mwanga, uliza mamlaka ya afya ya mimea ya nchi yako.',
      ),
      'Mwagilia chini ya mmea, si juu ya majani.',
      'Matuta yakilowa, usiingie. Watu hueneza ugonjwa.',
    ],
    cause: 'Ugonjwa huu unasababishwa na bakteria, si kuvu.',
    signs: [
      'Kuna madoa ya kahawia-nyekundu yenye pande zilizonyooka, yanayokomea kwenye mishipa.',
      'Madoa machanga huonekana kama yamelowa maji chini na hupitisha mwanga.',
    ],
    favouredBy: 'Baridi, mvua na kumwagilia juu ya majani huchochea ugonjwa huu.',
    next: ['Ondoa majani yaliyougua kila wiki, uyachome au uyafukie.', 'Ukiweza, tumia umwagiliaji wa matone.'],
    spray: at(
      `Copper inaweza kusaidia tu kabla ya maua kufunguka. ${COPPER_HARMS}`,
      'Dawa inaweza kusaidia tu kabla ya maua kufunguka.',
    ),
    doNotSpray: 'Dawa nyingi za kuvu haziui bakteria. Usinyunyizie kamwe dawa za watu au mifugo (antibiotics).',
    protect: [
      'Panda miche iliyoidhinishwa tu. Ugonjwa huja na miche.',
      'Usiwape majirani miche kutoka tuta hili.',
      'Osha mikono na zana kabla ya kwenda kwenye matuta yasiyo na ugonjwa.',
    ],
    rivals: {
      Strawberry___Leaf_spot: 'Madoa ya majani (leaf spot) ni ya mviringo, meupe katikati, na hayapitishi mwanga.',
      Strawberry___Leaf_scorch: 'Leaf scorch hufanya mabaka ya zambarau iliyokolea yasiyopitisha mwanga.',
    },
    alerts: {
      unlikely: at(
        'Hatukupata rekodi ya ugonjwa huu nchini Kenya. Hiyo haithibitishi kwamba haupo.',
        'Hatujui kama ugonjwa huu upo katika nchi yako.',
      ),
      report: at(
        'Ukiona dalili hii, iambie KEPHIS: huenda ni ugonjwa mpya nchini.',
        'Ukiona dalili hii, iarifu mamlaka ya afya ya mimea ya nchi yako.',
      ),
      quarantine: 'Usitoe majani wala miche nje ya shamba hili.',
    },
    call: at(
      'Madoa yanapitisha mwanga? Piga simu KEPHIS.',
      'Madoa yanapitisha mwanga? Uliza mamlaka ya afya ya mimea ya nchi yako.',
    ),
    harvest: WAIT_DAYS,
    cannotShow: 'Picha haiwezi kuonyesha jinsi doa linavyopitisha mwanga.',
  },
  Strawberry___Leaf_scorch: {
    name: 'Leaf scorch (kuungua kwa majani)',
    speed: 'Huongezeka kwa wiki kadhaa za mvua.',
    check: {
      question: 'Je, mabaka ni ya zambarau kote, bila weupe katikati?',
      ifNot: 'Yakiwa meupe katikati, huenda ni madoa ya majani (leaf spot).',
    },
    actions: [
      'Ondoa majani yaliyoharibika zaidi na uyafukie.',
      'Usimwagilie maji juu ya majani.',
      "Ng'oa magugu yanayofanya tuta libaki na unyevu.",
    ],
    cause: 'Ugonjwa huu unasababishwa na kuvu (fangasi). Kuvu hukaa kwenye majani ya zamani.',
    signs: [
      'Kuna mabaka ya zambarau iliyokolea bila weupe katikati.',
      'Ukingo wa jani hukauka na kujikunja kama umeungua.',
    ],
    favouredBy: 'Joto, mvua na matuta ya zamani yaliyobanana huchochea ugonjwa huu.',
    next: ['Weka mistari iwe myembamba ili majani yakauke haraka.', 'Baada ya kuvuna, ondoa majani ya zamani.'],
    spray: at(`Ugonjwa ukizidi sana ndipo dawa husaidia. ${COPPER_HARMS}`, 'Ugonjwa ukizidi sana ndipo dawa husaidia.'),
    doNotSpray:
      'Usinyunyizie dawa ikiwa majani yenye madoa ni chini ya moja kati ya kumi. Madhara ni madogo. Moja kati ya kumi ni makadirio yetu.',
    protect: ['Anza matuta mapya kwa miche yenye afya kutoka kitalu kizuri.', 'Chagua ardhi mpya kwa matuta mapya.'],
    rivals: {
      Strawberry___Leaf_spot: 'Madoa ya majani (leaf spot) ni meupe au kijivu katikati, yenye duara la zambarau.',
      Strawberry___Angular_leaf_spot: 'Inua jani kuelekea jua. Madoa yenye kona hupitisha mwanga.',
    },
    alerts: {},
    harvest: WAIT_DAYS,
    cannotShow: 'Picha haiwezi kuonyesha shina la chini wala mizizi.',
  },
  Strawberry___Leaf_spot: {
    name: 'Madoa ya majani (leaf spot)',
    speed: 'Kwa wiki chache huenea kwa maji yanayoruka.',
    check: {
      question: 'Je, doa ni la mviringo, jeupe katikati na lenye duara la zambarau?',
      ifNot: 'Ikiwa ni la zambarau kote, huenda ni leaf scorch.',
    },
    actions: [
      'Ondoa majani yenye madoa na uyafukie.',
      'Usimwagilie maji juu ya majani.',
      "Ng'oa magugu yanayofanya tuta libaki na unyevu.",
    ],
    cause: 'Ugonjwa huu unasababishwa na kuvu (fangasi). Mvua na umwagiliaji huisambaza kutoka jani hadi jani.',
    signs: [
      'Kuna madoa madogo ya mviringo, meupe au kijivu katikati, yenye duara la zambarau.',
      'Matunda yanaweza kuwa na mbegu nyeusi au madoa.',
    ],
    favouredBy: 'Hali ya wastani yenye mvua huchochea ugonjwa huu zaidi.',
    next: ['Weka mistari iwe myembamba ili majani yakauke haraka.', 'Baada ya kuvuna, ondoa majani ya zamani.'],
    spray: at(
      `Majani mapya yanapotokea, dawa inaweza kusaidia ikiwa zaidi ya jani moja kati ya kumi lina madoa. ${COPPER_HARMS}`,
      'Majani mapya yanapotokea, dawa inaweza kusaidia ikiwa zaidi ya jani moja kati ya kumi lina madoa.',
    ),
    doNotSpray:
      'Usinyunyizie dawa ikiwa majani yenye madoa ni chini ya moja kati ya kumi. Madhara ni madogo. Moja kati ya kumi ni makadirio yetu.',
    protect: [
      'Anza matuta mapya kwa miche yenye afya kutoka kitalu kizuri.',
      'Weka matandazo ya nyasi ili udongo usiruke juu.',
    ],
    rivals: {
      Strawberry___Leaf_scorch: 'Mabaka ya leaf scorch ni ya zambarau kote, bila weupe katikati.',
      Strawberry___Angular_leaf_spot: 'Inua jani kuelekea jua. Madoa yenye kona hupitisha mwanga.',
    },
    alerts: {},
    harvest: WAIT_DAYS,
    cannotShow: 'Picha haiwezi kuonyesha shina la chini wala mizizi.',
  },
  Strawberry___Powdery_mildew: {
    name: 'Ubwiri unga (powdery mildew)',
    speed: 'Ugonjwa huu unaweza kuenea kivungulio chote kwa wiki chache.',
    check: {
      question: 'Je, kuna unga mweupe chini, na kingo zimejikunja juu kama kijiko?',
      ifNot: 'Ikiwa hakuna unga chini, piga picha nyingine kwanza.',
    },
    actions: [
      'Geuza majani kwenye kila mstari na utafute unga.',
      'Mmea ukiwa na majani mawili meupe, yakate na uyafukie.',
      'Ikiwa mimea iko ndani ya kivungulio, kifungue hewa iingie.',
    ],
    cause: 'Ugonjwa huu unasababishwa na kuvu (fangasi). Kuvu huishi kwenye majani hai ya stroberi.',
    signs: [
      'Kingo za majani hujikunja juu.',
      'Upande wa chini kuna unga mweupe, au mabaka ya zambarau-nyekundu.',
      'Matunda yanaweza kuonekana kama yana vumbi.',
    ],
    favouredBy: 'Joto na unyevunyevu wa hewa, majani yakiwa makavu, huchochea ugonjwa huu, hasa ndani ya kivungulio.',
    next: [
      'Acha nafasi kubwa kati ya mistari ili hewa ipite.',
      'Baada ya stroberi hizi, panda zao lingine kwenye tuta hilo kwa miaka miwili.',
    ],
    spray: 'Unga mweupe unapoanza tu, dawa husaidia zaidi.',
    doNotSpray: at(
      'Usitumie sulphur (salfa) wakati wa joto kali, wala karibu na dawa ya mafuta. Hudhuru mimea.',
      'Usinyunyizie dawa wakati wa joto kali. Inaweza kudhuru mimea.',
    ),
    protect: [
      'Panda miche safi ya aina inayostahimili ugonjwa huu.',
      'Safisha zana kabla ya kuzitumia kwenye mimea isiyo na ugonjwa.',
    ],
    rivals: {
      Strawberry___Leaf_scorch: 'Leaf scorch hufanya mabaka ya zambarau juu bila unga mweupe.',
      drySoil: 'Mimea iliyokosa maji hunyauka mchana, lakini haina unga.',
    },
    alerts: {},
    harvest: WAIT_DAYS,
    cannotShow: 'Picha ya upande wa juu wa jani haionyeshi unga. Unga uko upande wa chini.',
  },
  Strawberry___healthy: {
    check: {
      question: 'Je, ukingo wa jani ni bapa, bila unga chini na bila madoa ya zambarau?',
      ifNot: 'Ukiona alama, piga picha ya jani lenye alama.',
    },
    actions: [
      'Geuza majani mengine kumi na utafute unga au utitiri.',
      'Angalia maua na matunda kama yana kuvu ya kijivu.',
    ],
    next: ['Weka matandazo ya nyasi na umwagilie chini ya mmea.', 'Ondoa majani yaliyokufa siku kavu.'],
    doNotSpray: 'Usinyunyizie dawa kwenye tuta lenye afya. Utapoteza pesa na huenda ukadhuru nyuki.',
    protect: ['Kagua matuta mara mbili kwa wiki.', 'Panda miche iliyoidhinishwa tu.'],
    rivals: {},
    cannotShow: 'Picha ya jani haiwezi kuonyesha shina la chini, mizizi, matunda, utitiri wala ugonjwa unaoanza.',
    notCovered:
      'Kwenye stroberi programu hii haichunguzi kuvu ya kijivu, chule (anthracnose), kuoza kwa shina la chini (crown rot), utitiri wala virusi vya mimea.',
  },
})
