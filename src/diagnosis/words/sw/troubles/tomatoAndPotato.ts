import type { potato as potatoFacts, tomato as tomatoFacts } from '../../../catalogue/troubles/tomatoAndPotato'
import type { At } from '../../place'
import type { TroubleWordsOf } from '../../troubleTypes'

export const tomato: TroubleWordsOf<typeof tomatoFacts> = {
  tuta: {
    name: 'Tuta absoluta (kiwavi wa majani ya nyanya)',
    sign: 'Kiwavi ndani ya jani',
    summary: 'Kiwavi mdogo hula ndani ya jani la nyanya.',
    signs: [
      'Mabaka yaliyopauka huonekana pande zote mbili za jani.',
      'Ndani kuna kiwavi mdogo wa kijani mwenye kichwa cheusi.',
      'Tunda lina matundu madogo karibu na kikonyo, yenye kinyesi cheusi kikavu.',
      'Majani huonekana yameungua na matunda huoza.',
    ],
    check: {
      question: 'Inua jani kuelekea kwenye mwanga. Je, kuna kiwavi wa kijani ndani ya baka jeupe?',
      ifNot: 'Ikiwa ni mstari mwembamba uliopinda, huenda ni nzi wa majani.',
    },
    actions: [
      'Ponda viwavi walio ndani ya jani kwa vidole.',
      'Tia majani na matunda yaliyotobolewa kwenye mfuko. Yafukie kwa kina cha sentimita 50 hadi 100.',
      'Tega mtego wa maji wenye kivutio. Hesabu nondo.',
    ],
    next: [
      'Hesabu nondo na viwavi kila wiki.',
      "Ng'oa mtunguja (Sodom apple) na managu ya mwituni. Usipande managu karibu na nyanya.",
      'Mtego ukinasa zaidi ya nondo 30 kwa wiki, tundika mitego 20 hivi kwa ekari. Badilisha kivutio baada ya wiki sita.',
      'Funga milango ya kivungulio na uzibe matundu ya neti.',
      'Msimu ujao, panda mahindi, maharagwe au kabichi hapo.',
      'Panda miche safi, osha kreti na uchome au ufukie mimea ya zamani mara moja.',
    ],
    favouredBy: 'Miezi yenye joto na ukavu huwasaidia. Miche, kreti na mazao ya zamani huwabeba.',
    spray:
      'Dawa inaweza kusaidia tu pamoja na mitego na kuondoa viwavi kwa mkono. Tumia kundi moja la dawa kwa wiki tatu hadi nne, kisha lingine.',
    doNotSpray: 'Usitegemee dawa pekee. Kiwavi amejificha ndani ya jani.',
    threshold: 'Usinyunyizie dawa ikiwa huoni nondo wala kiwavi yeyote kwa wiki nzima.',
    harvest: 'Matunda yasiyo na matundu yanaweza kuliwa. Baada ya kunyunyizia dawa, hesabu siku zilizo kwenye lebo.',
    rivals: {
      leafMiners: 'Nzi wa majani hufanya mstari mwembamba kama nyoka. Hudhuru mara chache.',
      Tomato___Late_blight:
        'Bakajani chelewa huonekana limelowa maji, lina ukungu mweupe upande wa chini, na halina kiwavi.',
    },
    alerts: {},
    unconfirmed: ['Mwongozo wa Plantwise unasema nondo au viwavi mmoja hadi watatu kwa wiki. Hautaji idadi ya mimea.'],
  },
  tomatoBacterialWilt: {
    name: 'Mnyauko bakteria wa nyanya (bacterial wilt)',
    sign: 'Hunyauka ghafla, bado ya kijani',
    summary: 'Mmea hunyauka ghafla ukiwa bado wa kijani.',
    signs: [
      'Majani machanga hulegea wakati wa joto na kusimama tena usiku.',
      'Kwa siku chache mmea wote huanguka, ukiwa wa kijani na bila madoa.',
      'Shina likikatwa ni la kahawia ndani, lina ute wa kijivu-nyeupe.',
    ],
    check: {
      question:
        "Kata shina moja na ulining'inize kwenye maji safi. Safisha kisu mara moja. Je, nyuzi nyeupe kama maziwa zinatoka?",
      ifNot: 'Maji yakibaki safi, huenda ni mnyauko mwingine au ukame.',
    },
    actions: [
      "Ng'oa mmea pamoja na udongo wake, uutie kwenye mfuko na uutoe shambani.",
      'Weka majivu ya kuni kwenye shimo. Usipande nyanya hapo tena.',
      'Osha mikono kwa sabuni. Osha viatu na zana kwa maji yenye jiki (bleach).',
    ],
    next: [
      'Zuia maji yanayotiririka kutoka sehemu iliyougua hadi sehemu yenye afya.',
      'Maliza na mistari yenye mimea iliyougua.',
      'Kwa miaka kadhaa panda mahindi, maharagwe au kabichi hapo.',
      'Usipande nyanya, viazi, pilipili, biringanya wala managu hapo. Managu pia hupata mnyauko huu.',
      'Ulizia miche iliyounganishwa (grafted), au kuza miche kwenye udongo safi.',
    ],
    favouredBy: 'Joto na udongo wenye maji huchochea ugonjwa huu. Udongo, maji, zana na viatu huueneza.',
    doNotSpray: 'Usinyunyizie dawa. Hakuna dawa inayoponya mnyauko huu.',
    harvest: 'Matunda yasiyooza yanaweza kuliwa.',
    rivals: {
      fusariumWilt: 'Mnyauko wa Fusarium huanza na manjano, mara nyingi upande mmoja. Maji hubaki safi.',
      rootKnotNematodes: 'Minyoo ya mizizi hufanya mafundo kwenye mizizi.',
      Tomato___Late_blight: 'Bakajani chelewa hufanya shina liwe jeusi kwa nje.',
      drought: 'Wakati wa ukame mimea yote hulegea. Husimama ikipata maji.',
    },
    alerts: {
      noCure: 'Mmea mgonjwa hauna tiba.',
      noSeed: 'Usihifadhi mbegu kutoka shamba hili, wala usihamishe miche yake.',
    },
    unconfirmed: [
      'Majivu ni ushauri wa kawaida. Haijathibitishwa kwamba yanasaidia.',
      'Vyanzo vinatofautiana kuhusu miaka bila nyanya: mitatu hadi mitano.',
    ],
  },
}

export const potato = (at: At): TroubleWordsOf<typeof potatoFacts> => ({
  potatoBacterialWilt: {
    name: 'Mnyauko bakteria wa viazi (bacterial wilt)',
    sign: 'Ute kutoka duara la kahawia',
    summary: 'Mmea hunyauka na viazi huoza kuanzia duara la kahawia.',
    signs: [
      'Shina moja hunyauka adhuhuri likiwa bado la kijani.',
      'Kisha mmea wote hunyauka, bila manjano mengi.',
      'Kiazi kikikatwa kina duara la kahawia. Ukiminya, ute hutoka.',
      'Udongo hushika kwenye macho ya kiazi yenye unyevu.',
    ],
    check: {
      question: 'Kata viazi vitano na uviminye. Kisha safisha kisu. Je, ute unatoka kwenye duara la kahawia?',
      ifNot: 'Ikiwa duara ni kavu, huenda ni uozo mwingine au baridi kali.',
    },
    actions: [
      'Chimbua mmea mgonjwa pamoja na viazi na udongo wake. Uchome au uufukie kwenye shimo refu.',
      'Weka alama mahali hapo.',
      'Osha zana na viatu.',
    ],
    next: [
      'Usiruhusu maji ya mifereji yapite shambani.',
      "Ng'oa viazi vilivyojiotea na managu ya mwituni. Usipande managu karibu. Pia hupata mnyauko huu.",
      'Nunua mbegu zilizoidhinishwa, au kuza zako kwenye udongo safi ambapo viazi havijawahi kunyauka.',
      'Kwa misimu mitano panda mahindi, maharagwe, kabichi au ngano hapo.',
      at(
        'Panda vitunguu vya majani (spring onion) kati ya mistari. Kwenye jaribio la Kenya mavuno yalikuwa tani 12.9 kwa hekta, si 7.9.',
        'Panda vitunguu vya majani (spring onion) kati ya mistari. Kwenye jaribio moja mavuno yalikuwa tani 12.9 kwa hekta, si 7.9.',
      ),
    ],
    favouredBy: 'Mbegu zinazoonekana nzuri huubeba. Udongo wa joto wenye maji huchochea ugonjwa.',
    doNotSpray: 'Usinyunyizie dawa. Dawa hazifanyi kazi kwa mnyauko huu.',
    harvest: 'Viazi vizuri vinaweza kuliwa, lakini viliwe mapema. Vilivyooza usivihifadhi wala usivile.',
    cost: ['Mfuko wa kilo 50 wa mbegu zilizoidhinishwa uligharimu Ksh 2,750 mwaka wa 2019.'],
    rivals: {
      Potato___Late_blight: 'Bakajani chelewa hufanya mabaka meusi yenye ukungu mweupe kwenye majani.',
      cystNematode: 'Minyoo ya mizizi huenda polepole. Kuna vipira vidogo kwenye mizizi.',
      fusariumWilt: 'Fusarium hufanya duara la kahawia lililokauka, bila ute.',
    },
    alerts: {
      noCure: 'Mmea mgonjwa hauna tiba.',
      report: at(
        'Ikiwa unauza mbegu za viazi, iarifu KEPHIS. Kwa Kanuni za kulinda mimea (Plant Protection Rules, za mwaka 2022) anayelima shamba lazima aripoti magonjwa yanayotajwa na sheria.',
        'Ikiwa unauza mbegu za viazi, iarifu mamlaka ya afya ya mimea ya nchi yako.',
      ),
      noSeed: 'Usitumie, usiuze wala usigawe mbegu kutoka shamba hili.',
    },
    unconfirmed: ['Vyanzo vinatofautiana kuhusu misimu bila viazi.'],
  },
  cystNematode: {
    name: 'Minyoo wadogo wa mizizi ya viazi (potato cyst nematode)',
    sign: 'Vipira vidogo kwenye mizizi',
    summary: 'Minyoo wadogo sana kwenye mizizi hudumaza mimea sehemu fulani za shamba.',
    signs: [
      'Sehemu zenye mimea mifupi na dhaifu hupanuka kila msimu.',
      'Mimea huwa ya manjano, hunyauka na kufa mapema.',
      'Viazi ni vichache na vidogo.',
      'Vipira kama vichwa vya pini viko kwenye mizizi: vyeupe, kisha rangi ya dhahabu, kisha kahawia.',
    ],
    check: {
      question:
        'Chimbua mmea dhaifu unapotoa maua. Acha udongo hapo. Je, kuna vipira vidogo kama vichwa vya pini kwenye mizizi?',
      ifNot: 'Ikiwa havipo, huenda mmea hauna virutubisho au maji. Kupima udongo kutaamua.',
    },
    actions: [
      'Weka alama mahali hapo na usiingie.',
      'Osha viatu, jembe na magunia kabla ya kuondoka.',
      'Usihamishe viazi wala udongo kutoka hapo.',
    ],
    next: [
      at(
        'Pigia KEPHIS au afisa simu na uombe udongo upimwe.',
        'Iombe mamlaka ya afya ya mimea ya nchi yako ipime udongo.',
      ),
      "Ng'oa viazi vilivyojiotea.",
      'Panda nafaka, maharagwe au kabichi hapo, hadi miaka saba.',
      'Usipande nyanya wala biringanya pia.',
      'Nunua mbegu zilizoidhinishwa pekee. Ulizia aina inayostahimili.',
      'Weka samadi. Mashamba yenye samadi yalikuwa na minyoo wachache.',
    ],
    favouredBy: 'Udongo kwenye mbegu, zana, viatu na magunia huwabeba. Mayai huishi hadi miaka 30.',
    doNotSpray: 'Usinyunyizie dawa. Kinachosaidia ni mbegu safi na mzunguko wa mazao.',
    harvest: 'Viazi vinaweza kuliwa. Vioshe kabla ya kuuza. Maji hayo yamwage kwenye sehemu hiyo hiyo.',
    rivals: {
      potatoBacterialWilt: 'Mnyauko bakteria huja ghafla, na ute hutoka kwenye kiazi.',
      rootKnotNematodes: 'Minyoo ya mafundo hufanya mafundo ambayo ni sehemu ya mzizi.',
      lackOfFoodOrWater: 'Upungufu wa virutubisho au maji huathiri shamba zima.',
    },
    alerts: {
      noCure: 'Hatujui dawa inayowaua kwenye udongo.',
      report: at(
        'Iarifu KEPHIS. Sheria za mbegu haziruhusu minyoo hawa. Kwa Kanuni za kulinda mimea (Plant Protection Rules, za mwaka 2022) anayelima shamba lazima aripoti wadudu wanaotajwa na sheria. Hatukupata orodha.',
        'Iarifu mamlaka ya afya ya mimea ya nchi yako. Huenda sheria za mbegu haziruhusu minyoo hawa.',
      ),
      quarantine: 'Chochote chenye udongo kisitoke kwenye shamba hili.',
      noSeed: 'Usitumie wala usiuze viazi hivi kama mbegu.',
    },
    unconfirmed: at(
      [
        'Kanuni za kulinda mimea (Plant Protection Rules) zinaweza kukataza kupanda. Hatujui kama zinahusu shamba kama hilo.',
      ],
      [],
    ),
  },
})
