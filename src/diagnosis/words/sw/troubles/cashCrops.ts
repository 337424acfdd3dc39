import type {
  coffee as coffeeFacts,
  groundnut as groundnutFacts,
  mango as mangoFacts,
  onion as onionFacts,
} from '../../../catalogue/troubles/cashCrops'
import type { At } from '../../place'
import type { TroubleWordsOf } from '../../troubleTypes'

export const coffee = (at: At): TroubleWordsOf<typeof coffeeFacts> => ({
  coffeeBerryDisease: {
    name: 'Chule buni (coffee berry disease, CBD)',
    sign: 'Madoa meusi yaliyobonyea kwenye matunda',
    summary: 'Matunda mabichi hupata madoa meusi yaliyobonyea.',
    signs: [
      'Matunda mabichi yanayokua yana madoa madogo yaliyolowa maji.',
      'Madoa huwa meusi na kubonyea. Wakati wa mvua huwa na rangi ya waridi.',
      'Matunda huwa meusi na matupu, kisha huanguka.',
      'Vigaga vigumu vilivyopauka vinaonyesha kwamba mti unastahimili.',
    ],
    check: {
      question: 'Chuma matunda mabichi 20 baada ya wiki ya mvua. Je, madoa ni meusi na yamebonyea?',
      ifNot: 'Ikiwa ni vigaga vigumu vilivyopauka, mti unastahimili. Tundu la mviringo ni la mdudu wa buni.',
    },
    actions: [
      'Ondoa matunda meusi mtini na chini, kisha uyafukie.',
      'Kata matawi ya zamani na yaliyo kivulini ili hewa ipite.',
      'Weka alama kwenye miti iliyoathirika zaidi.',
    ],
    next: [
      'Weka mbolea na palilia.',
      'Uliza chama chako cha kahawa kuhusu mpango wake wa dawa.',
      'Pogoa baada ya kuvuna na uondoe matunda yaliyochelewa.',
      at(
        'Panda Ruiru 11 au Batian, au unganisha kwenye miti ya zamani.',
        'Panda aina inayostahimili, au iunganishe kwenye miti ya zamani. Uliza ni ipi inayouzwa katika nchi yako.',
      ),
    ],
    favouredBy: 'Baridi na mvua kwenye nyanda za juu huchochea ugonjwa huu. Matone ya mvua huueneza.',
    spray: at(
      'Kwenye nyanda za juu zenye baridi na mvua, copper kabla ya mvua inaweza kulipa. Fuata mpango.',
      'Kwenye nyanda za juu zenye baridi na mvua, dawa kabla ya mvua inaweza kulipa. Fuata mpango.',
    ),
    doNotSpray: 'Usinyunyizie dawa matunda yakiwa yameanguka. Umechelewa.',
    harvest: 'Tenga matunda meusi. Huharibu daraja la kahawa.',
    rivals: {
      coffeeBerryBorer: 'Mdudu wa buni hufanya tundu dogo kwenye ncha.',
      brownEyeSpot: 'Doa la jicho lina katikati iliyopauka. Liko pia kwenye majani.',
    },
    alerts: {},
    unconfirmed: [
      'Mwaka wa 2018 wakulima walionyunyizia dawa walipoteza karibu mavuno yote. Walilaumu dawa ghushi. Hifadhi risiti.',
      at(
        'Kwa kutu, ukurasa wa Kenya unataja copper kila siku 14. Kwa ugonjwa huu hatukupata idadi ya siku.',
        'Kwa ugonjwa huu hatukupata idadi ya siku.',
      ),
    ],
  },
  coffeeRust: {
    name: 'Kutu ya majani ya kahawa (coffee leaf rust)',
    sign: 'Unga wa rangi ya machungwa',
    summary: 'Unga wa rangi ya machungwa huwa upande wa chini wa majani, kisha majani huanguka.',
    signs: [
      'Madoa ya mviringo ya manjano yaliyopauka huonekana juu ya jani.',
      'Unga wa rangi ya machungwa upande wa chini wa jani hushika kidole.',
      'Majani huanguka na matawi madogo hubaki wazi.',
      'Mwaka unaofuata matunda huwa machache.',
    ],
    check: {
      question: 'Sugua upande wa chini wa jani la chini. Je, kidole kina rangi ya machungwa?',
      ifNot: 'Ikiwa hakuna unga, ni doa lingine au vithiripi.',
    },
    actions: [
      'Sugua majani ya miti kumi na uandike mingapi ina kutu. Kisha osha mikono.',
      'Punguza matawi yaliyo kivulini.',
      'Palilia na weka mbolea.',
    ],
    next: [
      'Hesabu tena baada ya wiki mbili.',
      at(
        'Uliza chama chako cha kahawa kuhusu mpango wake wa copper.',
        'Uliza chama chako cha kahawa kuhusu mpango wake wa kunyunyizia dawa.',
      ),
      'Pogoa baada ya kuvuna.',
      at(
        'Panda Ruiru 11 au Batian, au unganisha kwenye miti ya zamani.',
        'Panda aina inayostahimili, au iunganishe kwenye miti ya zamani. Uliza ni ipi inayouzwa katika nchi yako.',
      ),
    ],
    favouredBy: 'Majani yaliyolowa na joto huchochea kutu. Mashamba ya chini yenye kivuli huathirika zaidi.',
    spray: at(
      'Copper mapema, mvua zinapoanza, inaweza kulipa ikiwa mwaka uliopita kutu ilikuwa nyingi. Ukurasa wa Kenya unasema kila siku 14. Lebo ndiyo huamua.',
      'Dawa mapema, mvua zinapoanza, inaweza kulipa ikiwa mwaka uliopita kutu ilikuwa nyingi. Lebo ndiyo huamua.',
    ),
    doNotSpray: 'Usinyunyizie dawa majani yakiwa yamepukutika. Umechelewa.',
    harvest: 'Matunda ni salama.',
    rivals: {
      brownEyeSpot: 'Doa la jicho lina katikati iliyopauka na halina unga.',
      coffeeBacterialBlight:
        'Bakajani la bakteria hufanya ncha na majani yawe meusi kwenye nyanda za juu zenye baridi.',
      thrips: "Vithiripi hufanya mabaka yanayong'aa kama fedha, yenye vidoa vyeusi.",
    },
    alerts: {},
    unconfirmed: at(['Hawaii, copper hufanya kazi tu ikiwa majani yenye kutu hayafiki 5 kati ya 100.'], []),
  },
})

export const groundnut: TroubleWordsOf<typeof groundnutFacts> = {
  groundnutRosette: {
    name: 'Virusi vya rosette ya karanga (groundnut rosette)',
    sign: 'Mmea mdogo wa kichaka, hauzai',
    summary: 'Ni virusi vya mimea. Mmea hudumaa, majani huwa madogo, na hauzai.',
    signs: [
      'Baadhi ya majani machanga yamepauka, yana madoadoa au ni ya kijani iliyokolea.',
      'Mmea ni mfupi kama kichaka, una majani madogo.',
      'Maganda ni machache au hayapo.',
    ],
    check: {
      question:
        'Linganisha na mimea ya jirani. Je, mmea huu ni mfupi, una majani madogo, umepauka au una kijani iliyokolea?',
      ifNot: 'Ikiwa shamba lote limepauka, hakuna virutubisho vya kutosha. Ukiona madoa, ni madoa ya majani.',
    },
    actions: [
      "Ng'oa mimea ya kwanza iliyougua.",
      'Jaza mapengo ili udongo ufunikwe.',
      'Usiwaue wadudu wadogo wekundu wenye madoa meusi (ladybirds). Wana faida.',
    ],
    next: [
      "Kagua kila wiki. Ng'oa karanga zilizojiotea.",
      'Msimu ujao, panda mvua inapoanza, na panda karibu karibu.',
      'Panda mahindi, maharagwe au mtama katikati.',
      'Ulizia aina inayostahimili ugonjwa huu.',
    ],
    favouredBy: 'Vidukari vyeusi huueneza. Mashamba yenye nafasi, yaliyochelewa na miaka ya ukame huathirika zaidi.',
    doNotSpray: 'Usinyunyizie dawa. Mmea mgonjwa hauwezi kupona.',
    harvest: 'Karanga zinaweza kuliwa. Vuna kwa wakati na ukaushe vizuri ili zisipate kuvu.',
    rivals: {
      lackOfIron: 'Madini ya chuma yakikosekana, majani machanga hupauka lakini ukubwa ni wa kawaida.',
      lateLeafSpot: 'Madoa ya majani ni ya mviringo na meusi.',
      drought: 'Wakati wa ukame mimea hulegea, lakini si kama kichaka.',
    },
    alerts: { noCure: 'Mmea mgonjwa hauna tiba. Virusi hivi vya mimea haviambukizi watu.' },
    unconfirmed: ['Hatujui ni mbegu zipi zinazostahimili zinazouzwa.'],
  },
}

export const mango = (at: At): TroubleWordsOf<typeof mangoFacts> => ({
  mangoFruitFly: {
    name: 'Nzi wa matunda (mango fruit fly)',
    sign: 'Funza weupe ndani ya embe',
    summary: 'Funza huozesha maembe mtini.',
    signs: [
      'Embe lina matundu madogo yenye matone ya utomvu.',
      'Hupata sehemu laini na huwa la manjano mapema.',
      'Kuna funza weupe ndani.',
      'Embe huanguka na kuoza.',
    ],
    check: {
      question: 'Kata maembe matano yaliyoanguka. Je, kuna funza weupe ndani?',
      ifNot: 'Ikiwa kuna tundu hadi kwenye kokwa, ni fukuzi wa kokwa.',
    },
    actions: [
      'Okota matunda yote yaliyoanguka.',
      'Yafunge kwenye mfuko mweusi juani kwa siku kadhaa, au uyafukie.',
      'Tundika mtego wenye kivutio cha nzi dume.',
    ],
    next: [
      'Okota matunda mara mbili kwa wiki hadi mavuno.',
      'Weka chambo cha chakula mahali pamoja kwenye kila mti, si kwenye matunda. Chambo kina sumu ya wadudu.',
      at(
        'Nunua tu chambo kilichosajiliwa na PCPB. Vaa glavu, soma lebo na ukiweke mbali na watoto.',
        'Nunua tu chambo kilichosajiliwa katika nchi yako. Vaa glavu, soma lebo na ukiweke mbali na watoto.',
      ),
      'Tundika mitego siku 40 hadi 60 kabla ya maembe kuiva.',
      'Chuma mapema, au funika kila tunda kwa mfuko.',
      'Fanya kazi pamoja na majirani zako.',
    ],
    favouredBy: 'Nzi hutoka kwenye matunda yaliyoanguka na kwa majirani, wakati wa joto.',
    spray: 'Mitego, na chambo mahali pamoja mtini, vinaweza kulipa.',
    doNotSpray: 'Usinyunyizie dawa mti mzima. Ni kupoteza pesa.',
    harvest: 'Sehemu safi inaweza kuliwa. Ulaya hukataa matunda yenye funza.',
    cost: ['Mwaka wa 2019 chambo kiligharimu takriban Ksh 300 (dola 3). Chupa ya zamani ya maji inafaa kama mtego.'],
    rivals: {
      mangoSeedWeevil: 'Fukuzi wa kokwa hula kokwa. Nyama ya embe ni safi.',
      anthracnose: 'Chule hufanya madoa meusi yaliyobonyea bila funza.',
    },
    alerts: {},
    unconfirmed: ['Vyanzo vinatofautiana kuhusu idadi ya mitego kwa ekari: mitano hadi ishirini.'],
  },
})

export const onion = (at: At): TroubleWordsOf<typeof onionFacts> => ({
  onionThrips: {
    name: 'Vithiripi vya vitunguu (onion thrips)',
    sign: 'Wadudu wadogo majani ya ndani',
    summary: "Wadudu wadogo sana hufanya majani yang'ae kama fedha.",
    signs: [
      "Majani yana michirizi na vidoa vinavyong'aa kama fedha au vyeupe.",
      'Ncha hukauka na kupinda.',
      'Wadudu wadogo sana wa manjano-kahawia wako ndani kati ya majani.',
      'Vitunguu hubaki vidogo.',
    ],
    check: {
      question: 'Fungua majani ya ndani asubuhi kukiwa na baridi. Je, wadudu wadogo wa manjano wanakimbia?',
      ifNot: 'Ukiona madoa ya zambarau yenye miviringo, au ukungu, ni ugonjwa.',
    },
    actions: [
      'Gonga mimea kumi juu ya karatasi nyeupe na uhesabu wadudu.',
      "Ng'oa magugu na vitunguu vya zamani.",
      'Mwagilia maji shambani. Mimea mikavu huumia zaidi.',
    ],
    next: [
      'Hesabu tena baada ya siku nne.',
      'Weka matandazo kati ya mistari.',
      'Msimu ujao, panda mbali na vitunguu vya zamani, kwa miaka miwili hadi mitatu.',
      'Mistari ya mgagani (spider plant) au karoti hupunguza vithiripi, lakini pia mavuno ya vitunguu.',
    ],
    favouredBy: 'Joto na ukavu huvisaidia. Mvua huviosha.',
    spray: 'Wakati wa ukavu, dawa inaweza kulipa vitunguu vinapoanza kuvimba hadi vifike nusu ya ukubwa.',
    doNotSpray: 'Usinyunyizie dawa vitunguu vikiwa vimekomaa.',
    harvest: 'Vitunguu vinaweza kuliwa. Baada ya kunyunyizia dawa, hesabu siku zilizo kwenye lebo.',
    rivals: {
      irisYellowSpot:
        'Iris yellow spot hufanya madoa ya umbo la almasi, rangi ya majani makavu. Ni virusi. Dawa ya kuvu haisaidii.',
      purpleBlotch: 'Baka la zambarau hufanya madoa ya zambarau yenye miviringo.',
      downyMildew: 'Ubwiri vinyoya una ukungu wa kijivu-zambarau.',
      drought: 'Wakati wa ukame ncha tu ndizo hukauka.',
    },
    alerts: {},
    unconfirmed: at(['Jaribu mwarobaini kwenye mimea michache kwanza. Ulio na mafuta unaweza kuunguza vitunguu.'], []),
  },
})
