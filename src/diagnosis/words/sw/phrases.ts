import { inSentence } from '~/contract/inSentence'

import { BOARD } from '../phrases'
import type { Phrases } from '../phrases'
import type { At } from '../place'

const and = new Intl.ListFormat('sw-KE', { type: 'conjunction', style: 'long' })
const or = new Intl.ListFormat('sw-KE', { type: 'disjunction', style: 'long' })
const plain = new Intl.ListFormat('sw-KE', { type: 'unit', style: 'long' })
const month = new Intl.DateTimeFormat('sw-KE', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const day = new Intl.DateTimeFormat('sw-KE', { dateStyle: 'long', timeZone: 'UTC' })

/** Stands where advice for Kenya names who is asked there. */
const SERVICE = 'mamlaka ya afya ya mimea ya nchi yako'

const ASK_BEFORE_REPEATING = `Lebo inasema unaweza kunyunyizia dawa mara ngapi. Ikiwa haikusaidia mara iliyopita, uliza ${SERVICE} kabla ya kurudia.`

const ONE_LEAF = 'Chukua jani moja na ulijaze karibu picha nzima.'
const PLAIN_BACK = 'Lishike juu ya mkono wako, karatasi au udongo mtupu.'
const SHADE = 'Simama kwenye kivuli chenye mwanga, mchana. Usitumie flashi.'
/** In brackets. */
const ENGLISH_NAME = / \(.+\)/

/** At the beginning of a sentence. */
const first = (names: readonly string[]) => {
  const text = and.format(names)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const SHARP = 'Tuliza mkono, gusa jani kwenye skrini na usubiri hadi lionekane wazi.'

const beforeSpraying = (ripens: boolean) =>
  `Soma lebo: glavu, kipimo, siku za kusubiri.${ripens ? ' Kwanza vuna yaliyoiva.' : ''}`

const together = (sureness: string) => (photos: number, hasReplies: boolean) =>
  `Kwa picha zote ${photos === 2 ? 'mbili' : photos}${hasReplies ? ' pamoja na jibu lako' : ''} ${sureness}.`

export const phrases = (at: At): Phrases => ({
  banner: {
    act: 'Chukua hatua leo',
    watch: 'Kagua tena',
    good: 'Hakuna dalili: endelea kuangalia',
    free: {
      unsure: 'Hakuna jibu lililo wazi',
      notALeaf: 'Onyesha jani moja',
      tooDark: 'Inahitaji mwanga zaidi',
      tooBlurred: 'Inahitaji kuwa wazi zaidi',
      falseColours: 'Inahitaji rangi halisi',
      tooFar: 'Sogea karibu',
      unknownCrop: 'Zao halijulikani',
      otherCrop: 'Bado hatujajifunza',
      mixedCrops: 'Zao moja kwa wakati mmoja',
      contradiction: 'Kagua zao ulilochagua',
      cropQuestion: 'Hili ni zao gani?',
    },
    probably: 'Huenda ni hivyo. Kagua kwanza',
    checks: (count) =>
      count === 1 ? 'Kagua jambo moja ili ujue' : `Kagua mambo ${count === 2 ? 'mawili' : 'matatu'} ili ujue`,
  },
  sureness: {
    very: 'Uhakika mkubwa',
    fairly: 'Uhakika wa kiasi',
    probably: 'Huenda ni hivyo',
    notSure: 'Hatuna uhakika ni lipi',
  },
  firmness: {
    alone: {
      very: 'Kwa picha ya kwanza pekee tulikuwa na uhakika mkubwa.',
      fairly: 'Kwa picha ya kwanza pekee tulikuwa na uhakika wa kiasi.',
      probably: 'Kwa picha ya kwanza pekee tulisema tu kwamba huenda ni hivyo.',
      notSure: 'Kwa picha ya kwanza pekee hatukuwa na uhakika ni lipi.',
      none: 'Picha ya kwanza pekee haikutosha kutoa jibu.',
    },
    other: (title) => `Kwa picha ya kwanza pekee jibu lilikuwa: ${title}.`,
    together: {
      very: together('tuna uhakika mkubwa'),
      fairly: together('tuna uhakika wa kiasi'),
      probably: together('tunasema kwamba huenda ni hivyo'),
      notSure: together('hatuna uhakika ni lipi'),
    },
  },
  samePicture: (number) => `Ni picha ile ile, sawa na picha ${number}. Imehesabiwa mara moja.`,
  headings: {
    check: 'Kagua kwanza',
    today: 'Fanya leo',
    next: 'Baada ya leo',
    why: 'Dalili na sababu',
    spraying: at('Kunyunyizia dawa na sheria', 'Kunyunyizia dawa'),
    lookAlikes: 'Matatizo yanayofanana',
    protect: 'Linda mimea mingine',
    harvest: 'Mavuno na chakula',
    limits: 'Yasiyoonekana kwenye picha',
    troubles: 'Matatizo yasiyoweza kutambuliwa kwa picha hapa',
    careful: 'Kuwa mwangalifu',
    sources: 'Taarifa hizi zimetoka wapi',
    nextPhoto: 'Piga picha inayofuata hivi',
  },
  title: (crop, condition) => `${crop}: ${inSentence(condition)}`,
  oneOf: (conditions) => or.format(conditions.map((name, index) => (index === 0 ? name : inSentence(name)))),
  healthyLeaf: 'Jani lenye afya',
  noKnownDisease: 'Hatujaona ugonjwa tunaoujua',
  healthyNote:
    'Hatuoni ugonjwa tunaoujua kwenye jani hili. Ni habari njema kwa jani hili, lakini bado kagua shamba zima.',
  somethingElse: 'Kitu kingine',
  unlikelyHere: at('si kawaida nchini Kenya', 'hatujui kama lipo katika nchi yako'),
  moreLikely: 'uwezekano mkubwa zaidi',
  inTen: (tenths) => `takriban mara ${tenths} kati ya 10`,
  rankedNote: 'Picha hii inalingana na jibu zaidi ya moja. Kagua mimea yako kabla ya kuchukua hatua.',
  probableNote:
    'Picha hii inalingana zaidi na jibu moja, lakini hatuna uhakika. Kagua mimea yako kabla ya kuchukua hatua.',
  tooFewPlaces: (condition) =>
    `Jibu linalolingana zaidi ni ${inSentence(condition)}. Programu hii ilijifunza jibu hili kwa picha za maeneo machache tu. Hivyo haiwezi kuwa na uhakika kuhusu shamba lako. Kagua mimea yako kabla ya kuchukua hatua.`,
  twin: (condition) => `Hufanana na ${inSentence(condition.replace(ENGLISH_NAME, ''))}.`,
  twinCrop: (crop, twin) => `Jani la ${inSentence(twin)} hufanana. Je, hili ni la ${inSentence(crop)}?`,
  notAllShow: (crop) => `Si picha zote zinazofanana na ${inSentence(crop)}. Je, ni ${inSentence(crop)} kweli?`,
  ifNotUnseen: (ifNot) =>
    ifNot
      .replace(/, piga picha nyingine(?: kwanza)?\.$/, ', huenda ni tatizo lingine.')
      .replace(/ Piga picha nyingine\.$/, ''),
  ifYes: (action) => `Ikiwa ndiyo: ${action}`,
  allSources: (condition) => `Vyanzo vyote: ${inSentence(condition)}`,
  ifItIs: (condition) => `Ikiwa ni ${inSentence(condition)}`,
  rankedUrgent: 'Kagua yote sasa, na tena kesho alfajiri. Mojawapo ya magonjwa haya huenea haraka.',
  rankedAgain: {
    urgent: 'Angalia mimea ile ile tena alfajiri. Mojawapo ya magonjwa haya huenea haraka.',
    other: 'Iwekee alama mimea michache iliyougua, na uiangalie tena.',
  },
  rankedToday: [
    'Kagua yote kwenye mimea michache, na uiwekee alama.',
    'Anza na mashamba yasiyo na ugonjwa. Osha mikono na zana ukishagusa mimea iliyougua.',
  ],
  quarantineToday: [
    'Usiuze matunda yenye majani. Usimpe mtu vipandikizi wala miche.',
    at(
      'Muulize afisa wa kilimo wa wadi kabla ya kukata au kuhamisha chochote.',
      `Uliza ${SERVICE} kabla ya kukata au kuhamisha chochote.`,
    ),
    'Osha mikono na zana ukimaliza kila mmea.',
  ],
  lookToday: [
    'Iwekee alama mimea inayoonekana kuugua.',
    'Hifadhi jani moja lililougua na picha yake.',
    at(
      "Muulize afisa wa kilimo wa wadi kabla ya kukata au kung'oa chochote.",
      `Uliza ${SERVICE} kabla ya kukata au kung'oa chochote.`,
    ),
  ],
  rankedSpray: 'Usinyunyizie dawa kabla ukaguzi haujaonyesha tatizo ni lipi.',
  probableSpray: 'Usinyunyizie dawa kabla hujakagua na kuthibitisha.',
  urgentSpray: (ripens) =>
    `${at('Baridi na mvua? Leo nyunyizia copper mimea isiyougua.', 'Baridi na mvua? Kinga leo mimea isiyougua. Uliza ni dawa ipi inayoruhusiwa katika nchi yako.')} ${beforeSpraying(ripens)}`,
  provenSpray: (ripens) =>
    `${at('Nyunyizia leo copper kwenye mimea isiyougua.', 'Kinga leo mimea isiyougua. Uliza ni dawa ipi inayoruhusiwa katika nchi yako.')} ${beforeSpraying(ripens)}`,
  recheck: (days) => (days === 1 ? 'Angalia tena kesho.' : `Angalia tena baada ya siku ${days}.`),
  organism: (name) => `Jina kwa ajili ya afisa: *${name}*.`,
  contacts: {
    extension: at('afisa wako wa kilimo', SERVICE),
    pcpb: at('PCPB (bodi ya viuatilifu)', SERVICE),
    kephis: at('KEPHIS (afya ya mimea)', SERVICE),
    poison: 'kituo cha taarifa za sumu (bila malipo)',
  },
  call: (name, numbers) =>
    numbers.length === 0 ? `${at('Piga simu kwa', 'Uliza')} ${name}.` : `Piga simu kwa ${name}: ${or.format(numbers)}.`,
  callIfSeen: at('Ukiona dalili hii, piga simu KEPHIS (afya ya mimea).', `Ukiona dalili hii, uliza ${SERVICE}.`),
  askIf: (condition) =>
    `${at('Muulize afisa wa kilimo wa wadi', `Uliza ${SERVICE}`)} kama tatizo ni ${inSentence(condition.replace(ENGLISH_NAME, ''))}.`,
  askWhatIsAllowed: (crop) =>
    `Uliza ${SERVICE} ni dawa ipi inayoruhusiwa huko kwenye ${inSentence(crop)} dhidi ya tatizo hili.`,
  askWhich: at('Muulize afisa wa kilimo wa wadi tatizo ni lipi.', `Uliza ${SERVICE} tatizo ni lipi.`),
  askWhat: at(
    'Muulize afisa wa kilimo wa wadi ni nini kinachosumbua mmea huu.',
    `Uliza ${SERVICE} ni nini kinachosumbua mmea huu.`,
  ),
  numberSource: (name, title, readOn) =>
    `Nambari ya ${name}: imetoka ${title}. Tuliisoma huko mara ya mwisho tarehe ${day.format(readOn)}.`,
  numberNotRead: 'Huenda imebadilika tangu wakati huo.',
  askForRegistered: at(
    [
      `Nunua tu dawa iliyosajiliwa na ${BOARD} kwa zao hili na tatizo hili.`,
      `Omba kuonyeshwa nambari ya usajili ya ${BOARD} kwenye lebo, na uombe risiti.`,
    ],
    [
      'Nunua tu dawa iliyosajiliwa katika nchi yako kwa zao hili na tatizo hili.',
      'Omba kuonyeshwa nambari ya usajili kwenye lebo, na uombe risiti.',
    ],
  ),
  askFirstFor: (substances) => `Kwanza mwombe muuzaji wa dawa za kilimo (agrovet) ${or.format(substances)}.`,
  askForNames: (substances) => `Isipotosha, mwonyeshe muuzaji wa agrovet jina hili: ${or.format(substances)}.`,
  askIfAllowed: (substances, crop, number) =>
    `Uliza ${BOARD} (${number}) kama ${or.format(substances)} bado inaruhusiwa kwenye ${inSentence(crop)}.`,
  works: {
    protects: (substances) => `${first(substances)} hukinga tu sehemu ambazo bado hazijaugua.`,
    soaksIn: (substances) => `${first(substances)} hufyonzwa na mmea.`,
    onContact: (substances) => `${first(substances)} hufanya kazi pale tu dawa inapogusa mdudu au kuvu.`,
    slowsFeeding: (substances) => `${first(substances)} hufanya wadudu wale kidogo.`,
    mustBeEaten: (substances) => `${first(substances)} hufanya kazi viwavi wadogo wakiila. Wakubwa mara chache hufa.`,
  },
  substances: {
    copper: 'copper (shaba)',
    sulphur: 'sulphur (salfa)',
    bicarbonate: 'potassium bicarbonate',
    bacillus: 'Bacillus subtilis',
    bt: 'Bt (Bacillus thuringiensis kurstaki)',
    difenoconazole: 'difenoconazole',
    azoxystrobin: 'azoxystrobin',
    cymoxanil: 'cymoxanil',
    propamocarb: 'propamocarb',
    mandipropamid: 'mandipropamid',
    spinosad: 'spinosad',
    spiromesifen: 'spiromesifen',
    cyantraniliprole: 'cyantraniliprole',
    neem: 'mwarobaini (azadirachtin)',
    soap: 'sabuni isiyodhuru mimea',
    oil: 'mafuta ya kunyunyizia mimea (spray oil)',
  },
  changeGroup: {
    germ: 'Lebo inasema unaweza kunyunyizia dawa mara ngapi. Badilisha kundi la dawa kila unaponyunyizia. Copper na sulphur hazihesabiwi. Lebo ikitaja viambato viwili, hesabu vyote. Ikiwa haikusaidia mara iliyopita, nunua ya kundi lingine.',
    pest: 'Lebo inasema unaweza kunyunyizia dawa mara ngapi. Tumia kundi moja kwa wiki tatu hadi nne, kisha lingine. Copper, sulphur, sabuni na mwarobaini hazihesabiwi. Lebo ikitaja viambato viwili, hesabu vyote. Ikiwa haikusaidia mara iliyopita, nunua ya kundi lingine.',
  },
  oneGroup: at(
    {
      germ: 'Lebo inasema unaweza kunyunyizia dawa mara ngapi. Usitumie kundi hili mara mbili mfululizo. Kuvu huizoea. Copper na sulphur hazihesabiwi. Ikiwa haikusaidia mara iliyopita, muulize afisa wa kilimo wa wadi kabla ya kurudia.',
      pest: 'Lebo inasema unaweza kunyunyizia dawa mara ngapi. Baada ya wiki tatu hadi nne acha dawa hiyo kwa muda kama huo, ili wadudu wasiizoee. Copper, sulphur, sabuni na mwarobaini hazihesabiwi. Ikiwa haikusaidia mara iliyopita, muulize afisa wa kilimo wa wadi kabla ya kurudia.',
    },
    { germ: ASK_BEFORE_REPEATING, pest: ASK_BEFORE_REPEATING },
  ),
  premix:
    'Soma kila jina chini ya "active ingredient" kwenye lebo. Ikiwa mojawapo ni mancozeb, propineb au chlorothalonil, usiinunue kwa ajili ya mazao ya chakula.',
  barred: (substances, readOn) =>
    `Hazikuruhusiwa kwenye mazao ya chakula tuliposoma sheria mara ya mwisho (${month.format(readOn)}): ${plain.format(substances)}.`,
  underReview: (substances, readOn) =>
    `Huenda hairuhusiwi, kwa kuwa bado inachunguzwa (sheria za ${month.format(readOn)}): ${plain.format(substances)}.`,
  rulesNotRead: (substances, readOn, number) =>
    `Hatujasoma sheria tangu ${month.format(readOn)}. Uliza ${BOARD} (${number}) kuhusu ${and.format(substances)}.`,
  inOpenField: (substance) => `${substance} kwenye shamba la wazi`,
  safety: [
    'Lebo (kibandiko) inakuambia kipimo cha kutumia na muda wa kurudia.',
    'Baada ya kunyunyizia dawa, hesabu siku zilizo kwenye lebo kabla ya kuvuna, kula au kuuza.',
    'Usiichanganye na kemikali nyingine.',
    'Vaa glavu, gambuti, barakoa, miwani ya kinga na nguo ndefu. Ukimaliza, oga.',
    'Huna vifaa hivi? Muulize afisa akuonyeshe mtu aliyefunzwa kunyunyizia dawa kwa niaba ya wakulima (spray service provider).',
    'Watoto na wanawake wajawazito wasinyunyizie dawa.',
    'Weka watoto na mifugo mbali. Mtu asiingie shambani kabla ya muda ulioandikwa kwenye lebo kwisha.',
    'Usinyunyizie dawa wakati wa upepo au mvua, wala karibu na mto, kisima au mzinga wa nyuki.',
    'Usinyunyizie dawa mchana kwenye mimea au magugu yenye maua. Nyunyizia jioni, nyuki wakiwa wamerudi mzingani. Majani yawe makavu na mvua isiwe karibu.',
    'Suuza chupa tupu mara tatu. Mimina maji hayo kwenye pampu ya kunyunyizia, kamwe usiyamwage mtoni.',
    'Toboa chupa ili mtu asiitumie tena. Usiichome, wala usiifukie karibu na kisima.',
    at('Irudishe kwa agrovet au kwenye kituo cha kukusanyia.', 'Irudishe dukani au kwenye kituo cha kukusanyia.'),
    'Dawa iliyobaki iweke mahali panapofungwa kwa kufuli, kwenye chupa yake, mbali na chakula na watoto.',
    'Ukijisikia mgonjwa, nenda kliniki mara moja na ubebe lebo.',
    at(
      'Mtu akiimeza, usimtapishe. Piga simu kwenye kituo cha taarifa za sumu mara moja.',
      'Mtu akiimeza, usimtapishe. Mpeleke hospitalini mara moja.',
    ),
  ],
  free: 'Jibu hili ni bure. Hakuna krediti iliyotumika.',
  retake: {
    tooDark: {
      title: 'Picha ina giza sana',
      seen: 'Mwanga ni mdogo mno kuona madoa au rangi kwenye jani.',
      nextPhoto: [
        'Toka nje mchana, kwenye kivuli chenye mwanga.',
        'Geuka ili mwanga uangukie jani, si nyuma yake.',
        ONE_LEAF,
        SHARP,
      ],
    },
    tooBlurred: {
      title: 'Picha haiko wazi',
      seen: 'Picha haiko wazi vya kutosha kuona madoa madogo au unga.',
      nextPhoto: [
        'Pangusa lenzi kwa kitambaa laini.',
        'Weka simu takriban sentimita 20 kutoka kwenye jani.',
        SHARP,
        'Subiri upepo utulie, au kata jani na ulilaze.',
      ],
    },
    falseColours: {
      title: 'Rangi si halisi',
      seen: 'Picha haina rangi, au rangi zake zimebadilika. Tunahitaji rangi halisi za jani ili kuona lina nini.',
      nextPhoto: [
        'Piga picha ya rangi, mchana.',
        'Usitumie kichujio wala hali ya usiku. Usipige picha ya karatasi iliyochapishwa.',
        'Kaa mbali na taa za rangi, neti na karatasi za plastiki.',
        ONE_LEAF,
      ],
    },
    tooFar: {
      title: 'Jani liko mbali mno',
      seen: 'Kila kitu kwenye picha ni kidogo. Hatuwezi kuona madoa kwenye jani kutoka hapa.',
      nextPhoto: [
        'Sogea karibu na jani moja, takriban sentimita 20. Usikuze picha kwa vidole.',
        'Jani hilo moja lijaze karibu picha nzima.',
        PLAIN_BACK,
        SHARP,
      ],
    },
    notALeaf: {
      title: 'Hatuoni jani',
      seen: 'Hatukuona jani la zao kwenye picha hii. Programu hii huchunguza majani tu, si matunda, shina, mizizi wala wadudu.',
      nextPhoto: [ONE_LEAF, PLAIN_BACK, SHADE, SHARP],
    },
  },
  unknownCrop: {
    title: 'Hatujui hili ni jani gani',
    seen: (known, unknown) =>
      `Tunaona jani, lakini hatuna uhakika wa zao. Tunaweza kuchunguza picha za mazao haya: ${and.format(known)}. Bado hatuwezi kuchunguza picha za haya: ${and.format(unknown)}. Maktaba ya majani inaeleza yanayoweza kuyasumbua.`,
    nextPhoto: [
      'Je, ni mahindi, nyanya au zao lingine tunaloweza kuchunguza? Jaribu tena kwa jani lingine.',
      ONE_LEAF,
      PLAIN_BACK,
      SHADE,
    ],
  },
  otherCrop: {
    title: 'Bado hatuwezi kuchunguza zao hili',
    notLearned: 'Programu hii haijajifunza zao lako.',
    seen: 'Haina uhakika kama jani hili limeugua. Kwa sukuma wiki, kabichi, muhogo, ndizi, kahawa, viazi vitamu na mengine, soma maktaba ya majani.',
    nextPhoto: [
      'Piga picha za jani lililougua, jani lenye afya na mmea wote.',
      at('Mwonyeshe afisa wa kilimo wa wadi au kaunti yako picha hizo.', `Ionyeshe ${SERVICE} picha hizo.`),
      'Eleza tatizo lilianza lini na ni mimea mingapi imeugua.',
    ],
    page: (crop) => `Yanayoweza kusumbua ${crop}`,
  },
  health: {
    signs: {
      title: 'Kuna dalili za tatizo',
      seen: 'Jani hili linaonekana kuwa na tatizo. Hatuwezi kusema ni nini.',
    },
    noSigns: {
      title: 'Hatuoni dalili tunazozijua',
      seen: 'Hatuoni dalili za tatizo kwenye jani hili. Huenda tusione dalili zinazoanza au zilizo hafifu.',
    },
  },
  noSigns: {
    ask: at(
      'Ukiona tatizo kwenye mmea huu, muulize afisa wa kilimo wa wadi.',
      `Ukiona tatizo kwenye mmea huu, uliza ${SERVICE}.`,
    ),
    today: [
      'Kagua majani zaidi, juu na chini, na mmea wote.',
      'Ukiona tatizo, lipige picha pamoja na mmea wote.',
      at(
        'Ukipiga picha hizo, mwonyeshe afisa wa kilimo wa wadi au kaunti yako.',
        `Ukipiga picha hizo, ionyeshe ${SERVICE}.`,
      ),
    ],
    doNotAct: "Usinyunyizie dawa wala kung'oa mimea kwa sababu ya picha hii. Haionyeshi dalili tunazozijua.",
  },
  mixedCrops: {
    title: 'Picha hizi zinaonyesha mazao tofauti. Uliza kuhusu shamba moja kwa wakati mmoja.',
    seen: 'Jibu moja haliwezi kuwa sahihi kwa mazao mawili.',
    nextPhoto: [
      'Tuma picha za zao moja pamoja, bila nyingine.',
      'Kisha uliza kuhusu zao lingine kwa njia hiyo hiyo.',
      ONE_LEAF,
      'Kama zote zinaonyesha zao moja, sema ni lipi.',
    ],
  },
  cropQuestion: {
    title: (crop) => `Tunadhani ni ${inSentence(crop)}. Ni sahihi?`,
    seen: 'Hatuna uhakika wa zao. Ndiyo maana tunauliza kabla ya kujibu.',
    heading: 'Taja zao',
    reply: [
      'Sema ndiyo, au chagua zao lako.',
      'Au tuma picha tena pamoja na zao lake.',
      'Kisha jibu litagharimu kama jibu lingine lolote.',
    ],
  },
  contradiction: {
    looksLike: (crop) => `Hili linafanana na jani la ${inSentence(crop)}`,
    title: {
      maize: 'Je, kweli hili ni jani la mahindi?',
      tomato: 'Je, kweli hili ni jani la nyanya?',
      potato: 'Je, kweli hili ni jani la viazi?',
      bean: 'Je, kweli hili ni jani la maharagwe?',
      chilli: 'Je, kweli hili ni jani la pilipili kali?',
      'sweet-pepper': 'Je, kweli hili ni jani la pilipili mboga (hoho)?',
      apple: 'Je, kweli hili ni jani la mtufaha?',
      grape: 'Je, kweli hili ni jani la mzabibu?',
      orange: 'Je, kweli hili ni jani la mchungwa?',
      strawberry: 'Je, kweli hili ni jani la stroberi?',
      cherry: 'Je, kweli hili ni jani la cheri (cherry)?',
      blueberry: 'Je, kweli hili ni jani la blueberry?',
      raspberry: 'Je, kweli hili ni jani la raspberry?',
    },
    seen: 'Picha haifanani na zao ulilochagua. Kama una uhakika wa zao, sema hivyo.',
  },
  unsure: {
    title: 'Bado hatuna uhakika',
    seen: 'Tunaona jani, lakini hakuna jibu lililo wazi vya kutosha kuaminika.',
    closest: (conditions) =>
      conditions.length === 1
        ? `Jibu lililokaribia ni ${and.format(conditions)}. Uwezekano wake ni mdogo; usichukue hatua bado.`
        : `Majibu yaliyokaribia ni ${and.format(conditions)}. Uwezekano wake ni mdogo; usichukue hatua bado.`,
    nextPhoto: [
      'Chagua jani lenye alama zilizo wazi, si doa linaloanza tu, wala jani lililokauka.',
      ONE_LEAF,
      PLAIN_BACK,
      SHADE,
      SHARP,
    ],
  },
  doNotAct: "Usinyunyizie dawa wala kung'oa mimea kwa sababu ya picha hii. Haionyeshi tatizo ni nini.",
  gettingWorse: at(
    'Zao likizidi kuharibika, usisubiri picha. Muulize afisa wa kilimo wa wadi au kaunti yako.',
    `Zao likizidi kuharibika, usisubiri picha. Uliza ${SERVICE}.`,
  ),
})
