import type { bananaAndPotato as facts } from '../../../catalogue/troubles/bananaAndPotato'
import type { At } from '../../place'
import type { TroubleWordsOf } from '../../troubleTypes'

const VIRUS = 'Mmea mgonjwa hauna tiba. Virusi hivi vya mimea haviambukizi watu.'

export const bananaAndPotato = (at: At): TroubleWordsOf<typeof facts> => ({
  bananaFusariumWilt: {
    name: 'Mnyauko wa Fusarium wa migomba (Fusarium wilt, Panama disease)',
    sign: 'Nyuzi za kahawia-nyekundu, bila matone',
    summary: 'Kuvu kwenye udongo huua mgomba kuanzia majani ya zamani.',
    signs: [
      'Majani ya zamani huwa ya manjano kwanza, kuanzia kingo.',
      "Kisha huvunjika na kuning'inia kuzunguka shina.",
      'Mara nyingi shina hupasuka karibu na ardhi.',
      'Shina likikatwa lina nyuzi za manjano hadi kahawia-nyekundu. Hakuna matone.',
      'Mara nyingi hakuna mkungu. Ukiwepo, ndizi ni safi ndani.',
    ],
    check: {
      question: 'Safisha kisu. Pasua shina gonjwa karibu na ardhi. Je, kuna nyuzi za kahawia-nyekundu, bila matone?',
      ifNot: 'Safisha kisu tena. Matone ya manjano? Huenda ni mnyauko bakteria.',
    },
    actions: [
      'Umeona nyuzi? Chimbua mashina yote ya mgomba huo na mizizi. Yakaushe hapo hapo na uyachome.',
      'Osha udongo kwenye kisu, jembe na viatu kabla ya kuondoka.',
      'Usihamishe machipukizi, udongo wala majani makavu kutoka hapo.',
    ],
    next: [
      'Kukata shina moja hakusaidii. Mashina yote ya mgomba huo ni magonjwa.',
      'Usiruhusu maji yatoke hapo kwenda kwenye migomba yenye afya.',
      'Usipande aina hiyo hiyo hapo. Kuvu hii huishi kwenye udongo kwa miaka mingi.',
      'Panda mazao mengine hapo, au muulize afisa ni aina gani ya ndizi inayostahimili.',
      at(
        'Ndizi sukari (apple banana) na Gros Michel huugua zaidi. Eneo la kati la Kenya, Cavendish pia huugua.',
        'Ndizi sukari (apple banana) na Gros Michel huugua zaidi.',
      ),
      'Ndizi za kupika za aina ya matooke zilistahimili kwenye jaribio.',
      'Kwenye udongo safi panda miche ya maabara (tissue culture). Usipande machipukizi ya majirani.',
      at(
        'Mwambie afisa wa kilimo wa wadi migomba mingi ya Cavendish ikinyauka. Aina mbaya zaidi (TR4) inaweza kuja. Mwaka wa 2024 KEPHIS ilikuwa inajihadhari nayo.',
        'Iarifu mamlaka ya afya ya mimea ya nchi yako migomba mingi ya Cavendish ikinyauka. Huenda ni aina mbaya zaidi (TR4).',
      ),
    ],
    favouredBy: 'Machipukizi, udongo kwenye zana na viatu, na maji huueneza. Udongo wenye asidi huusaidia.',
    doNotSpray: 'Usinyunyizie dawa. Hakuna dawa inayofikia kuvu hii.',
    harvest: 'Kata kwanza mikungu iliyokomaa. Ndizi zinaweza kuliwa.',
    rivals: {
      bananaWilt: 'Mnyauko bakteria hutoa matone ya manjano. Hata majani machanga hunyauka, na ndizi zina madoa ndani.',
      bananaWeevil: 'Fukuzi huacha njia nyeusi kwenye shina la chini ya ardhi. Hakuna nyuzi za kahawia-nyekundu.',
      drought: 'Wakati wa ukame majani pia huwa ya manjano, lakini shina ni safi ndani.',
    },
    alerts: {
      noCure: 'Mgomba mgonjwa hauna tiba. Machipukizi yake huonekana mazuri, kisha nayo hufa.',
      noSeed: 'Usichukue wala usigawe machipukizi ya shamba lenye mnyauko huu.',
    },
    unconfirmed: [
      at(
        'Baadhi ya wakulima wa Kisii hutumia majivu na samadi ya kuku. Hatujui kama husaidia.',
        'Baadhi ya wakulima hutumia majivu na samadi ya kuku. Hatujui kama husaidia.',
      ),
      'Hatujui shamba linahitaji kukaa miaka mingapi bila ndizi.',
    ],
  },
  bananaWeevil: {
    name: 'Fukuzi wa migomba na minyoo wadogo wa mizizi (nematodes)',
    sign: 'Njia nyeusi chini ya shina',
    summary: 'Funza wa fukuzi na minyoo wadogo hula mizizi, na mgomba huanguka.',
    signs: [
      'Migomba yenye mkungu huanguka kwa upepo mdogo.',
      'Shina la chini ya ardhi lina njia nyeusi za mviringo. Baadhi ni pana kama penseli.',
      'Ikiwa ni minyoo wadogo (nematodes), mizizi myembamba ni michache, ya kahawia na imekufa.',
      'Majani huwa ya manjano na kufa mapema. Mikungu ni midogo, na machipukizi machanga hufa.',
      'Fukuzi ni mdudu mdogo mweusi mwenye pua ndefu iliyopinda.',
    ],
    check: {
      question: 'Safisha kisu. Kata shina la chini la mgomba ulioanguka. Je, kuna njia nyeusi?',
      ifNot: 'Je, mizizi myembamba ni ya kahawia na imekufa? Ni minyoo. Ikiwa ni myeupe, ni upepo.',
    },
    actions: [
      'Katakata mashina ya zamani. Tandaza vipande vikauke.',
      'Pasua shina bichi lisilo na ugonjwa. Laza upande uliokatwa chini. Ua fukuzi walio hapo.',
      'Shikiza kwa mti migomba yenye mkungu. Funika mizizi iliyo wazi kwa udongo.',
    ],
    next: [
      'Weka vipande vipya vya shina, urefu wa futi moja, karibu na migomba. Angalia chini yake kila asubuhi.',
      'Baada ya kila mavuno kata kisiki usawa wa ardhi na ukipasue.',
      'Weka samadi umbali wa futi mbili kutoka kwenye shina, ili mizizi isije juu.',
      at(
        'Panda miche ya maabara (tissue culture), au menya machipukizi hadi yawe meupe. Nchini Uganda hilo liliondoa mayai 9 kati ya 10.',
        'Panda miche ya maabara (tissue culture), au menya machipukizi hadi yawe meupe. Kwenye jaribio hilo liliondoa mayai 9 kati ya 10.',
      ),
      'Yamenye kwenye shamba la zamani na uache maganda hapo.',
      'Kisha tia machipukizi yaliyomenywa kwenye maji yanayochemka ukihesabu hadi 30. Yashushe kwa kikapu. Weka watoto mbali.',
      'Kwenye jaribio la ndizi za kupika hilo lilileta tani 11.9 kwa hekta, si 4.0.',
      'Kwanza panda muhogo au viazi vitamu hapo. Kwenye jaribio, baada ya miezi 13 minyoo walikuwa karibu kuisha.',
    ],
    favouredBy:
      'Machipukizi huwabeba wote. Mashamba ya zamani yasiyotunzwa huathirika zaidi. Fukuzi ni wachache juu ya mita 1,500.',
    doNotSpray: 'Usinyunyizie dawa. Funza na minyoo wamo ndani ya mizizi.',
    harvest: 'Ndizi zinaweza kuliwa.',
    rivals: {
      bananaFusariumWilt: 'Mnyauko wa Fusarium huacha nyuzi za kahawia-nyekundu kwenye shina. Hakuna njia za wadudu.',
      bananaWilt: 'Mnyauko bakteria hutoa matone ya manjano shina likikatwa.',
      drought: 'Wakati wa ukame migomba yote hulegea. Mizizi ni myeupe ndani.',
    },
    alerts: { noSeed: 'Usipande wala usigawe machipukizi ya migomba hii bila kuyamenya hadi yawe meupe.' },
    unconfirmed: [
      'Maji yanayochemka yaliua minyoo walio karibu na ganda. Funza walio ndani zaidi huenda wakaishi.',
      'Hatujui shamba linahitaji vipande vingapi vya shina.',
    ],
  },
  bunchyTop: {
    name: 'Majani kwa kundi (bunchy top)',
    sign: 'Vidoa na vistari vya kijani',
    summary: 'Virusi vya mimea hufanya majani mafupi yaliyosimama kwa kundi.',
    signs: [
      'Kila jani jipya ni fupi, jembamba na limesimama zaidi kuliko lililotangulia.',
      'Majani husimama kwa kundi juu ya mgomba. Kingo zake ni za manjano.',
      'Vikonyo na mishipa ya majani vina vidoa na vistari vya kijani kilichokolea.',
      'Wadudu wadogo wa kahawia au weusi (vidukari) wako kwenye vikonyo.',
      'Mgomba hauna mkungu, au mkungu hautokezi.',
    ],
    check: {
      question: 'Angalia majani machanga. Je, ni mafupi na yamesimama, yenye vidoa na vistari vya kijani kilichokolea?',
      ifNot: 'Ikiwa hakuna vidoa wala vistari, huenda mgomba hauna virutubisho au maji.',
    },
    actions: [
      at(
        'Umeona vidoa? Pigia KEPHIS au afisa wa wadi simu leo.',
        'Umeona vidoa? Iarifu leo mamlaka ya afya ya mimea ya nchi yako.',
      ),
      'Usitoe machipukizi, majani wala mashina nje ya shamba.',
      'Weka alama kwenye mgomba huo. Usikate wala usichimbe kabla hawajauona.',
    ],
    next: [
      at(
        'Wakithibitisha, kwanza lowesha mgomba kwa maji ya sabuni. Hayo huua vidukari.',
        'Ukithibitishwa, kwanza lowesha mgomba kwa maji ya sabuni. Hayo huua vidukari.',
      ),
      'Kisha chimbua mashina yote pamoja na kila chipukizi. Yakatekate, yakaushe na uyafukie hapo.',
      'Usikate shina moja moja kwa ugonjwa huu. Mashina yote ya mgomba huo ni magonjwa.',
      'Kagua migomba mingine yote kila wiki.',
      'Waambie majirani, na wote waliopata machipukizi kutoka kwako.',
      'Panda tu miche ya maabara (tissue culture) kutoka mahali pasipo na ugonjwa huu.',
    ],
    favouredBy: at(
      'Machipukizi na vidukari huueneza. Uko Uganda, na katika mikoa mingi ya ndizi ya Tanzania, hata Kilimanjaro.',
      'Machipukizi na vidukari huueneza.',
    ),
    doNotSpray: 'Usinyunyizie dawa migomba yenye afya. Hakuna dawa inayoponya wala kuzuia virusi hivi.',
    harvest: 'Ndizi zinaweza kuliwa shambani. Uliza kabla ya kuziuza.',
    rivals: {
      lackOfFoodOrWater: 'Virutubisho au maji yakikosekana, majani ni madogo lakini hayana vidoa wala vistari.',
      bananaFusariumWilt: "Mnyauko wa Fusarium huanza kwenye majani ya zamani, nayo huning'inia.",
      bananaWilt: 'Mnyauko bakteria hulegeza majani. Shina likikatwa hutoa matone ya manjano.',
    },
    alerts: {
      noCure: VIRUS,
      report: at(
        'KEPHIS inaufuatilia ugonjwa huu. Kwa Kanuni za kulinda mimea (Plant Protection Rules, za mwaka 2022) anayelima shamba lazima aripoti magonjwa yanayotajwa na sheria.',
        'Iarifu mamlaka ya afya ya mimea ya nchi yako. Huenda ugonjwa huu ni mpya unapoishi.',
      ),
      quarantine: at(
        'Hadi KEPHIS ijibu, sehemu yoyote ya mgomba isitoke shambani.',
        'Hadi wajibu, sehemu yoyote ya mgomba isitoke shambani.',
      ),
      noSeed: 'Usichukue, usiuze wala usigawe machipukizi ya shamba hili, hata yanayoonekana mazuri.',
    },
    unconfirmed: at(
      ['Hatujasoma kwamba umepatikana Kenya. Ukurasa mmoja wa 2025 unasema tu kwamba haujaenea huko.'],
      ['Hatujui kama upo katika nchi yako.'],
    ),
  },
  potatoViruses: {
    name: 'Virusi vya viazi (potato viruses)',
    sign: 'Mmea mdogo, majani yaliyojikunja',
    summary: 'Virusi vya mimea kwenye mbegu zako hupunguza mavuno kila msimu.',
    signs: [
      'Baadhi ya mimea hubaki midogo na iliyopauka kando ya mimea mizuri.',
      'Majani ya chini hujikunja kingo kuelekea juu. Ni magumu kama ngozi.',
      'Mimea mingine ina majani yenye mabaka ya kijani hafifu na kilichokolea, au yaliyokunjamana.',
      'Viazi ni vichache na vidogo. Baadhi vina nyuzi za kahawia ndani.',
      'Viazi vya mbegu hutoa machipukizi marefu membamba.',
    ],
    check: {
      question: 'Linganisha na mmea bora. Je, ni mdogo, wenye majani magumu, yaliyojikunja au yenye mabaka?',
      ifNot: 'Ikiwa mimea yote iko sawa, huenda shamba halina virutubisho au maji.',
    },
    actions: [
      'Kabla ya maua, weka kijiti kwenye kila mmea bora.',
      "Ng'oa mimea midogo iliyojikunja pamoja na viazi vyake.",
      'Usiweke mbegu kutoka sehemu nyingine ya shamba.',
    ],
    next: [
      'Kagua mimea yenye vijiti kila wiki. Mmoja ukiugua, ondoa kijiti chake.',
      'Wakati wa kuvuna, chimba kwanza mimea yenye vijiti, mmoja mmoja.',
      'Weka mbegu tu kutoka kwa ile yenye viazi vingi vizuri. Fanya hivyo kila msimu.',
      at(
        'Kwenye mashamba ya Kenya mbegu hizo zilizaa takriban theluthi moja zaidi ya mbegu za kawaida.',
        'Kwenye jaribio la wakulima mbegu hizo zilizaa takriban theluthi moja zaidi ya mbegu za kawaida.',
      ),
      'Acha mbegu zichipue kabla ya kupanda. Tupa viazi vyenye machipukizi marefu membamba.',
      'Nunua mbegu zilizoidhinishwa ukiweza, kisha anza upya na hizo.',
      "Ng'oa viazi vilivyojiotea.",
      ...at(
        [
          'Kwenye uchunguzi Shangi, Sherekea, Asante na Kenya Karibu zilikuwa na virusi vichache. Lakini Shangi hupata bakajani chelewa kwa urahisi.',
        ],
        [],
      ),
    ],
    favouredBy: 'Mbegu zako zikirudiwa mwaka hadi mwaka huvibeba. Vidukari huvihamisha mmea hadi mmea.',
    doNotSpray: 'Usinyunyizie dawa ya vidukari. Haizuii virusi hivi.',
    harvest: 'Viazi vinaweza kuliwa. Kata sehemu za kahawia.',
    rivals: {
      lackOfFood: 'Virutubisho vikikosekana, mimea yote hupauka, na hakuna jani gumu.',
      potatoBacterialWilt: 'Mnyauko bakteria huja ghafla. Ute hutoka kwenye kiazi kilichokatwa.',
      cystNematode: 'Minyoo ya mizizi hudhoofisha sehemu fulani za shamba. Vipira vidogo viko kwenye mizizi.',
    },
    alerts: {
      noCure: VIRUS,
      noSeed: at(
        'Usipande, usiuze wala usigawe viazi vya mimea migonjwa kama mbegu. Iulize KEPHIS sheria sasa inasema nini kuhusu kuuza mbegu zako.',
        'Usipande, usiuze wala usigawe viazi vya mimea migonjwa kama mbegu.',
      ),
    },
    unconfirmed: [
      'Hata mimea bora inaweza kuwa na virusi visivyo vikali. Kwenye jaribio takriban nusu yake ilikuwa navyo.',
      'Ni maabara pekee inayoweza kutambua virusi.',
      ...at(
        [
          'Novemba 2025 mahakama ilifuta kanuni zilizozuia wakulima kugawana mbegu zao. Serikali ilisema itakata rufaa.',
        ],
        [],
      ),
    ],
  },
})
