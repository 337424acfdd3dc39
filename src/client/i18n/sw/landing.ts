import { sw as crops } from '~/contract/crops/sw'

import type { Messages } from '../en/en'

export const landing: Messages['landing'] = {
  hero: {
    eyebrow: 'AI Yakutana na Kilimo',
    headline: ['Linda Mavuno Yako Leo,', 'Pambana na Magonjwa ya Mazao kwa Uchunguzi wa Majani Unaotumia AI'],
    lead: 'Linda Mazao Yako, Ongeza Mavuno, Lisha Kesho',
    taglines: [
      'Kilimo Bora Zaidi, kwa Uchunguzi wa AI',
      'Jiunge na Mapinduzi ya Kilimo cha Kisasa',
      'Teknolojia Inayobadilisha Kilimo na Usalama wa Chakula',
    ],
    diagnose: 'Chunguza Sasa',
    howItWorks: 'Jinsi Inavyofanya Kazi',
    picture: 'Simu juu ya jani.',
  },
  intro: {
    eyebrow: 'Kwa nini ni muhimu',
    title: 'Magonjwa ya mimea yanayoambukiza huharibu hadi 40% ya mazao duniani',
    source: 'Chanzo cha takwimu hii, FAO, kinahesabu wadudu na magonjwa kwa pamoja, si magonjwa pekee.',
    text: 'Kompyuta iliyojifunza kutoka kwa picha hutambua na kuchunguza mara moja. Jani inakuletea hayo kwenye simu uliyo nayo, ili kupunguza hasara ya mavuno na kuimarisha usalama wa chakula.',
  },
  plans: {
    eyebrow: 'Mipango',
    title: 'Anza Bure, Kua Ukiwa Tayari',
    text: 'Programu ya msingi ni bure. Kila mpango huanza na jani moja na jibu moja.',
    crops:
      'Mazao mbalimbali: picha za mazao {{judged}} huchunguzwa, na maktaba ya majani inaeleza mengine {{readable}}.',
    payment: 'Unalipa kwa M-Pesa, mara moja kwa kila oda: hakuna kinachojirudia chenyewe.',
    noPayment: 'Programu ya Jani haipokei malipo hapa: oda ya Mpango wa Pro inaeleza jinsi ya kutufikia.',
    onSale: 'Unauzwa',
    notOnSale: 'Hautolewi hapa',
    order: 'Agiza {{name}}',
    essential: {
      name: 'Mpango wa Msingi',
      description: 'Krediti {{freeCredits}} za bure ukijisajili',
      features: [
        'AI hutambua ugonjwa papo hapo',
        'Tuma picha kwa simu yako',
        'Magonjwa ya kawaida ya mazao',
        'Kumbukumbu ya uchunguzi (mara 10 za mwisho)',
        'Bure kwa wakulima wadogo',
      ],
    },
    pro: {
      name: 'Mpango wa Pro',
      description: 'Kwa wakulima wenye mashamba na mazao mengi',
      features: [
        'Uchunguzi wa magonjwa bila kikomo',
        'Mazao mbalimbali',
        'Arifa na mapendekezo yanayokufaa',
        'Matumizi bila mtandao',
        'Msaada wa haraka pamoja na ripoti za afya ya mazao',
      ],
    },
  },
  innovation: {
    eyebrow: 'Jinsi inavyofanya kazi',
    title: 'Kutoka Picha Moja hadi Hatua Yako Inayofuata Shambani',
    steps: [
      {
        title: 'Piga picha ya jani moja',
        text: 'Jani moja lijaze picha, mchana wenye mwanga, na utulize simu.',
      },
      {
        title: 'Acha AI iangalie',
        text: 'Kompyuta hulinganisha alama za jani lako na za magonjwa yanayojulikana, ndani ya sekunde chache.',
      },
      {
        title: 'Fuata ushauri ulio wazi',
        text: 'Soma tatizo linalowezekana, la kukagua kwenye mmea na la kufanya leo. Picha ikiwa haiko wazi vya kutosha, programu ya Jani inasema hivyo.',
      },
    ],
    button: 'Chunguza Jani Sasa',
    picture: 'Simu inapiga picha ya jani lenye madoa.',
  },
  featured: {
    eyebrow: 'Kazi ya Jani',
    title: 'Shamba Lenye Afya Huanza na Jani Lenye Afya',
    yields: {
      title: 'Kuongeza Mavuno kwa Njia Endelevu',
      text: 'Baadhi ya magonjwa yakigunduliwa mapema, huzuiwa kwa mikono safi, kisu kikali na nafasi ya kutosha kati ya mimea. Tibu mimea inayohitaji na uache mingine.',
    },
    farmers: {
      title: 'Kuwawezesha Wakulima Kila Mahali',
      text: 'Hakuna safari ndefu: simu, mtandao na jani moja vinatosha kuuliza. Jibu huja kwa maneno ya kawaida, kwa Kiingereza au Kiswahili.',
    },
    diagnosis: {
      title: 'Uchunguzi wa Mimea kwa AI',
      text: 'Kila jibu husema tuna uhakika kiasi gani na linaweza kuwa nini kingine. Picha ambayo AI haiwezi kuamua hupata jibu la ukweli, “hatuna uhakika”, bila malipo.',
    },
  },
  callToAction: {
    title: 'Je, Umeona Doa Usilolijua?',
    text: 'Liangalie likiwa dogo. Picha moja inakuonyesha la kukagua.',
    button: 'Kagua Jani Sasa',
  },
  testimonials: {
    title: 'Maneno Machache Mazuri Kutoka kwa Wateja Wetu.',
    examples: 'Hii ni mifano ya jinsi Jani inavyokusudiwa kusaidia, si maneno ya wateja halisi.',
    example: 'Mfano',
    previous: 'Maoni yaliyotangulia',
    next: 'Maoni yanayofuata',
    rating: 'Nyota 5 kati ya 5',
    quote: '“{{text}}”',
    showing_one: 'Unaona {{from}} kati ya {{total}}',
    showing_other: 'Unaona {{from}}–{{to}} kati ya {{total}}',
    texts: [
      'Niliona miviringo ya kwanza kwenye majani ya chini ya nyanya zangu nikaiuliza Jani mapema. Iliniambia la kukagua na la kufanya siku hiyo.',
      'Mahindi yangu yalikuwa na alama ndefu za kijivu na sikujua jina lake. Nilisoma inaweza kuwa nini, na ukaguzi upi unaonyesha.',
      'Jibu lilisema lina uhakika kiasi gani na inaweza kuwa nini kingine. Picha yangu ilipokuwa na giza iliniambia, haikukisia.',
      'Ninapiga tu picha ya jani moja na kusoma inachosema. Binti yangu alinionyesha mara moja; sasa nafanya peke yangu, nikiwa shambani.',
    ],
  },
  faq: {
    library: 'Tafuta ugonjwa kwenye maktaba ya majani',
    accuracy: 'Programu ya Jani ilikuwa sahihi mara ngapi? Ona watu walivyosema',
    title: 'Maswali yanayoulizwa mara kwa mara',
    subtitle: 'Haya ni majibu ya maswali tunayoulizwa zaidi',
    coverage: {
      caption: 'Picha ya kila zao inatoa jibu gani',
      crop: 'Zao',
      alone: 'Jibu moja lenye uhakika',
      ranked: 'Orodha ya kukagua',
      told: 'Ukiiambia Jani zao ni lipi: {{names}}',
      never: 'Hakuna',
      rest: 'Mengine yote',
      all: 'Yote',
      notYet: 'Bado: hatuna picha za kujifunzia',
      inLibrary: 'Bado, lakini kila moja lina ukurasa kwenye maktaba ya majani:',
      laboratory:
        'Yanayojulikana kutoka kwa picha za maabara tu, kwa hivyo shamba lako linaweza kuonekana tofauti: {{names}}.',
      allOf: 'yote ya {{crops}}',
      someOf: '{{crop}}: {{names}}',
      crops,
      conditions: {
        'Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot': 'baka la kijivu la jani (grey leaf spot)',
        'Corn_(maize)___Common_rust_': 'kutu ya kawaida (common rust)',
        'Corn_(maize)___Northern_Leaf_Blight': 'bakajani la kaskazini (northern leaf blight)',
        Tomato___Early_blight: 'bakajani tangulia (early blight)',
        Tomato___Late_blight: 'bakajani chelewa (late blight)',
        Tomato___healthy: 'jani lenye afya',
        Tomato___Bacterial_spot: 'madoa ya bakteria (bacterial spot)',
        Tomato___Leaf_Mold: 'leaf mould (ukungu wa majani)',
        Tomato___Septoria_leaf_spot: 'Septoria leaf spot (madoa ya majani)',
        'Tomato___Spider_mites Two-spotted_spider_mite': 'spider mites (utitiri)',
        Tomato___Target_Spot: 'target spot (doa lengwa)',
        Tomato___Tomato_Yellow_Leaf_Curl_Virus: 'virusi vinavyokunja majani (yellow leaf curl virus)',
        Apple___healthy: 'jani lenye afya',
        Potato___Early_blight: 'bakajani tangulia (early blight)',
        Potato___Late_blight: 'bakajani chelewa (late blight)',
        Potato___healthy: 'jani lenye afya',
        Strawberry___Leaf_scorch: 'leaf scorch (kuungua kwa majani)',
        Strawberry___healthy: 'jani lenye afya',
      },
    },
    /** Ends the answer about the price. */
    onSale:
      'Unalipa kwa M-Pesa, kwenye simu au mwenyewe. M-Pesa pekee huuliza PIN, programu ya Jani haiiulizi kamwe. Malipo yakienda vibaya, tuandikie au utupigie: yatahesabiwa au kurudishwa.',
    notOnSale: 'Hautolewi hapa.',
    premium: 'Mpango wa Pro unaongeza ripoti za afya ya mazao na, penye wataalamu, unakuwezesha kumuuliza mtaalamu.',
    noPremium: 'Huduma za kulipia (ushauri wa mtaalamu, ripoti za kina) huenda zikaongezwa baadaye.',
    entries: [
      {
        question: 'Jani inaweza kuchunguza mazao gani?',
        answer: [
          'Tunaijenga Jani kwa ajili ya mahindi, nyanya, matufaha, zabibu, machungwa, stroberi, soya, pichi (peach) na viazi. Maharagwe na pilipili kali pia yamo; soya na pichi bado hazichunguzwi:',
          'Ugonjwa ambao haumo kwenye orodha hauwezi kutambuliwa. Kwa hivyo “lenye afya” maana yake ni kwamba hatukuona ugonjwa wowote tunaoujua.',
        ].join('\n\n'),
      },
      {
        question: 'Ni sahihi kiasi gani, na nini hutokea ikiwa haina uhakika?',
        answer: [
          'Inategemea zao, ugonjwa na picha. Kati ya picha 53 za mashambani za mahindi, nyanya na viazi ambazo haikuwa imewahi kuona, jibu la kwanza lilikuwa sahihi kwa picha 43. Kwenye shamba lisilofanana na yale iliyojifunzia, tarajia chache zaidi.',
          'Kila jibu husema tuna uhakika kiasi gani. Magonjwa kadhaa yakilingana, Jani huyapanga na kukuambia jinsi ya kuyatofautisha. Ikiwa haina uhakika inasema hivyo, inaeleza picha ya kupiga, na haichukui krediti.',
          'Picha haiwezi kuchukua nafasi ya kuangalia mmea wote. Kabla ya kutumia pesa nyingi kwa dawa, muulize afisa wa kilimo.',
        ].join('\n\n'),
      },
      {
        question: 'Je, nahitaji mtandao?',
        answer: [
          'Kwa jibu la seva yetu, ndiyo. Bila mtandao, picha zako husubiri kwenye simu yako kwa siku {{days}}. Kivinjari chako hupunguza picha kabla ya kutumwa, kwa hivyo mtandao wa polepole na data kidogo mara nyingi hutosha.',
          'Programu ya Jani hufunguka pia bila mtandao, pamoja na maktaba ya majani na majibu yako ya mwisho. Ukiiweka kwenye simu, huangalia pia majani, kwa ufupi. Ukiwa na Mpango wa Pro, unapata ripoti nzima, isipokuwa simu na hatua zisizoweza kurudishwa: hizo husubiri seva yetu.',
        ].join('\n\n'),
      },
      {
        question: 'Inagharimu kiasi gani, na krediti hufanyaje kazi?',
        answer: [
          'Programu ya msingi ni bure. Unapata krediti {{freeCredits}} za bure ukijisajili. {{premium}}',
          'Krediti za jibu moja: {{creditsPerDiagnosis}}. Hutumika wakati tu unapopata jibu lenye uhakika au orodha ya yanayowezekana. Mengine yote ni bure: picha isiyo na jani, zao ambalo Jani hailijui, picha yenye giza au isiyo wazi, jibu lisilo na uhakika, au lililoshindikana. Picha ileile ndani ya siku moja hutozwa mara moja.',
          'Mpango wa Pro hugharimu Ksh {{priceKsh}} kwa siku {{planDays}}. Ukiendelea, majibu hayatumii krediti, na zako zinabaki. Matumizi ya haki: majibu yasiyozidi {{fairUse}} ndani ya siku moja. {{sale}}',
        ].join('\n\n'),
      },
      {
        question: 'Nitapigaje picha nzuri ya jani?',
        answer: [
          'Chagua jani moja linaloonyesha tatizo wazi, si doa linaloanza tu, wala jani lililokauka. Lishike likiwa limenyooka, au liweke juu ya udongo mtupu au karatasi.',
          'Tumia mwanga wa mchana bila flashi, hasa kwenye kivuli chenye mwanga. Pangusa lenzi, sogea karibu hadi jani lijaze picha, gusa jani kwenye skrini na utulize mkono.',
          'Ikiwa alama ziko upande wa chini, piga picha ya pili ya upande huo. Faili za PNG na JPG za hadi 5 MB zinakubaliwa.',
        ].join('\n\n'),
      },
      {
        question: 'Picha zangu zinafanyiwa nini?',
        answer: [
          'Seva yetu husoma picha yako kwenye kumbukumbu ya kompyuta na haiihifadhi, isipokuwa ukiitoa kwa mtu anayekujibu, au ili programu ya Jani ijifunze. Vyote viwili vimezimwa hadi uviwashe, jibu kwa jibu. Picha unayompa mtu huhifadhiwa ikiwa imefungwa (encrypted) hadi siku {{casePhotoDays}} baada ya jibu, au siku {{unansweredPhotoDays}} jibu lisipokuja, na haimo kwenye nakala zetu za akiba. Picha ambazo programu ya Jani inaruhusiwa kujifunzia huhifadhiwa hadi mwaka mmoja, na zinaweza kuchapishwa ili yeyote azitumie (CC BY 4.0), pamoja na zao, siku, kaunti na msimbo wa shamba lako, bila jina lako. Kabla ya hapo unaweza kuziondoa.',
          'Picha ndogo hubaki kwenye simu yako, katika “Picha zangu”. Picha zilizotumwa hubaki kwenye simu yako kwa siku {{copyDays}}, ili bado uweze kuzitoa.',
          'Taarifa zilizo ndani ya faili, kama vile mahali ulipopigia picha, huondolewa na hazihifadhiwi kamwe.',
        ].join('\n\n'),
      },
    ],
  },
  closing: {
    title: 'Kila Jani Lenye Afya Huongeza Mavuno',
    text: 'Tembea kati ya mistari ya mimea, angalia kwa makini, na Jani ikusaidie kuelewa unachokiona.',
  },
}
