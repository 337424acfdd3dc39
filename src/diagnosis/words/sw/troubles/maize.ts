import type { maize as facts } from '../../../catalogue/troubles/maize'
import type { At } from '../../place'
import type { TroubleWordsOf } from '../../troubleTypes'

const PUSH_PULL =
  'Panda Desmodium kati ya mistari na nyasi za Brachiaria kuzunguka shamba. Panda Napier tu ikiwa haina ugonjwa wa kudumaa (stunt). Mahali pakavu ulizia Desmodium ya greenleaf.'
const SAME_TIME = 'Msimu ujao, panda mvua inapoanza, wakati mmoja na majirani zako.'
const VIRUS = 'Mmea mgonjwa hauna tiba. Virusi hivi vya mimea haviambukizi watu.'
/** The same on every page with bored or mouldy grain: the poison can be there without any mould. */
const BORED_COBS =
  'Tenga magunzi yaliyotobolewa, kwa sababu hupata kuvu. Punje zenye kuvu, matundu au nyufa usizile wala usiwape mifugo. Punje safi na kavu zinaweza kuliwa.'

export const maize = (at: At): TroubleWordsOf<typeof facts> => ({
  fallArmyworm: {
    name: 'Viwavijeshi vamizi (fall armyworm)',
    sign: 'Alama ya Y iliyopinduliwa kichwani',
    summary: 'Viwavi hula majani machanga ya katikati ya mmea wa mahindi.',
    signs: [
      'Majani machanga yana sehemu angavu na alama za kukwaruzwa.',
      'Jani likifunguka, lina safu za matundu marefu yaliyoraruka.',
      'Kuna kinyesi chenye unyevu kama unga wa mbao katikati ya mmea.',
      'Kiwavi ana alama ya Y iliyopauka na kupinduliwa kwenye kichwa chake cheusi.',
      'Baadaye viwavi hutoboa magunzi.',
    ],
    check: {
      question: 'Angalia katikati ya mmea alfajiri. Je, kiwavi ana alama ya Y kichwani?',
      ifNot: 'Usipoona kiwavi, angalia tena jioni.',
    },
    actions: [
      'Ponda mayai na viwavi kwa mkono, au watie kwenye maji ya sabuni.',
      'Angalia mimea 20 katika kila sehemu, kwa sehemu tano. Hesabu iliyoshambuliwa.',
      'Weka udongo kidogo katikati ya kila mmea ulioshambuliwa.',
    ],
    next: [
      'Okota viwavi tena mara mbili kwa wiki, kwa wiki sita.',
      'Palilia shamba na uweke samadi.',
      SAME_TIME,
      'Usipande karibu na shamba lililoshambuliwa.',
      'Panda maharagwe au Desmodium kati ya mistari ya mahindi.',
    ],
    favouredBy: 'Ukavu, mvua isiyo ya kawaida na kuchelewa kupanda huwasaidia.',
    spray: 'Viwavi wakiwa wadogo tu ndipo dawa inaweza kusaidia, ikiwekwa katikati ya mmea jioni.',
    doNotSpray: 'Usinyunyizie dawa viwavi wakubwa wala mahindi yenye mbelewele.',
    threshold:
      'Usinyunyizie dawa ikiwa mimea michanga iliyoshambuliwa haifiki 1 kati ya 5. Kwa mimea mikubwa yenye viwavi wadogo ni 2 kati ya 5.',
    harvest: BORED_COBS,
    cost: [
      'Kunyunyizia dawa ekari moja kuligharimu takriban Ksh 1,500 mwaka wa 2019. Mwaka wa 2022 ilikuwa Ksh 1,400.',
    ],
    rivals: {
      stemBorer: 'Vipekecha shina hutoboa matundu madogo ya mviringo. Hawana alama ya Y.',
      lethalNecrosis: 'Ugonjwa wa MLN hauna matundu wala kinyesi.',
    },
    alerts: {
      notFeed: at(
        'Usilishe mifugo mabua yaliyonyunyiziwa dawa. Wanyama wamekufa nchini Kenya kwa kuyala.',
        'Usilishe mifugo mabua yaliyonyunyiziwa dawa. Wanyama wamekufa kwa kuyala.',
      ),
    },
    unconfirmed: ['Kuweka udongo katikati ya mmea ni desturi ya wakulima. Hakusaidii kila mara.'],
  },
  lethalNecrosis: {
    name: 'Ugonjwa wa MLN (maize lethal necrosis)',
    sign: 'Katikati pamekauka bila tundu',
    summary: 'Virusi viwili vya mimea hukausha mahindi kuanzia juu.',
    signs: [
      'Majani machanga ya juu yana madoadoa ya manjano kando ya mishipa.',
      'Majani huwa ya manjano, kisha hukauka.',
      'Katikati ya mmea hukauka, lakini hakuna tundu.',
      'Maganda ya hindi hukauka mapema huku bua likiwa la kijani. Punje ni chache.',
    ],
    check: {
      question: 'Vuta majani makavu ya katikati na upasue bua. Je, bua ni zima, bila tundu wala kiwavi?',
      ifNot: 'Ukiona tundu au kinyesi, huenda ni kipekecha shina au viwavijeshi.',
    },
    actions: [
      'Weka alama kwenye mimea migonjwa na uihesabu.',
      "Ng'oa mimea migonjwa na uichome au uifukie.",
      'Kisha osha mikono na zana.',
    ],
    next: [
      at(
        'Omba KEPHIS au afisa wa kilimo wapime. Ni maabara pekee inayoweza kuutambua.',
        'Iombe mamlaka ya afya ya mimea ya nchi yako ipime. Ni maabara pekee inayoweza kuutambua.',
      ),
      "Ng'oa nyasi zote shambani.",
      'Kwa misimu miwili hadi mitatu panda maharagwe, viazi, muhogo au mboga hapo.',
      'Kisha nunua mbegu zilizoidhinishwa. Usipande mbegu zako mwenyewe.',
      'Panda kwenye msimu mkuu wa mvua, wakati mmoja na majirani zako.',
    ],
    favouredBy: 'Wadudu, mbegu na zana huueneza. Huzidi mahali mahindi hupandwa mwaka mzima.',
    doNotSpray: 'Usinyunyizie dawa. Hakuna dawa inayoponya virusi vya mimea.',
    harvest: 'Magunzi mazuri ya mmea wenye afya yanaweza kuliwa. Muulize afisa kabla ya kulisha mifugo majani.',
    rivals: {
      stemBorer: 'Kipekecha shina huacha tundu, kinyesi na kiwavi.',
      streak: 'Michirizi ya mahindi ni mistari myembamba iliyokatika. Katikati hapakauki.',
      lackOfNitrogen: 'Upungufu wa nitrojeni huanza kwenye majani ya chini yaliyozeeka.',
      drought: 'Wakati wa ukame majani hujikunja mchana na kufunguka usiku.',
    },
    alerts: {
      noCure: VIRUS,
      report: at(
        'Iambie KEPHIS au afisa wa kilimo wa wadi. Kwa Kanuni za kulinda mimea (Plant Protection Rules, za mwaka 2022) anayelima shamba lazima aripoti magonjwa yanayotajwa na sheria.',
        'Iarifu mamlaka ya afya ya mimea ya nchi yako.',
      ),
      notFood: 'Magunzi yaliyooza usiyale, usiyauze, usiyatengenezee pombe wala usiwape mifugo. Yachome.',
    },
    unconfirmed: [
      'Vyanzo vinatofautiana kama mifugo inaweza kula majani, na kama mtama unaweza kufuata.',
      ...at(['Hatukupata orodha ya magonjwa yanayotajwa na sheria.'], []),
    ],
  },
  streak: {
    name: 'Michirizi ya mahindi (maize streak)',
    sign: 'Michirizi iliyokatika, majani mapya',
    summary: 'Virusi vya mimea huleta michirizi iliyokatika kwenye majani mapya.',
    signs: [
      'Vidoa vidogo vilivyopauka huanza karibu na shina kwenye majani machanga.',
      'Vidoa huungana kuwa michirizi myembamba iliyokatika kando ya mishipa.',
      'Majani mapya tu ndiyo yenye michirizi. Ya chini kabisa hubaki ya kijani.',
      'Mmea ukiugua mchanga hudumaa, na hindi huwa dogo au halipo.',
    ],
    check: {
      question: 'Je, michirizi iko kwenye majani mapya tu, na majani ya chini bado ni ya kijani?',
      ifNot: 'Ikiwa majani yote yana michirizi, huenda mmea hauna virutubisho vya kutosha.',
    },
    actions: [
      'Weka alama kwenye mimea migonjwa na uandike umri wake.',
      "Ikiwa ni michache na haijafikisha wiki tatu, ing'oe.",
      "Ng'oa nyasi ndani na kando ya shamba.",
    ],
    next: ['Weka mbolea na upalilie mimea mingine.', SAME_TIME, 'Ulizia aina ya mahindi inayostahimili michirizi.'],
    favouredBy: 'Wadudu wadogo wanaoruka (leafhoppers) huueneza. Ukame, mvua isiyo ya kawaida na nyasi huwasaidia.',
    doNotSpray: 'Usinyunyizie dawa. Mimea iliyougua baada ya wiki nane hutoa mavuno karibu kamili.',
    harvest: 'Mahindi yanaweza kuliwa, na mifugo inaweza kula majani.',
    rivals: {
      lethalNecrosis: 'Ugonjwa wa MLN huleta madoadoa. Majani na katikati ya mmea hukauka.',
      'Corn_(maize)___Northern_Leaf_Blight': 'Bakajani hufanya mabaka marefu ya kijivu kama sigara kubwa.',
      lackOfZinc: 'Upungufu wa zinc hufanya ukanda mpana uliopauka kwenye jani, karibu na shina.',
    },
    alerts: { noCure: VIRUS },
    unconfirmed: ['Hatujui ni aina zipi madukani zinazostahimili.'],
  },
  stemBorer: {
    name: 'Kipekecha shina (stem borer)',
    sign: "Katikati hung'oka kwa urahisi",
    summary: 'Kiwavi hula ndani ya bua la mahindi.',
    signs: [
      'Majani machanga yana safu za matundu madogo au sehemu angavu.',
      "Majani makavu ya katikati hung'oka kwa urahisi.",
      'Bua lina matundu ya mviringo yenye kinyesi.',
      'Mabua huvunjika. Kuna njia ndani ya bua au hindi.',
    ],
    check: {
      question: 'Vuta majani makavu ya katikati na upasue bua. Je, kuna kiwavi au njia ndani?',
      ifNot: 'Ikiwa bua halijatobolewa wala halina kiwavi, huenda ni MLN au ukame.',
    },
    actions: [
      'Pasua mimea kumi iliyoshambuliwa na uhesabu yenye kiwavi.',
      at(
        'Weka udongo, majivu ya kuni au unga wa mwarobaini katikati ya mmea viwavi wakiwa bado hapo.',
        'Weka udongo au majivu ya kuni katikati ya mmea viwavi wakiwa bado hapo.',
      ),
      "Ng'oa mimea iliyokauka katikati. Wape mifugo tu ikiwa hukunyunyizia dawa.",
    ],
    next: [
      'Hadi maua yatokee, angalia mara mbili kwa wiki.',
      'Panda mapema, wakati mmoja na majirani zako.',
      PUSH_PULL,
      'Kata Desmodium ifupike baada ya wiki tatu na wiki sita.',
      'Baada ya kuvuna, choma mabua, au uyakatekate uwape mifugo ikiwa hukunyunyizia dawa.',
    ],
    favouredBy: 'Nondo hutoka kwenye mabua ya msimu uliopita. Mahindi yaliyochelewa huathirika zaidi.',
    spray: 'Dawa inaweza kusaidia katikati ya mmea tu, kabla kiwavi hajaingia kwenye bua.',
    doNotSpray: 'Usinyunyizie dawa bua likishatobolewa.',
    threshold: 'Usinyunyizie dawa ikiwa mimea michanga iliyoshambuliwa haifiki 3 kati ya 100.',
    harvest: BORED_COBS,
    rivals: {
      fallArmyworm:
        'Viwavijeshi huacha matundu makubwa yaliyoraruka na kinyesi chenye unyevu. Wana alama ya Y kichwani.',
      lethalNecrosis: 'Ugonjwa wa MLN hauachi tundu kwenye bua.',
    },
    alerts: {},
    unconfirmed: ['Kuweka majivu katikati ya mmea ni desturi ya wakulima.'],
  },
  striga: {
    name: 'Gugu la Striga (kayongo, witchweed)',
    sign: 'Gugu limeshika mzizi wa mahindi',
    summary: 'Gugu linalonyonya mizizi ya mahindi.',
    signs: [
      'Mahindi ni mafupi na yamepauka, au yananyauka, ingawa udongo una unyevu.',
      'Gugu huota kwa vikundi kwenye shina la mahindi, karibu na udongo.',
      at('Maua yake ni ya zambarau, au mekundu pwani.', 'Maua yake ni ya zambarau au mekundu.'),
      'Magunzi ni madogo, au hayapo.',
    ],
    check: {
      question: 'Chimbua gugu moja baada ya mvua. Je, mzizi wake umeshika mzizi wa mahindi?',
      ifNot: 'Mizizi ikiachana kwa urahisi, ni gugu lingine au udongo usio na rutuba.',
    },
    actions: [
      "Ng'oa Striga yote kabla haijatoa maua.",
      'Tia iliyo na maua kwenye mfuko na uichome mbali na shamba.',
      'Safisha jembe na viatu.',
    ],
    next: [
      "Ing'oe tena kila wiki hadi mavuno.",
      "Kubaliana na majirani zako waing'oe pia.",
      'Weka samadi au mboji shambani.',
      PUSH_PULL,
      'Kwa mwaka mmoja panda karanga, pamba, ufuta au mbaazi.',
      'Ulizia mbegu za mahindi zilizopakwa dawa dhidi ya Striga. Dawa hiyo huua magugu, na maharagwe pia.',
      'Usipande maharagwe kwenye shimo moja na mbegu hizo. Osha mikono kabla ya kugusa mbegu nyingine. Mbegu hizo usizile wala usiwape mifugo.',
    ],
    favouredBy: 'Mbegu zake ndogo sana huishi miaka 15 hadi 20 kwenye udongo. Udongo usio na rutuba huisaidia.',
    doNotSpray: 'Usinyunyizie dawa kwenye majani. Madhara hutokea chini ya ardhi.',
    harvest: 'Punje zinaweza kuliwa. Nyasi kavu au samadi yenye Striga iliyokomaa hubeba mbegu zake.',
    rivals: {
      drought: 'Wakati wa ukame udongo ni mkavu na hakuna gugu.',
      lackOfNitrogen: 'Upungufu wa nitrojeni hufanya majani ya zamani yawe ya manjano. Mmea haunyauki.',
      streak: 'Michirizi ya mahindi huonekana kwenye majani ya juu.',
    },
    alerts: {},
    unconfirmed: [
      'Hatujui bei ya mbegu zilizopakwa dawa.',
      ...at(
        [
          'Kisheria (Cap 325, ya mwaka 2012) anayelima shamba lazima aripoti na kuondoa gugu lililotangazwa rasmi mahali hapo. Hatujui kama Striga imetangazwa.',
        ],
        [],
      ),
    ],
  },
  aflatoxin: {
    name: 'Kuvu na sumukuvu ya mahindi (aflatoxin)',
    sign: 'Kuvu ya kijani au manjano',
    summary: 'Baadhi ya kuvu hutoa sumu isiyoonekana.',
    signs: [
      'Magunzi yametobolewa nchani, ganda liko wazi, au yamelala kwenye udongo.',
      'Kuvu ni ya kijivu-kijani, manjano-kijani au nyeupe-waridi.',
      'Punje zimevunjika, ni nyepesi au zimebadilika rangi.',
      'Hakuna dalili ya uhakika. Sumu inaweza kuwepo bila kuvu kuonekana.',
    ],
    check: {
      question: 'Mchana tikisa mahindi na chumvi kavu ndani ya chupa kavu. Je, chumvi inashika kwenye chupa?',
      ifNot: 'Ikishika, mahindi yana unyevu mno: endelea kukausha. Isiposhika, kausha siku moja zaidi.',
    },
    actions: [
      'Tenga mahindi yenye kuvu, matundu au nyufa na uyafukie.',
      'Kausha mengine kwenye turubai au jukwaa, kamwe si kwenye udongo.',
      'Usitie chochote kwenye mfuko kabla hakijakauka.',
    ],
    next: [
      'Hifadhi kwenye mifuko isiyopitisha hewa, juu ya mbao, si sakafuni. Mfuko hudumu hadi miaka mitatu.',
      'Peleka sampuli ipimwe ukiuza mahindi, au yakinuka.',
      'Msimu ujao, panda mapema na upambane na vipekecha shina.',
      at(
        'Ulizia Aflasafe kwenye duka la NCPB au agrovet. Ni kuvu isiyo na madhara inayozuia kuvu yenye sumu.',
        'Iulize mamlaka ya afya ya mimea ya nchi yako kuhusu kuvu isiyo na madhara inayozuia kuvu yenye sumu.',
      ),
      'Itawanye kwenye udongo wenye unyevu wiki mbili hadi tatu kabla ya maua.',
      'Vuna mara tu mahindi yakikomaa.',
    ],
    favouredBy: 'Ukame punje zikijaa, wadudu, mvua wakati wa kuvuna na ghala lenye unyevu huchochea kuvu.',
    doNotSpray: 'Usinyunyizie dawa. Hakuna dawa inayoondoa sumu kwenye mahindi.',
    harvest: at(
      'Unyevu wa punje uwe chini ya 13 %. Kipima unyevu pekee huonyesha hilo. Kwenye jaribio la Kenya chumvi haikushika kwa unyevu wa 12 hadi 16 %. Kikomo cha kisheria cha sumu ni sehemu 10 kwa bilioni.',
      'Unyevu wa punje uwe chini ya 13 %. Kipima unyevu pekee huonyesha hilo.',
    ),
    cost: [
      'Mwaka wa 2020 Aflasafe iligharimu Ksh 201 kwa kilo, au takriban Ksh 804 kwa ekari. Maduka 29 ya NCPB yaliiuza.',
    ],
    rivals: {
      grainBorers: 'Fukuzi huacha matundu na unga. Kuvu inaweza kuja pamoja nao.',
      bladderSmut: 'Ugonjwa wa smut hufanya uvimbe mweusi.',
      rainStain: 'Punje zilizobadilishwa rangi na mvua hazina kuvu.',
    },
    alerts: {
      notFood: 'Mahindi yenye kuvu usiyale, usiyauze, usiyasage wala usiyatengenezee pombe. Kupika hakuondoi sumu.',
      notFeed: 'Usiwape mifugo. Sumu hupita kwenye maziwa, mayai na nyama.',
    },
    unconfirmed: [
      'Hatujui ni muda gani wa kukausha baada ya chumvi kutoshika.',
      'Hatujui kama bodi ya nafaka bado hupima bila malipo.',
    ],
  },
})
