import type { At } from '../place'
import type { CropWords } from '../types'

const WAIT_DAYS =
  'Matunda yasiyo na uozo wala madoa yanaweza kuliwa. Ikiwa ulinyunyizia dawa, hesabu siku zilizo kwenye lebo kabla ya kuvuna.'
const VIRUS_FOOD = 'Matunda yaliyoiva ya mimea iliyougua ni salama kuliwa. Virusi vya mimea haviambukizi watu.'
const PICK_LOW = 'Ondoa majani ya chini yenye madoa na uyafukie.'
const NO_OVERHEAD = 'Mwagilia chini ya mmea, si juu ya majani.'

export const tomato = (at: At): CropWords<'tomato'> => ({
  Tomato___Bacterial_spot: {
    name: 'Madoa ya bakteria (bacterial spot)',
    speed: 'Dhoruba moja huweza kuyaeneza kote.',
    check: {
      question: "Je, madoa ni madogo, meusi, yanang'aa kama mafuta, na matunda yana vipele?",
      ifNot: 'Ikiwa madoa ni ya kijivu katikati au yana miviringo, piga picha nyingine.',
    },
    actions: [
      NO_OVERHEAD,
      'Usiingie shambani majani yakiwa yamelowa.',
      "Dalili zikilingana, ng'oa mimea iliyoharibika zaidi na uifukie.",
    ],
    cause: 'Ugonjwa huu unasababishwa na bakteria, si kuvu.',
    signs: [
      "Kuna madoa madogo meusi yanayong'aa kama yamepakwa mafuta, bila kijivu katikati.",
      'Majani yaliyougua hukauka na mara nyingi hubaki kwenye mmea. Matunda hupata vipele vidogo vya kukwaruza.',
    ],
    favouredBy: 'Joto, mvua na upepo huchochea ugonjwa huu. Mbegu zinaweza kuubeba.',
    next: [
      'Usipande nyanya wala pilipili hapo kwa miaka miwili.',
      'Simamisha mimea kwa vijiti ili majani yakauke haraka.',
    ],
    spray: at(
      'Copper inaweza kusaidia mapema tu, kabla ya mvua. Bakteria wengi wana usugu. Dawa ikishindwa mara mbili, acha.',
      'Dawa inaweza kusaidia mapema tu, kabla ya mvua. Ikishindwa mara mbili, acha.',
    ),
    doNotSpray: 'Dawa nyingi za kuvu haziui bakteria. Usinyunyizie kamwe dawa za watu au mifugo (antibiotics).',
    protect: [
      'Tumia mbegu safi zilizoidhinishwa. Hakuna aina ya nyanya inayostahimili ugonjwa huu.',
      'Osha mikono na zana kabla ya kwenda kwenye mimea isiyo na ugonjwa.',
    ],
    rivals: {
      Tomato___Septoria_leaf_spot: 'Madoa ya Septoria ni ya kijivu katikati yenye nukta ndogo nyeusi.',
      Tomato___Early_blight: 'Madoa ya bakajani tangulia ni makubwa, yenye miviringo ndani.',
      Tomato___Target_Spot: 'Madoa ya target spot yana miviringo ndani, na katikati ni kahawia hafifu.',
    },
    alerts: {},
    harvest: WAIT_DAYS,
    cannotShow: 'Picha haiwezi kuonyesha kama bakteria wana usugu dhidi ya dawa.',
  },
  Tomato___Early_blight: {
    name: 'Bakajani tangulia (early blight)',
    speed: 'Hupanda polepole kutoka majani ya chini.',
    check: {
      question: 'Je, madoa yana miviringo ndani, na yalianza chini?',
      ifNot: 'Yakiwa yamelowa maji, kagua leo kama ni bakajani chelewa.',
    },
    actions: [PICK_LOW, 'Alfajiri, geuza majani: ukungu mweupe? Fuata leo ushauri wa bakajani chelewa.', NO_OVERHEAD],
    cause: 'Ugonjwa huu unasababishwa na kuvu (fangasi). Kuvu hukaa kwenye masalia ya nyanya na viazi.',
    signs: [
      'Kuna madoa ya kahawia yenye miviringo ndani na ukingo wa manjano.',
      'Huanza chini. Mashina machanga yanaweza kuoza karibu na udongo.',
    ],
    favouredBy: 'Joto na mvua (18 hadi 30 °C) na mimea inayokosa virutubisho huchochea ugonjwa huu.',
    next: [
      'Simamisha mimea kwa vijiti, weka matandazo na uondoe majani ya chini.',
      'Usipande nyanya wala viazi hapo kwa miaka mitatu.',
    ],
    spray: at(
      'Copper (shaba) inaweza kusaidia wakati wa mvua, kuondoa majani kusipotosha. Nchini Kenya, difenoconazole, tebuconazole na azoxystrobin mara nyingi hazisaidii dhidi ya ugonjwa huu.',
      'Dawa inaweza kusaidia wakati wa mvua, kuondoa majani kusipotosha.',
    ),
    doNotSpray: 'Usinyunyizie dawa kuponya jani lenye madoa. Liondoe.',
    protect: ['Tumia mbegu safi na miche yenye afya.', 'Weka mbolea ya kutosha.'],
    rivals: {
      Tomato___Target_Spot: 'Madoa ya target spot yamepauka katikati. Matunda yana madoa madogo yaliyobonyea.',
      Tomato___Late_blight:
        'Angalia upande wa chini wa jani alfajiri. Bakajani chelewa lina ukingo uliolowa maji na ukungu mweupe.',
      Tomato___Septoria_leaf_spot:
        'Madoa ya Septoria yana upana wa milimita 3 hivi, ya kijivu katikati na ukingo mweusi.',
    },
    alerts: {},
    harvest: WAIT_DAYS,
    cannotShow: 'Picha haiwezi kuonyesha kuoza kwa shina wala mnyauko bakteria.',
  },
  Tomato___Late_blight: {
    name: 'Bakajani chelewa (late blight)',
    speed: 'Zao lote huweza kufa kwa siku chache.',
    check: {
      question: 'Geuza jani alfajiri, au liweke usiku kwenye mfuko na kitambaa chepechepe. Kuna ukungu mweupe?',
      ifNot: 'Hakuna, ila baridi na mvua? Chukua hatua leo.',
    },
    actions: [
      "Michache iliyougua: ing'oe, uifukie. Mingi: kata majani yaliyougua.",
      'Waambie majirani leo.',
      'Usimwagilie maji juu ya majani.',
    ],
    cause: at(
      'Ugonjwa huu unasababishwa na kimelea kinachofanana na kuvu. Copper hukinga mimea ambayo bado haijaugua.',
      'Ugonjwa huu unasababishwa na kimelea kinachofanana na kuvu.',
    ),
    signs: [
      'Kuna mabaka makubwa meusi yanayoonekana kama yamelowa maji.',
      'Ukungu mweupe huota upande wa chini wa jani alfajiri.',
      "Mashina huwa kahawia. Matunda hupata mabaka magumu ya kahawia yanayong'aa kama yamepakwa mafuta.",
    ],
    favouredBy: 'Siku za baridi na mvua (10 hadi 26 °C) huchochea ugonjwa huu.',
    next: [
      'Kagua zao kila asubuhi.',
      'Weka nyanya mbali na viazi.',
      'Pogoa na usimamishe mimea kwa vijiti ili majani yakauke haraka.',
    ],
    spray: at(
      'Dawa husaidia tu ukiinyunyiza sasa hivi, mimea mingi ikiwa bado haijaugua. Nchini Kenya metalaxyl mara nyingi huuzwa kama mchanganyiko. Soma kila jina kwenye lebo. Phosphonate ilifanya vizuri kwenye majaribio nchini Kenya. Uliza PCPB kama imesajiliwa.',
      'Dawa husaidia tu ukiinyunyiza sasa hivi, mimea mingi ikiwa bado haijaugua.',
    ),
    doNotSpray: at(
      "Dawa za triazole hazisaidii hapa. Mashina ya mimea mingi yakiwa ya kahawia, vuna kwanza matunda mabichi yasiyo na madoa. Kisha ng'oa zao lote na ulifukie.",
      "Mashina ya mimea mingi yakiwa ya kahawia, vuna kwanza matunda mabichi yasiyo na madoa. Kisha ng'oa zao lote na ulifukie.",
    ),
    protect: ["Ng'oa nyanya na viazi vilivyojiotea.", 'Msimu ujao panda aina inayostahimili ugonjwa huu.'],
    rivals: {
      Tomato___Early_blight: 'Bakajani tangulia ni kavu, lina miviringo ndani na halina ukungu mweupe.',
      Tomato___Leaf_Mold:
        'Leaf mould ina kuvu laini ya kijani-kahawia upande wa chini, penye baka la manjano. Mashina hubaki ya kijani.',
    },
    alerts: {},
    harvest: `Tupa matunda yenye mabaka ya kahawia. ${WAIT_DAYS}`,
    cannotShow: 'Picha ya mchana mara nyingi haionyeshi ukungu mweupe.',
  },
  Tomato___Leaf_Mold: {
    name: 'Leaf mould (ukungu wa majani)',
    speed: 'Huenea haraka kwenye vivungulio vyenye unyevu.',
    check: {
      question: 'Geuza jani. Je, kuna kuvu laini ya kijani-kahawia upande wa chini, penye baka la manjano?',
      ifNot: 'Ukungu ukiwa mweupe, angalia leo kama ni bakajani chelewa.',
    },
    ifYes: 'Ondoa majani ya chini yaliyougua na uyafukie.',
    actions: [
      'Ikiwa mimea iko ndani ya kivungulio, kifungue hewa iingie.',
      'Ondoa majani ya chini yaliyougua na uyafukie.',
      'Majani yabaki makavu unapomwagilia.',
    ],
    cause: 'Ugonjwa huu unasababishwa na kuvu (fangasi).',
    signs: [
      'Kuna mabaka ya manjano yaliyopauka juu ya jani.',
      'Kuvu laini ya kijani-kahawia huota upande wa chini, penye kila baka.',
    ],
    favouredBy: 'Unyevunyevu mwingi huchochea ugonjwa huu, hasa ndani ya kivungulio. Shambani nje ni nadra.',
    next: [
      'Acha nafasi kati ya mimea na uondoe majani ya chini ili hewa ipite.',
      'Wakati ujao panda aina inayostahimili ugonjwa huu.',
    ],
    spray: 'Dawa inaweza kusaidia kuanzia madoa ya kwanza, kivungulio kikiwa wazi.',
    doNotSpray: 'Usinyunyizie dawa hewa ikiwa kavu. Kuvu hii huhitaji unyevu.',
    protect: [
      'Safisha kivungulio baada ya kuvuna.',
      'Fua nguo na uoshe zana baada ya kufanya kazi kwenye mistari yenye mimea iliyougua.',
    ],
    rivals: {
      Tomato___Late_blight: 'Bakajani chelewa lina ukungu mweupe kwenye ukingo uliolowa maji, na mashina ya kahawia.',
      blackLeafMould: 'Ukungu huu ni mweusi kama masizi. Mwombe afisa auangalie.',
    },
    alerts: {},
    harvest: WAIT_DAYS,
    cannotShow: 'Picha ya upande wa juu wa jani haionyeshi kuvu. Kuvu iko upande wa chini.',
  },
  Tomato___Septoria_leaf_spot: {
    name: 'Septoria leaf spot (madoa ya majani)',
    speed: 'Majani ya chini huanguka. Mvua hupandisha madoa.',
    check: {
      question: 'Angalia kwa karibu. Je, katikati ya kijivu ya kila doa dogo kuna nukta ndogo nyeusi?',
      ifNot: "Ikiwa madoa ni meusi na yanang'aa kama yamepakwa mafuta, piga picha nyingine.",
    },
    actions: [PICK_LOW, NO_OVERHEAD, 'Usiingie shambani majani yakiwa yamelowa.'],
    cause: 'Ugonjwa huu unasababishwa na kuvu (fangasi). Kuvu hukaa kwenye masalia ya nyanya na magugu ya jamii yake.',
    signs: [
      'Kuna madoa mengi madogo (milimita 2 hadi 3), ya kijivu katikati yenye nukta ndogo nyeusi.',
      'Huanza chini, kwenye majani ya zamani.',
    ],
    favouredBy: 'Hali ya wastani yenye mvua (20 hadi 25 °C) na matone yanayoruka huchochea ugonjwa huu.',
    next: ['Weka matandazo ili udongo usiruke juu.', 'Usipande nyanya hapo kwa miaka mitatu.'],
    spray: 'Dawa inaweza kusaidia wakati wa mvua, kuondoa majani kusipotosha.',
    doNotSpray: 'Usinyunyizie dawa kuponya jani lenye madoa. Liondoe.',
    protect: ['Simamisha mimea kwa vijiti, majani ya chini yasiguse udongo.', "Ng'oa magugu ya jamii ya nyanya."],
    rivals: {
      Tomato___Bacterial_spot: "Madoa ya bakteria ni meusi na yanang'aa kama yamepakwa mafuta, bila kijivu katikati.",
      Tomato___Early_blight: 'Madoa ya bakajani tangulia ni makubwa zaidi, yenye miviringo ndani.',
    },
    alerts: {},
    harvest: WAIT_DAYS,
    cannotShow: 'Picha inaweza kukosa kuonyesha nukta nyeusi. Zikuze kwa kamera ya simu.',
  },
  'Tomato___Spider_mites Two-spotted_spider_mite': {
    name: 'Spider mites (utitiri)',
    speed: 'Huenea haraka. Joto huuongeza maradufu kwa siku chache.',
    check: {
      question: 'Gonga jani juu ya karatasi nyeupe. Je, nukta ndogo sana zinatembea?',
      ifNot: 'Zisipotembea, gonga majani mengine matano. Tafuta utando kama wa buibui.',
    },
    actions: [
      "Mimea iliyougua ikiwa michache, ing'oe na uichome pamoja na vijiti.",
      'Osha mingine upande wa chini kwa maji ya kasi au ya sabuni.',
      'Kagua kwanza mimea iliyo kando ya njia zenye vumbi.',
    ],
    cause: 'Tatizo hili linasababishwa na utitiri, yaani wadudu wadogo sana. Si kimelea cha ugonjwa.',
    signs: [
      'Kuna nukta nyingi zilizopauka, kisha majani makavu ya rangi ya shaba.',
      'Upande wa chini kuna nukta ndogo zinazotembea na utando kama wa buibui.',
    ],
    favouredBy: 'Siku za joto, ukavu na vumbi huchochea tatizo hili.',
    next: [
      'Ondoa majani yaliyoharibika zaidi na uyachome.',
      'Mwagilia maji vya kutosha, na punguza vumbi kwenye njia. Mimea iliyokosa maji huathirika zaidi.',
      'Usiue wadudu wadogo wekundu wenye madoa meusi (ladybirds). Hula utitiri.',
    ],
    spray:
      'Ikiwa utitiri utabaki baada ya kuosha, dawa ya kuua utitiri inaweza kusaidia. Nchini Malawi dawa hutumika utitiri wakifika 8 hadi 12 kwa kila jani.',
    doNotSpray: at(
      'Dawa za kuvu hazisaidii. Dawa za pyrethroid huzidisha utitiri. Usitumie sulphur (salfa) wakati wa jua kali.',
      'Dawa za kuvu hazisaidii dhidi ya utitiri. Usinyunyizie dawa wakati wa jua kali.',
    ),
    protect: ['Osha zana kabla ya kwenda kwenye mistari isiyo na utitiri.', "Ng'oa magugu yenye utitiri."],
    rivals: {
      Tomato___Target_Spot: 'Target spot ni madoa ya kahawia yenye miviringo. Utitiri huacha utando kama wa buibui.',
      Tomato___Tomato_mosaic_virus:
        'Batobato hufanya mabaka ya kijani hafifu na kijani kilichokolea. Utitiri huacha nukta zilizopauka.',
      lackOfFood:
        'Mmea unaokosa virutubisho hupauka majani ya zamani ya chini kwanza. Utitiri huacha nukta na utando kama wa buibui.',
    },
    alerts: {},
    harvest: WAIT_DAYS,
    cannotShow: 'Picha ya jani lote haionyeshi utitiri. Ukuze kwa kamera ya simu.',
  },
  Tomato___Target_Spot: {
    name: 'Target spot (doa lengwa)',
    speed: 'Hupanda juu ya mmea ndani ya wiki chache.',
    check: {
      question: 'Je, kuna madoa mengi madogo yaliyopauka katikati, na madoa yaliyobonyea kwenye matunda?',
      ifNot: 'Miviringo ikiwa wazi na matunda hayana madoa, huenda ni bakajani tangulia.',
    },
    actions: [PICK_LOW, NO_OVERHEAD, 'Angalia matunda kama yana madoa yaliyobonyea.'],
    cause: 'Ugonjwa huu unasababishwa na kuvu (fangasi). Kuvu hukaa kwenye masalia ya mimea.',
    signs: [
      'Kuna madoa madogo ya kahawia yenye miviringo hafifu na katikati iliyopauka.',
      'Huanza chini na kupanda. Matunda hupata madoa yaliyobonyea.',
    ],
    favouredBy: 'Mvua yenye upepo na majani yanayokaa yamelowa huchochea ugonjwa huu.',
    next: [
      'Simamisha mimea kwa vijiti na upogoe ili majani yakauke haraka.',
      'Usipande nyanya hapo kwa miaka mitatu, wala karibu na mipapai.',
    ],
    spray: 'Ukiona madoa wakati wa mvua, dawa inaweza kusaidia.',
    doNotSpray: 'Usinyunyizie dawa kabla ya kuangalia matunda. Vipele vya kukwaruza huonyesha madoa ya bakteria.',
    protect: ['Kusanya na uchome masalia ya mimea baada ya kuvuna.', 'Kagua miche kitaluni kama ina madoa.'],
    rivals: {
      Tomato___Early_blight: 'Bakajani tangulia lina madoa machache, makubwa, yenye miviringo iliyo wazi.',
      Tomato___Bacterial_spot: "Madoa ya bakteria hung'aa kama yamepakwa mafuta, na hayana miviringo.",
      Tomato___Septoria_leaf_spot: 'Madoa ya Septoria ni ya kijivu katikati, yenye nukta ndogo nyeusi.',
    },
    alerts: {},
    harvest: WAIT_DAYS,
    cannotShow: 'Picha mara nyingi huchanganya target spot na bakajani tangulia.',
  },
  Tomato___Tomato_Yellow_Leaf_Curl_Virus: {
    name: 'Virusi vinavyokunja majani (yellow leaf curl virus)',
    speed: 'Nzi mweupe huvieneza maisha yake yote.',
    check: {
      question: 'Tikisa mmea. Je, nzi weupe wanaruka, na majani machanga yamejikunja kama kikombe?',
      ifNot: 'Ikiwa hawapo, piga picha nyingine kwanza.',
    },
    ifYes: "Michanga iliyougua ikiwa chini ya 1 kati ya 10: ifunike kwa mfuko, ing'oe, uifukie.",
    actions: [
      "Mimea michanga iliyougua ikiwa chini ya 1 kati ya 10: ifunike kwa mfuko, ing'oe, uifukie.",
      'Mimea mikubwa ikiugua, iache. Matunda yake bado yataiva.',
      'Geuza majani uone kama kuna nzi weupe.',
    ],
    cause: 'Ugonjwa huu unasababishwa na virusi vya mimea. Nzi weupe huvibeba.',
    signs: [
      'Majani machanga ni madogo, yamejikunja kama kikombe na ni ya manjano ukingoni.',
      'Mmea hudumaa na kuangusha maua.',
    ],
    favouredBy: 'Nzi weupe hueneza virusi hivi, hasa wakati wa joto na ukavu.',
    next: [
      "Ning'iniza kadi za manjano au mikebe ya manjano iliyopakwa mafuta ya injini yaliyotumika. Nzi weupe hunaswa hapo.",
      "Ng'oa magugu kando ya shamba.",
      'Acha kipindi bila nyanya kabla ya zao linalofuata.',
    ],
    spray: 'Dawa inaweza kufanya kazi dhidi ya nzi weupe tu. Haiponyi mmea. Nyunyizia dawa jioni ili kulinda nyuki.',
    doNotSpray: 'Usinyunyizie dawa usipoona nzi weupe. Usitumie sabuni ya unga ya kufulia.',
    protect: ['Kuza miche ndani ya neti laini.', 'Wakati ujao panda mbegu chotara inayostahimili virusi hivi.'],
    rivals: {
      Tomato___Tomato_mosaic_virus:
        'Batobato hufanya mabaka ya kijani hafifu na kijani kilichokolea. Virusi hivi hufanya kingo za manjano.',
      weedKillerDrift: 'Dawa ya magugu mara nyingi hudhuru aina nyingi za mimea. Huenda mimea ikapona.',
    },
    alerts: { noCure: 'Ugonjwa wa virusi hauna tiba: mmea uliougua hautapona.' },
    harvest: VIRUS_FOOD,
    cannotShow: 'Picha haiwezi kuthibitisha virusi vya mimea. Maabara inaweza.',
  },
  Tomato___Tomato_mosaic_virus: {
    name: 'Mosaic virus (virusi vya batobato)',
    speed: 'Mikono na visu hueneza virusi hivi.',
    check: {
      question: 'Je, majani machanga yana mabaka ya kijani hafifu na kilichokolea?',
      ifNot: 'Yakiwa kijani sawasawa, piga picha nyingine.',
    },
    ifYes: "Funika mimea iliyougua kwa mfuko, ing'oe na uifukie.",
    actions: [
      "Zikilingana, funika iliyougua kwa mfuko, ing'oe, uifukie.",
      'Osha mikono kwa sabuni, zana kwa maji yenye jiki (bleach).',
      'Usivute sigara wala kushika tumbaku karibu na zao.',
    ],
    cause: 'Ugonjwa huu unasababishwa na virusi vya mimea.',
    signs: [
      'Kuna mabaka ya kijani hafifu na kijani kilichokolea. Majani yanaweza kuwa membamba sana.',
      'Matunda yanaweza kuiva bila usawa au kuwa kahawia ndani.',
    ],
    favouredBy: 'Mikono, zana, mbegu na tumbaku hueneza virusi hivi. Vidukari havivienezi.',
    next: ['Safisha visu vya kupogolea mara kwa mara.', 'Gusa mimea isiyo na ugonjwa kwanza, iliyougua mwisho.'],
    spray: 'Hakuna dawa inayosaidia dhidi ya virusi hivi, hata ya wadudu.',
    doNotSpray: 'Usinyunyizie dawa yoyote dhidi ya ugonjwa huu.',
    protect: ['Nunua mbegu safi za aina inayostahimili virusi hivi.', 'Ondoa mimea ya zamani na mizizi yake shambani.'],
    rivals: {
      Tomato___Tomato_Yellow_Leaf_Curl_Virus:
        'Virusi vinavyokunja majani hufanya majani madogo kama kikombe yenye kingo za manjano, na kuna nzi weupe.',
      weedKillerDrift: 'Dawa ya magugu mara nyingi hudhuru aina nyingi za mimea. Huenda mimea ikapona.',
      brownRugoseVirus: 'Majani yake hufanana, lakini matunda yanaweza kuwa na madoa na ngozi ya kukwaruza.',
    },
    alerts: {
      noCure: 'Ugonjwa wa virusi hauna tiba: mmea uliougua hautapona.',
      report: at(
        'Brown rugose virus hufanana navyo. Piga simu KEPHIS tunda la kijani likiwa na ngozi ya kukwaruza na madoa.',
        'Brown rugose virus hufanana navyo. Iarifu mamlaka ya afya ya mimea ya nchi yako tunda la kijani likiwa na ngozi ya kukwaruza na madoa.',
      ),
    },
    call: at(
      'Tunda bichi lina madoa na linakwaruza? Pigia KEPHIS.',
      'Tunda bichi linakwaruza na lina madoa? Uliza mamlaka ya afya ya mimea ya nchi yako.',
    ),
    harvest: VIRUS_FOOD,
    cannotShow: 'Picha haiwezi kutofautisha virusi vya mimea. Maabara inaweza.',
  },
  Tomato___healthy: {
    check: {
      question: 'Je, jani ni la kijani sawasawa, bila madoa, ukungu wala utando wa buibui?',
      ifNot: 'Ukiona alama, piga picha ya jani lenye alama.',
    },
    actions: [
      'Geuza majani kumi na utafute ukungu, utando wa buibui au wadudu.',
      'Tafuta njia za wadudu ndani ya majani na matundu kwenye matunda.',
    ],
    next: [
      'Simamisha mimea kwa vijiti, weka matandazo na uondoe majani ya chini kabisa.',
      'Mwagilia chini ya mmea, asubuhi.',
    ],
    doNotSpray:
      'Usinyunyizie dawa kwenye zao lenye afya. Utapoteza pesa na kuua wadudu wenye faida. Katika wiki za baridi na mvua, muulize afisa jinsi ya kulikinga dhidi ya bakajani chelewa.',
    protect: [
      'Kagua zao mara mbili kwa wiki na uangalie upande wa chini wa majani.',
      'Osha mikono na zana kati ya shamba na shamba.',
    ],
    rivals: {},
    cannotShow: 'Picha ya jani haiwezi kuonyesha mizizi, shina, matunda, utitiri wala ugonjwa unaoanza.',
    notCovered:
      'Kwenye nyanya programu hii haichunguzi Tuta absoluta (leaf miner), mnyauko bakteria, mnyauko wa Fusarium, kuoza kwa kitako cha tunda wala upungufu wa virutubisho.',
  },
})
