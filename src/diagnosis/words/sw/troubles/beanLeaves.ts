import type { beanLeaves as facts } from '../../../catalogue/troubles/beanLeaves'
import type { At } from '../../place'
import type { TroubleWordsOf } from '../../troubleTypes'

export const beanLeaves = (at: At): TroubleWordsOf<typeof facts> => ({
  beanMosaicVirus: {
    name: 'Batobato ya maharagwe (bean common mosaic)',
    sign: 'Mabaka ya kijani, mengine yamepauka',
    summary: 'Virusi vya mimea kutoka kwenye mbegu huleta mabaka na kukunja majani.',
    signs: [
      'Majani yana mabaka ya kijani kilichopauka na kijani kilichokolea. Mishipa mara nyingi hubaki imekolea.',
      'Majani huwa na uvimbe mdogo mdogo na hujikunja kuelekea chini.',
      'Mimea inayougua michanga hudumaa, na maganda huwa machache na madogo.',
      'Kwa baadhi ya aina mishipa huwa ya kahawia au myeusi. Kisha mmea hunyauka na kufa.',
    ],
    check: {
      question: 'Angalia majani machanga. Je, yana mabaka ya kijani kilichopauka na kilichokolea, na yamejikunja?',
      ifNot: 'Ikiwa jani lote limepauka sawasawa, huenda mmea hauna virutubisho vya kutosha.',
    },
    actions: [
      "Ng'oa mimea ya kwanza iliyougua ikiwa bado michanga.",
      'Weka alama kwenye mimea yenye afya, na uchukue mbegu kutoka kwayo tu.',
      'Angalia upande wa chini wa majani machanga uone kama kuna vidukari vyeusi. Hubeba virusi.',
    ],
    next: [
      'Palilia maharagwe na uweke mbolea.',
      at(
        'Msimu ujao, nunua mbegu zilizoidhinishwa. Kwenye jaribio la Kenya mimea 24 kati ya 100 iliugua. Kwa mbegu za sokoni ilikuwa 32.',
        'Msimu ujao, nunua mbegu zilizoidhinishwa. Kwenye jaribio moja mimea 24 kati ya 100 iliugua. Kwa mbegu za sokoni ilikuwa 32.',
      ),
      'Panda mvua inapoanza, wakati mmoja na majirani zako.',
      'Kaa angalau misimu miwili bila kupanda maharagwe, njegere au soya hapo.',
      'Ulizia aina inayostahimili virusi hivi.',
    ],
    favouredBy: at(
      'Mbegu na vidukari hubeba virusi hivi. Mbegu tatu kati ya kumi au zaidi zinaweza kuwa navyo. Mwaka wa 2017 mimea 29 hadi 43 kati ya 100 ilikuwa navyo Busia na Bungoma.',
      'Mbegu na vidukari hubeba virusi hivi. Mbegu tatu kati ya kumi au zaidi zinaweza kuwa navyo.',
    ),
    doNotSpray: 'Usinyunyizie dawa. Kidukari hupitisha virusi kwa muda usiofika dakika moja.',
    harvest: 'Maharagwe yanaweza kuliwa.',
    rivals: {
      blackBeanAphid: 'Vidukari pia hukunja majani. Utaona wadudu wenyewe, bila mabaka ya kijani kilichokolea.',
      lackOfNitrogen: 'Upungufu wa nitrojeni hufanya majani ya zamani yapauke kote.',
      weedKillerDrift: 'Dawa ya kuua magugu hupinda mimea mingi kwa wakati mmoja, hasa upande mmoja wa shamba.',
    },
    alerts: {
      noCure: 'Mmea mgonjwa hauna tiba. Virusi hivi vya mimea haviambukizi watu.',
      noSeed: 'Usichukue mbegu kutoka kwa mimea migonjwa. Virusi hukaa ndani yake kwa miaka.',
    },
    unconfirmed: [
      'Hatujui ni aina zipi madukani zinazostahimili.',
      "Haijathibitishwa kwamba kung'oa huzuia ugonjwa huu. Baadhi ya mimea migonjwa haina dalili.",
    ],
  },
  commonBacterialBlight: {
    name: 'Bakajani la bakteria la maharagwe (common bacterial blight)',
    sign: 'Baka la kahawia, ukingo manjano',
    summary: 'Bakteria kutoka kwenye mbegu huleta mabaka yanayoonekana kama yameungua.',
    signs: [
      'Kwanza jani lina madoa madogo yanayoonekana kama yamelowa maji.',
      'Huwa mabaka makavu ya kahawia yenye ukingo mwembamba wa manjano.',
      'Mabaka huungana, na jani huonekana limeungua na kuraruka.',
      'Maganda yana madoa mekundu yaliyokolea na kubonyea, mengine yenye ute wa manjano.',
      'Mbegu hukunjamana. Mbegu nyeupe zina madoa ya manjano.',
    ],
    check: {
      question: 'Inua jani kuelekea kwenye mwanga. Je, mabaka ya kahawia yana ukingo wa manjano kama limau?',
      ifNot: 'Ikiwa madoa yana kona na hayana ukingo huo, soma kuhusu angular leaf spot.',
    },
    actions: [
      'Usiingie kwenye maharagwe yakiwa yamelowa.',
      "Siku isiyo na mvua ng'oa mimea ya kwanza iliyougua. Ichome au uifukie.",
      'Osha mikono na zana kwa sabuni baada ya kazi kwenye mistari iliyougua.',
    ],
    next: [
      'Ingia mwisho kabisa kwenye mistari iliyougua.',
      'Mwagilia maji chini ya mmea.',
      "Ng'oa magugu na maharagwe yaliyojiotea.",
      'Msimu ujao, nunua mbegu zilizoidhinishwa, au chukua mbegu kutoka shamba lisilo na madoa.',
      'Kwa miaka miwili hadi mitatu panda mahindi au mazao mengine hapo, si maharagwe wala njegere.',
      'Baada ya kuvuna, fukia masalia ya mimea kwa kina.',
    ],
    favouredBy: at(
      'Joto na mvua huchochea ugonjwa huu. Mbegu, matone ya mvua, zana na watu huueneza. Kwenye mashamba ya Uasin Gishu mimea 13 hadi 33 kati ya 100 iliugua.',
      'Joto na mvua huchochea ugonjwa huu. Mbegu, matone ya mvua, zana na watu huueneza.',
    ),
    doNotSpray: 'Usinyunyizie dawa. Dawa husaidia kidogo tu dhidi ya ugonjwa huu.',
    harvest:
      'Maharagwe safi yanaweza kuliwa. Tenga yenye madoa. Ugonjwa huu unaweza kupunguza mavuno kwa 10 hadi 40 %.',
    rivals: {
      Bean___Angular_leaf_spot: 'Angular leaf spot ni madoa ya kijivu-kahawia yenye kona. Hayana ukingo wa manjano.',
      haloBlight: 'Halo blight ni madoa madogo yenye duara pana lililopauka, wakati wa baridi.',
      beanAnthracnose: 'Chule hufanya mishipa ya upande wa chini wa jani iwe myekundu au myeusi.',
      Bean___Rust: 'Kutu ni unga unaotoka ukisugua.',
    },
    alerts: {
      noCure: 'Mmea mgonjwa hauna tiba.',
      noSeed: 'Usichukue mbegu kutoka shamba hili. Bakteria hukaa ndani ya mbegu.',
    },
    unconfirmed: [
      'Mwongozo wa Marekani unasema dawa husaidia hapa kidogo kuliko kwa halo blight. Kwa hivyo hatutaji yoyote.',
      'Hatujui ni aina zipi madukani zinazostahimili.',
    ],
  },
  blackBeanAphid: {
    name: 'Vidukari vyeusi vya maharagwe (black bean aphid)',
    sign: 'Makundi meusi kwenye machipukizi',
    summary: 'Vidukari vyeusi hufyonza maharagwe na kunde zikiwa changa.',
    signs: [
      'Makundi meusi yako kwenye ncha, mashina na upande wa chini wa majani machanga.',
      'Majani hujikunja na kuwa ya manjano. Mimea michanga hudumaa.',
      'Kuna utomvu unaonata, kuvu nyeusi na sisimizi.',
      'Kuna maganda meupe matupu kati ya vidukari.',
    ],
    check: {
      question: 'Angalia ncha na upande wa chini wa majani machanga. Je, kuna makundi ya wadudu wadogo weusi?',
      ifNot: 'Ukiona mabaka ya kijani kilichopauka na kilichokolea bila wadudu, huenda ni batobato.',
    },
    actions: [
      'Ponda makundi hayo kwa vidole.',
      'Osha vinavyobaki kwa maji safi yanayotoka kwa kasi.',
      'Tafuta wadudu wekundu wenye madoa meusi (ladybirds) na vidukari vya kahawia vilivyovimba. Ni dalili za wadudu wenye faida.',
    ],
    next: [
      'Angalia tena mara mbili kwa wiki hadi maganda yajae.',
      "Ng'oa mimea yenye batobato, kwa sababu vidukari huieneza.",
      'Weka samadi, na mbolea kidogo tu ya nitrojeni. Machipukizi laini huvutia vidukari.',
      at(
        'Panda maharagwe kati ya mahindi. Magharibi mwa Kenya mimea 12 kati ya 100 ilikuwa na vidukari hapo. Bila mahindi ilikuwa 31.',
        'Panda maharagwe kati ya mahindi. Kwenye uchunguzi mmoja mimea 12 kati ya 100 ilikuwa na vidukari hapo. Bila mahindi ilikuwa 31.',
      ),
      'Ondoa masalia ya maharagwe na kunde baada ya kuvuna.',
    ],
    favouredBy: at(
      'Huruka kutoka kwenye mimea mingine. Hudhuru zaidi kabla ya maua. Magharibi mwa Kenya vilikuwa vingi zaidi wakati wa mvua fupi na kwenye nyanda za juu.',
      'Huruka kutoka kwenye mimea mingine. Hudhuru zaidi kabla ya maua.',
    ),
    spray: 'Dawa inaweza kusaidia kabla ya maua. Nyunyizia dawa mimea yenye makundi tu.',
    doNotSpray: 'Usinyunyizie dawa maganda yakijaa, au wakati wadudu wenye faida wanavila vidukari.',
    harvest:
      'Maharagwe yanaweza kuliwa. Osha vizuri majani ya kunde. Baada ya kunyunyizia dawa, hesabu siku zilizo kwenye lebo kabla ya kuvuna.',
    rivals: {
      beanMosaicVirus: 'Batobato ni mabaka ya kijani kilichopauka na kilichokolea, bila wadudu.',
      whiteflies: 'Nzi weupe huruka ukigusa jani.',
      drought: 'Wakati wa ukame hakuna wadudu.',
    },
    alerts: {},
    unconfirmed: at(['Nguvu ya sabuni haijulikani. Nunua sabuni ya mimea, si sabuni ya kufulia.'], []),
  },
  beanFoliageBeetle: {
    name: 'Mbawakawa wa majani ya maharagwe (foliage beetle)',
    sign: 'Matundu kati ya mishipa',
    summary: 'Wadudu hawa hutoboa majani ya maharagwe machanga. Funza wao hula mizizi.',
    signs: [
      'Majani machanga yana matundu mengi, hadi mishipa tu ibaki.',
      "Wadudu wadogo wanaong'aa wako kwenye majani. Wengi ni wa rangi ya machungwa na nyeusi.",
      'Funza walio kwenye udongo hula mizizi. Mimea hiyo huwa ya manjano.',
      'Baadaye wadudu hula maua na maganda machanga.',
    ],
    check: {
      question: "Angalia majani yenye matundu. Je, kuna wadudu wadogo wanaong'aa kwenye mimea?",
      ifNot: 'Usipowaona, tafuta konokono wasio na gamba na viwavi jioni.',
    },
    actions: [
      'Tikisa mimea ili wadudu waanguke kwenye mkebe wenye maji ya sabuni.',
      'Hesabu wadudu kwenye mimea kumi, na uone kama majani mapya yana matundu.',
      'Chimba mmea mmoja wa manjano. Tafuta funza weupe kwenye mizizi.',
    ],
    next: [
      'Watikise tena hadi mimea iwe na majani mengi.',
      'Baada ya kuvuna, lima udongo ili jua na ndege wawafikie funza.',
      'Kisha panda mahindi hapo, si maharagwe, kunde wala soya.',
      at(
        'Ulizia aina ya KAT X56. Kwenye majaribio ya Busia na Siaya ililiwa kidogo kuliko Rosecoco.',
        'Ulizia aina inayoliwa kidogo.',
      ),
    ],
    favouredBy: at(
      'Kupanda maharagwe au kunde kila msimu huwasaidia. Funza hubaki kwenye udongo baada ya mavuno. Ni wengi zaidi sehemu zenye joto na ukavu za magharibi mwa Kenya.',
      'Kupanda maharagwe au kunde kila msimu huwasaidia. Funza hubaki kwenye udongo baada ya mavuno.',
    ),
    spray: 'Dawa inaweza kusaidia mimea michanga tu inayopoteza majani mengi. Muulize afisa ni dawa gani inaruhusiwa.',
    doNotSpray: 'Usinyunyizie dawa maharagwe makubwa kwa sababu ya matundu machache.',
    harvest: 'Maharagwe yanaweza kuliwa. Nchini Uganda wadudu hawa wamepunguza mavuno kwa hadi nusu.',
    rivals: {
      slugs: 'Konokono wasio na gamba huacha ute.',
      beanFly: 'Nzi wa maharagwe huacha vidoa vidogo kwenye jani, na shina huvimba na kupasuka.',
      beanRootRot: 'Uozo wa mizizi hufanya mizizi iwe laini na ya kahawia. Hakuna funza.',
    },
    alerts: {},
    unconfirmed: [
      at(
        'Kwenye majaribio ya Kenya maharagwe yaliyochanganywa na kunde na karanga yaliliwa kidogo. Nchini Uganda wadudu hawa walipenda kunde zaidi.',
        'Kwenye jaribio moja maharagwe yaliyochanganywa na kunde na karanga yaliliwa kidogo. Nchini Uganda wadudu hawa walipenda kunde zaidi.',
      ),
      'Wakulima wengine huchelewa kupanda ili kuwaepuka wadudu hawa. Hatujui kama hilo hulipa.',
      at(
        'Kwenye jaribio maji ya majani ya Vernonia yaliwazuia kwa wiki moja. Hatujui kama ni salama na yanaruhusiwa.',
        'Kwenye jaribio maji ya majani ya mmea mmoja yaliwazuia kwa wiki moja. Hatujui kama ni salama.',
      ),
    ],
  },
})
