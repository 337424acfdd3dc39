import type {
  banana as bananaFacts,
  cassava as cassavaFacts,
  sweetPotato as sweetPotatoFacts,
} from '../../../catalogue/troubles/rootsAndBanana'
import type { At } from '../../place'
import type { TroubleWordsOf } from '../../troubleTypes'

const CUTTINGS_COST = 'Vipandikizi safi viligharimu takriban Ksh 5 kila kimoja mwaka wa 2024, au Ksh 20,000 kwa ekari.'
const VIRUS = 'Mmea mgonjwa hauna tiba. Virusi hivi vya mimea haviambukizi watu.'

export const cassava = (at: At): TroubleWordsOf<typeof cassavaFacts> => ({
  cassavaMosaic: {
    name: 'Batobato ya muhogo (cassava mosaic)',
    sign: 'Majani mapya yamejisokota, yana mabaka',
    summary: 'Virusi vya mimea hufanya majani mapya yawe na mabaka na yajisokote.',
    signs: [
      'Majani mapya yana mabaka ya manjano, kijani kilichopauka na kijani kilichokolea.',
      'Majani ni madogo, yamejisokota na hayalingani.',
      'Baadhi ya machipukizi yameathirika zaidi kuliko mengine.',
      'Mmea ni mfupi na una mizizi myembamba.',
    ],
    check: {
      question: 'Angalia majani machanga. Je, yana mabaka ya manjano, ni madogo na yamejisokota?',
      ifNot: 'Ikiwa kuna vidoa vilivyopauka bila kujisokota, huenda ni utitiri wa kijani.',
    },
    actions: [
      'Weka alama kwenye mimea migonjwa. Usichukue vipandikizi vyake.',
      "Katika miezi mitatu ya kwanza ing'oe na uifukie nje ya shamba.",
      'Weka alama kwenye mimea yenye afya kwa vipandikizi vijavyo.',
    ],
    next: [
      'Kagua kila wiki hadi mwezi wa tatu.',
      'Ikiwa hakuna mmea wenye afya, kata kutoka matawi ya juu.',
      'Msimu ujao, panda vipandikizi safi vya aina inayostahimili.',
      'Usipande karibu na muhogo wa zamani au viazi vitamu.',
      'Panda wakati mmoja na majirani zako.',
    ],
    favouredBy: 'Vipandikizi huueneza kwanza, kisha nzi weupe. Mmea ukiugua mapema hasara ni kubwa.',
    doNotSpray: 'Usinyunyizie dawa. Dawa ya nzi weupe haizuii ugonjwa huu.',
    harvest: 'Mizizi inaweza kuliwa. Imenye, kisha iloweke, ikaushe au ipike vizuri kama kawaida.',
    cost: [CUTTINGS_COST],
    rivals: {
      greenMites: 'Utitiri wa kijani hufanya vidoa vidogo sana na majani madogo kwenye ncha.',
      cassavaBrownStreak: 'Michirizi ya kahawia hufanya majani ya zamani yawe ya manjano. Umbo lake halibadiliki.',
      lackOfZinc: 'Upungufu wa zinc hufanya majani membamba yaliyopauka, pande zote sawa.',
    },
    alerts: { noCure: VIRUS, noSeed: 'Usikate, usiuze wala usigawe vipandikizi vya mimea migonjwa.' },
    unconfirmed: at(['Hatuna takwimu za pwani.'], []),
  },
  cassavaBrownStreak: {
    name: 'Michirizi ya kahawia ya muhogo (cassava brown streak)',
    sign: 'Mabaka magumu ndani ya mzizi',
    summary: 'Mmea huonekana wenye afya lakini mizizi huoza.',
    signs: [
      'Majani ya chini huwa ya manjano kando ya mishipa midogo. Umbo lake halibadiliki.',
      'Sehemu ya juu ya shina ina alama za kahawia kama mikwaruzo.',
      'Mizizi ina sehemu nyembamba.',
      'Mzizi ukikatwa una uozo mkavu, mgumu wa kahawia. Baadhi ya mimea haina dalili nyingine.',
    ],
    check: {
      question: 'Kata mizizi mitatu vipande. Je, kuna mabaka magumu ya kahawia ndani?',
      ifNot: 'Ikiwa uozo una maji na unanuka, huenda ni uozo wa mizizi.',
    },
    actions: [
      'Kata na uangalie mizizi ya mimea michache sasa.',
      'Usichukue vipandikizi kutoka shamba hili.',
      "Ng'oa mimea yenye michirizi ikiwa haijafikisha miezi mitatu.",
    ],
    next: [
      'Waambie majirani waliopata vipandikizi kutoka kwako.',
      'Msimu ujao, panda vipandikizi safi vya aina inayostahimili.',
      'Panda mbali na muhogo wa zamani.',
      'Mizizi mingi ikiwa ya kahawia, vuna mapema.',
    ],
    favouredBy: 'Vipandikizi na nzi weupe huueneza. Sehemu za chini zenye joto huathirika zaidi.',
    doNotSpray: 'Usinyunyizie dawa. Vipandikizi safi pekee ndivyo husaidia.',
    harvest: 'Kata kila sehemu ya kahawia. Ikiwa ni kubwa, tupa mzizi wote.',
    cost: [CUTTINGS_COST],
    rivals: {
      cassavaMosaic: 'Batobato hufanya majani mapya yajisokote.',
      ageingLeaves: 'Jani lililozeeka huwa la manjano lote.',
      rootRotOrWetSoil: 'Uozo wa mizizi baada ya mafuriko ni laini na hunuka.',
    },
    alerts: {
      noCure: VIRUS,
      noSeed: 'Usikate, usiuze wala usigawe vipandikizi vya shamba hili.',
      notFood: 'Watu wasile sehemu za kahawia za mzizi.',
    },
    unconfirmed: ['Hatujui kama mizizi iliyooza ni salama kwa mifugo.'],
  },
})

export const banana = (at: At): TroubleWordsOf<typeof bananaFacts> => ({
  bananaWilt: {
    name: 'Mnyauko bakteria wa migomba (banana Xanthomonas wilt, BXW)',
    sign: 'Matone ya manjano kwenye shina',
    summary: 'Majani huonekana yameungua na ndizi huoza ndani.',
    signs: [
      'Majani hulegea kama yaliyoshikwa juu ya moto, hata machanga.',
      'Ua dume (male bud) hukauka.',
      'Ndizi huiva mapema na bila kulingana.',
      'Shina likikatwa hutoa matone ya manjano. Ndizi ikikatwa ina rangi ya kutu.',
    ],
    check: {
      question: 'Safisha kisu kwa sabuni. Kata shina moja gonjwa. Je, matone ya manjano yanatoka ndani ya dakika kumi?',
      ifNot: 'Safisha kisu tena. Hakuna matone? Huenda ni Fusarium wilt. Usikate zaidi.',
    },
    actions: [
      'Ukiona matone, kata kila shina gonjwa usawa wa ardhi. Acha mengine.',
      'Safisha kisu kwa moto au sabuni ya kufulia baada ya kila shina.',
      'Mara ya kwanza? Muulize afisa leo kuhusu kuchimbua mashina yote ya mgomba huo.',
    ],
    next: [
      'Kata mara dalili zinapoanza. Kwenye jaribio, machipukizi 3 kati ya 1,000 yaliugua. Waliosubiri walipata 16.',
      'Kata shina moja moja kwa mnyauko huu tu, kamwe si kwa Fusarium wilt au bunchy top.',
      'Sabuni ya kufulia na maji baridi husafisha kisu sawa na jiki (bleach).',
      'Kichana cha mwisho kikishatokea, vunja ua dume kwa kijiti chenye panda, si kisu.',
      'Kwa miezi mitatu usifanye kazi kwenye mashina hayo, na uzuie mifugo.',
      'Panda machipukizi safi au miche ya maabara (tissue culture) pekee.',
    ],
    favouredBy: 'Wadudu kwenye ua, visu, machipukizi, mifugo na mikungu inayouzwa huueneza.',
    doNotSpray: 'Usinyunyizie dawa. Hakuna dawa inayoponya mnyauko huu.',
    harvest: 'Usile ndizi zenye madoa ya kutu au ute.',
    rivals: {
      bananaFusariumWilt: 'Fusarium wilt huanza kwenye majani ya zamani. Ndizi ni safi na hakuna ute.',
      bunchyTop: at(
        'Ugonjwa huu hufanya majani membamba yaliyosimama kwa kundi. Umefika karibu, hadi Kilimanjaro. Kwanza pigia KEPHIS simu. Wakithibitisha, chimbua mashina yote.',
        'Ugonjwa huu hufanya majani membamba yaliyosimama kwa kundi. Kwanza iarifu mamlaka ya afya ya mimea ya nchi yako. Ikithibitisha, chimbua mashina yote.',
      ),
      bananaWeevil: 'Fukuzi huacha njia kwenye shina la chini, na mgomba huanguka.',
    },
    alerts: {
      noCure: 'Shina gonjwa halina tiba. Linaweza kuwa gonjwa kwa wiki kadhaa kabla ya dalili.',
      report: at(
        'Mwambie afisa wa kilimo wa wadi. Kwa Kanuni za kulinda mimea (Plant Protection Rules, za mwaka 2022) anayelima shamba lazima aripoti magonjwa yanayotajwa na sheria.',
        'Iarifu mamlaka ya afya ya mimea ya nchi yako.',
      ),
      noSeed: 'Usichukue wala usigawe machipukizi ya shina gonjwa.',
    },
    unconfirmed: [
      'Vyanzo vinatofautiana: vya zamani huchimba mashina yote, vipya hukata shina moja.',
      'Hatujui umeenea wapi leo.',
    ],
  },
})

export const sweetPotato = (at: At): TroubleWordsOf<typeof sweetPotatoFacts> => ({
  sweetPotatoVirus: {
    name: 'Ugonjwa wa virusi vya viazi vitamu (SPVD)',
    sign: 'Mmea mdogo, majani yaliyokunjamana',
    summary: 'Mimea hudumaa na majani hukunjamana.',
    signs: [
      'Majani ni madogo, membamba, yamekunjamana na yamepauka.',
      'Baadhi yana mabaka ya manjano au mishipa ya zambarau.',
      'Mmea wenye majani mengi madogo hudumaa kando ya mimea ya kawaida.',
      'Mizizi ni michache na myembamba.',
    ],
    check: {
      question: 'Linganisha na mmea wenye afya. Je, majani yake ni nusu tu ya ukubwa wa kawaida?',
      ifNot: 'Ikiwa kuna miviringo ya zambarau tu na ukubwa ni wa kawaida, haina madhara.',
    },
    actions: [
      "Ng'oa mimea iliyodumaa katika miezi miwili ya kwanza.",
      'Usichukue mashina ya kupanda hapo.',
      'Weka alama kwenye mimea bora kwa mashina ya kupanda.',
    ],
    next: [
      'Kagua kila wiki.',
      'Anzisha kitalu kidogo chini ya neti.',
      at(
        'Panda mashina safi kutoka KALRO, KEPHIS au CIP.',
        'Panda mashina safi. Uliza mamlaka ya afya ya mimea ya nchi yako yanapatikana wapi.',
      ),
      'Usipande karibu na shamba la zamani.',
      'Ulizia aina inayostahimili.',
    ],
    favouredBy: 'Mashina ya zamani, vidukari na nzi weupe huueneza. Huzidi penye mvua na mimea mwaka mzima.',
    doNotSpray: 'Usinyunyizie dawa. Mashina safi ya kupanda ndiyo husaidia.',
    harvest: 'Viazi vinaweza kuliwa.',
    rivals: {
      mildVirus: 'Virusi vingine hufanya miviringo ya zambarau tu. Jani lina ukubwa wa kawaida.',
      lackOfFood: 'Virutubisho vikikosekana, mimea yote hupauka.',
      drought: 'Wakati wa ukame majani hulegea, lakini hayakunjamani.',
    },
    alerts: { noCure: VIRUS, noSeed: 'Usichukue, usiuze wala usigawe mashina ya mimea migonjwa.' },
    unconfirmed: ['Ukurasa mmoja unasema ubadilishe mashina baada ya misimu mitatu.'],
  },
  sweetPotatoWeevil: {
    name: 'Fukuzi wa viazi vitamu (sweet potato weevil)',
    sign: 'Njia nyeusi ndani ya kiazi',
    summary: 'Mdudu mdogo hutoboa njia ndani ya viazi.',
    signs: [
      'Shina la chini ni nene, limepasuka na lina matundu madogo.',
      'Matuta makavu yana nyufa na viazi viko wazi.',
      'Kiazi kikikatwa kina njia zenye kinyesi cheusi na harufu kali.',
      'Mdudu mdogo mweusi au wa buluu anafanana na sisimizi mwenye pua ndefu.',
    ],
    check: {
      question: 'Kata kiazi pale udongo umepasuka. Je, kuna njia nyeusi ndani?',
      ifNot: 'Ikiwa matundu ni mapana na safi, ni jongoo au fuko.',
    },
    actions: [
      'Ziba nyufa na ufunike viazi kwa udongo.',
      'Chimba viazi vilivyokomaa sasa.',
      'Fukia au choma viazi vilivyotobolewa.',
    ],
    next: [
      'Ziba nyufa tena baada ya kila wiki kavu.',
      'Kusanya mashina ya zamani.',
      'Msimu ujao, panda ncha safi za mashina, kwenye kina, na weka matandazo.',
      'Panda mbali na mashamba ya zamani kwa miaka miwili. Vuna kwa wakati.',
    ],
    favouredBy: 'Wadudu huingia kwenye nyufa za udongo. Kiangazi na kuchelewa kuvuna huwasaidia.',
    doNotSpray: 'Usinyunyizie dawa. Funza wamejificha ndani ya kiazi.',
    harvest: 'Kata sehemu zilizotobolewa pamoja na sehemu safi kidogo kando yake. Tupa viazi vichungu.',
    rivals: {
      moleRats: 'Fuko huacha viazi vilivyoliwa nusu.',
      millipedes: 'Jongoo hufanya matundu mafupi.',
    },
    alerts: {
      notFood: 'Usile viazi vichungu. Kupika hakuviondolei sumu.',
      notFeed: "Usiwape mifugo viazi vilivyotobolewa au vyenye kuvu. Ng'ombe wamekufa.",
    },
    unconfirmed: at(['Hatuna takwimu za hasara nchini Kenya.'], []),
  },
})
