import type { bean as beanFacts, kale as kaleFacts } from '../../../catalogue/troubles/beanAndKale'
import type { At } from '../../place'
import type { TroubleWordsOf } from '../../troubleTypes'

export const bean: TroubleWordsOf<typeof beanFacts> = {
  beanAnthracnose: {
    name: 'Chule ya maharagwe (anthracnose)',
    sign: 'Mishipa myeusi, jani likigeuzwa',
    summary: 'Kuvu (fangasi) huleta mishipa myeusi na madoa yaliyobonyea kwenye maganda.',
    signs: [
      'Miche ina madoa ya kahawia kwenye majani ya kwanza na mashina.',
      'Mishipa ya upande wa chini wa jani huwa myekundu hadi myeusi.',
      'Maganda yana madoa meusi yaliyobonyea yenye ukingo ulioinuka.',
      'Mbegu zina madoa.',
    ],
    check: {
      question: 'Geuza jani. Je, mishipa ni karibu nyeusi au nyekundu iliyokolea?',
      ifNot: 'Ikiwa madoa yapo kati ya mishipa, soma kuhusu angular leaf spot.',
    },
    actions: [
      'Usiingie kwenye maharagwe yakiwa yamelowa.',
      "Ng'oa mimea ya kwanza iliyougua.",
      'Ondoa maganda yenye madoa na uyafukie.',
    ],
    next: [
      'Palilia ili hewa ipite.',
      'Msimu ujao, tumia mbegu kutoka shamba safi. Tenga mbegu zenye madoa.',
      'Kwa miaka miwili hadi mitatu panda mazao mengine hapo.',
      'Fukia au ondoa masalia ya maharagwe.',
      'Ulizia aina inayostahimili ugonjwa huu.',
    ],
    favouredBy:
      'Baridi na mvua huchochea ugonjwa huu. Mbegu, matone ya mvua na watu wanaopita kwenye maharagwe yaliyolowa huueneza.',
    spray:
      'Kwa maharagwe ya chakula dawa hulipa mara chache. Inaweza kulipa kwa mbegu au mishiri wakati wa baridi na mvua.',
    doNotSpray: 'Usinyunyizie dawa kwa sababu ya mimea michache wakati wa ukavu.',
    harvest: 'Maharagwe safi yanaweza kuliwa. Tenga yenye madoa.',
    rivals: {
      Bean___Angular_leaf_spot: 'Angular leaf spot ni madoa ya kijivu-kahawia yenye kona. Mishipa si myeusi.',
      Bean___Rust: 'Kutu ni unga unaotoka ukisugua.',
      commonBacterialBlight: 'Bakajani la bakteria ni la kahawia lenye ukingo wa manjano.',
    },
    alerts: { noSeed: 'Usitumie maharagwe yenye madoa kama mbegu. Kuvu hukaa ndani yake.' },
    unconfirmed: ['Hatujui aina zinazouzwa zinastahimili kwa kiasi gani.'],
  },
  beanFly: {
    name: 'Nzi wa maharagwe (bean fly)',
    sign: 'Shina limepasuka, punje nyeusi ndani',
    summary: 'Funza ndani ya shina huua maharagwe machanga.',
    signs: [
      'Majani ya kwanza yana vidoa vidogo vya manjano.',
      'Miche huwa ya manjano, hunyauka na kufa katika wiki za kwanza.',
      'Shina limevimba na kupasuka karibu na udongo.',
      'Mimea inayobaki hudumaa.',
    ],
    check: {
      question: "Menya shina karibu na udongo. Je, kuna punje ndogo zinazong'aa (maganda ya funza)?",
      ifNot: 'Ikiwa shina ni laini na la kahawia bila punje, huenda ni uozo wa mizizi.',
    },
    actions: [
      'Wiki mbili hadi tatu baada ya kuota, rundika udongo wenye unyevu kuzunguka mashina. Mizizi mipya huota hapo.',
      "Ng'oa miche iliyokufa na uichome au uifukie.",
      'Hesabu mimea iliyoshambuliwa.',
    ],
    next: [
      'Weka matandazo kati ya mistari, palilia na weka mbolea.',
      'Mwagilia maji ukiweza.',
      'Msimu ujao, panda mapema, wakati mmoja na majirani zako.',
      'Usipande karibu na kunde au soya. Ondoa masalia ya maharagwe.',
      'Weka samadi na upande karibu karibu kidogo.',
    ],
    favouredBy: 'Kuchelewa kupanda, ukavu baada ya mvua na udongo usio na rutuba huzidisha tatizo.',
    spray:
      'Kabla ya kupanda, muulize afisa kama dawa ya mbegu inaruhusiwa sasa. Mbegu zilizopakwa dawa ni sumu. Usizile wala usiwape mifugo, na uoshe mikono.',
    doNotSpray: 'Usinyunyizie dawa shina likiwa limepasuka. Umechelewa.',
    harvest: 'Maharagwe yanaweza kuliwa.',
    rivals: {
      rootRotOrWetSoil: 'Kwenye uozo wa mizizi, mizizi ni ya kahawia na laini.',
      cutworms: 'Sota hukata shina kabisa.',
      drought: 'Wakati wa ukame shina halivimbi.',
    },
    alerts: {},
    unconfirmed: ['Hatujui ni dawa gani ya mbegu iliyosajiliwa leo.'],
  },
}

export const kale = (at: At): TroubleWordsOf<typeof kaleFacts> => ({
  diamondbackMoth: {
    name: 'Nondo mgongo-almasi (diamondback moth)',
    sign: 'Kiwavi hushuka kwa uzi',
    summary: 'Viwavi wadogo wa kijani hutoboa majani ya sukuma wiki.',
    signs: [
      'Majani yana sehemu ndogo angavu.',
      'Kisha matundu madogo huja, hadi jani liwe kama chujio.',
      'Kiwavi mwembamba wa kijani hujinyonganyonga na kushuka kwa uzi.',
      'Kifuko kama neti kiko upande wa chini wa jani.',
    ],
    check: {
      question: 'Gusa kiwavi. Je, anajinyonganyonga na kushuka kwa uzi?',
      ifNot: 'Akitembea kwa kujipinda, au akikaa kwenye utando kama wa buibui, ni kiwavi mwingine.',
    },
    actions: [
      'Ponda viwavi na vifuko vyao upande wa chini wa jani.',
      'Angalia mimea kumi, hata katikati yake.',
      'Wakati wa ukavu, mwagilia maji juu ya majani asubuhi. Usifanye hivyo palipo na black rot (uozo mweusi).',
    ],
    next: [
      'Tafuta wadudu wenye faida: nyigu wadogo na viwavi wa kahawia waliokufa.',
      'Ondoa majani ya zamani yaliyoliwa.',
      'Weka neti juu ya kitalu, mbali na sukuma wiki ya zamani.',
      "Ng'oa mashina baada ya kuvuna mara ya mwisho. Panda zao lingine kwa muda.",
      'Mistari ya nyanya kati ya sukuma wiki huenda ikazuia nondo.',
    ],
    favouredBy: 'Miezi yenye joto na ukavu huwasaidia. Mvua kubwa huwaosha.',
    spray: 'Dawa inaweza kusaidia kwenye mimea michanga na kabichi zinapofunga.',
    threshold: 'Usinyunyizie dawa ikiwa mimea michanga yenye viwavi haifiki 5 kati ya 100.',
    doNotSpray: 'Usinyunyizie dawa ikiwa majani ya zamani tu ndiyo yenye matundu.',
    harvest: 'Osha majani. Yanaweza kuliwa. Baada ya kunyunyizia dawa, hesabu siku zilizo kwenye lebo.',
    rivals: {
      webworms: 'Kiwavi huyu huacha utando kama wa buibui na kinyesi katikati ya mmea.',
      slugs: 'Konokono wasio na gamba hufanya matundu makubwa na kuacha ute.',
    },
    alerts: {},
    unconfirmed: ['Haijathibitishwa kwamba mistari ya nyanya inasaidia.'],
  },
  cabbageAphid: {
    name: 'Vidukari vya kabichi (cabbage aphid)',
    sign: 'Makundi ya kijivu kama unga',
    summary: 'Wadudu wadogo wa kijivu hufyonza majani na katikati ya mmea.',
    signs: [
      'Majani hupauka na kujikunja.',
      'Kuna makundi ya kijivu-kijani yanayoonekana kama yamenyunyiziwa unga.',
      'Kuna utomvu unaonata, kuvu nyeusi na sisimizi.',
      'Mimea midogo huacha kukua au hufa.',
    ],
    check: {
      question: 'Geuza jani lililojikunja. Je, kuna makundi ya kijivu kama unga?',
      ifNot: 'Wadudu weupe wakiruka, ni nzi weupe.',
    },
    actions: [
      'Ondoa majani yaliyoathirika zaidi na uyafukie.',
      'Osha wadudu kwa maji safi yanayotoka kwa kasi.',
      'Tafuta wadudu wekundu wenye madoa meusi (ladybirds) na vidukari vya kahawia vilivyovimba. Ni dalili za wadudu wenye faida.',
    ],
    next: [
      'Osha mara mbili kwa wiki, kwa wiki tatu. Angalia tena baada ya siku nne.',
      'Mwagilia maji na weka mbolea kwenye mimea midogo.',
      "Ng'oa mashina ya zamani kabla ya kupanda tena.",
      'Weka neti juu ya kitalu.',
    ],
    favouredBy: 'Baridi na ukavu huvisaidia. Huruka kutoka kwenye mimea ya zamani.',
    spray: 'Dawa inaweza kusaidia miche na katikati ya kabichi. Nyunyizia dawa penye wadudu tu.',
    doNotSpray: 'Usinyunyizie dawa wakati wadudu wenye faida wanavila vidukari.',
    harvest: 'Osha majani vizuri. Yanaweza kuliwa.',
    rivals: {
      whiteflies: 'Nzi weupe huruka ukigusa jani.',
      powderyMildew: 'Ubwiri unga ni mweupe, uko upande wa juu, na hakuna kinachotambaa.',
      drought: 'Wakati wa ukame hakuna wadudu.',
    },
    alerts: {},
    unconfirmed: at(['Nguvu ya sabuni haijulikani. Nunua sabuni ya mimea, si sabuni ya kufulia.'], []),
  },
  blackRot: {
    name: 'Uozo mweusi wa kabichi (black rot)',
    sign: 'Baka la manjano, mishipa myeusi',
    summary: 'Baka la manjano lenye mishipa myeusi huanzia kwenye ukingo wa jani.',
    signs: [
      'Baka la manjano lenye umbo la V hukua kutoka ukingo wa jani kuelekea katikati.',
      'Mishipa ndani ya baka ni myeusi.',
      'Baka hukauka na jani huanguka.',
      'Shina likikatwa lina duara jeusi. Baadaye huoza na kunuka.',
    ],
    check: {
      question: 'Inua jani kuelekea kwenye mwanga. Je, mishipa ndani ya baka ni myeusi?',
      ifNot: 'Ikiwa mishipa si myeusi, huenda mmea hauna virutubisho au maji.',
    },
    actions: [
      "Ng'oa mimea ya kwanza iliyougua siku isiyo na mvua. Ichome au uifukie.",
      'Osha mikono kwa sabuni, na zana kwa maji yenye jiki (bleach).',
      'Usiingie shambani majani yakiwa yamelowa.',
    ],
    next: [
      'Mwagilia maji chini ya mmea.',
      "Ng'oa haradali ya mwituni.",
      'Vuna kwanza kwenye mistari yenye afya.',
      'Msimu ujao, nunua mbegu zilizoidhinishwa na miche safi.',
      'Kwa miaka mitatu panda mahindi au nafaka nyingine hapo.',
      'Tumia matuta yaliyoinuka na matandazo.',
    ],
    favouredBy: 'Joto na mvua huchochea ugonjwa huu. Mbegu, matone ya maji, zana na watu huueneza.',
    doNotSpray: 'Usinyunyizie dawa. Hakuna dawa inayozuia ugonjwa huu ukishaingia shambani.',
    harvest: 'Majani na kabichi zisizooza zinaweza kuliwa. Usizihifadhi.',
    rivals: {
      downyMildew: 'Ubwiri vinyoya hufanya mabaka ya manjano yenye kona, na ukungu upande wa chini.',
      lackOfPotassium: 'Upungufu wa potassium huunguza ukingo wote wa jani.',
      ringSpots: 'Kuvu wa Alternaria hufanya madoa ya mviringo yenye miviringo ndani.',
    },
    alerts: {
      noCure: 'Mmea mgonjwa hauna tiba.',
      noSeed: 'Usichukue mbegu wala miche kutoka shamba hili.',
    },
    unconfirmed: [
      at(
        'Vyanzo vinatofautiana kuhusu copper, kwa hivyo hatuitaji. Vinatofautiana pia kuhusu miaka: miwili hadi minne.',
        'Vyanzo vinatofautiana kuhusu miaka: miwili hadi minne.',
      ),
    ],
  },
})
