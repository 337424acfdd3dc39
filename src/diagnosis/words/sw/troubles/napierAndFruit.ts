import type { napierAndFruit as facts } from '../../../catalogue/troubles/napierAndFruit'
import type { At } from '../../place'
import type { TroubleWordsOf } from '../../troubleTypes'

export const napierAndFruit = (at: At): TroubleWordsOf<typeof facts> => ({
  napierStunt: {
    name: 'Ugonjwa wa kudumaa wa Napier (Napier stunt)',
    sign: 'Machipukizi mafupi, membamba, ya manjano',
    summary: 'Bakteria hufanya nyasi zidumae na kuwa za manjano hadi zife.',
    signs: [
      'Dalili huonekana nyasi zinapochipuka tena baada ya kuvunwa.',
      'Shina moja lina machipukizi mengi, membamba na mafupi.',
      'Majani ni madogo na ya manjano.',
      'Mwishowe shina lote hufa.',
    ],
    check: {
      question:
        'Angalia mashina yanayochipuka tena baada ya kuvunwa. Je, machipukizi ni mafupi, membamba na ya manjano?',
      ifNot: 'Masuke yakiwa na unga mweusi, ni head smut. Mashina yote yakipauka, hayana virutubisho.',
    },
    actions: [
      'Weka alama kwenye mashina yaliyougua.',
      'Chimbua kila moja pamoja na mizizi yote, na uyachome.',
      'Usipeleke mabua wala mizizi ya shamba hili kwingine.',
    ],
    next: [
      'Kagua shamba kila baada ya kuvuna.',
      'Palilia na uweke samadi. Nyasi zenye virutubisho huathirika kidogo.',
      'Jaza mapengo kwa nyasi nyingine: Brachiaria, Guatemala au setaria kubwa.',
      at(
        'Iombe KALRO mabua safi ya aina inayostahimili. Magharibi ni South Africa na Ouma 2.',
        'Ulizia mabua safi ya aina inayostahimili.',
      ),
    ],
    favouredBy:
      'Mdudu mdogo anayerukaruka hueneza ugonjwa huu, na mabua pia. Kiangazi na udongo usio na rutuba huzidisha tatizo.',
    doNotSpray: 'Usinyunyizie dawa. Hakuna dawa inayoponya shina lililougua.',
    harvest: "Hatujasoma kwamba nyasi hizi hudhuru ng'ombe. Usipeleke nyasi zilizougua kwenye mashamba mengine.",
    rivals: {
      lackOfNitrogen: 'Virutubisho vikikosekana, shamba lote hupauka, si mashina machache tu.',
      drought: 'Baada ya ukame nyasi huwa za kijani tena mvua ikinyesha.',
      napierHeadSmut: 'Head smut hufanya masuke yawe na unga mweusi.',
    },
    alerts: {
      noCure: 'Shina lililougua haliponi.',
      noSeed: 'Usipande kamwe mabua wala mizizi ya shamba lenye mashina yaliyougua.',
    },
    unconfirmed: [
      'Aina kumi na moja za nyasi za mwituni zinaweza kuwa na bakteria hao. Hatujui huwaeneza kiasi gani.',
      at(
        "Bungoma, karibu wafugaji wote wa ng'ombe wa maziwa walikuwa na ugonjwa huu. Hatujui hesabu mpya.",
        'Hatujui ugonjwa huu umeenea kiasi gani katika nchi yako.',
      ),
    ],
  },
  napierHeadSmut: {
    name: 'Unga mweusi wa Napier (head smut)',
    sign: 'Unga mweusi kwenye masuke',
    summary: 'Kuvu hufanya masuke yawe unga mweusi na mabua yawe membamba.',
    signs: [
      'Masuke yamejaa unga mweusi.',
      'Mabua na majani ni membamba na mafupi.',
      "Shina lililougua hung'oka kwa urahisi.",
      'Chakula cha mifugo hupungua kila mara.',
    ],
    check: {
      question: 'Funika suke kwa mfuko na ulitikise. Je, kuna unga mweusi ndani ya mfuko?',
      ifNot: 'Suke la kahawia lisilo na unga ni zuri. Machipukizi mafupi ya manjano huenda ni ugonjwa wa kudumaa.',
    },
    actions: [
      'Funika kila suke jeusi kwa mfuko kabla ya kugusa shina.',
      'Chimbua shina lote na ulichome pamoja na mfuko.',
      'Osha zana, mikono na nguo.',
    ],
    next: [
      'Kagua shamba kila wiki hadi kusiwe na suke jeusi.',
      'Vuna nyasi kila wiki sita hadi nane, upana wa kiganja juu ya udongo. Kisha weka samadi.',
      "Usiweke kwenye Napier samadi ya ng'ombe waliokula nyasi zilizougua.",
      'Subiri miezi minne kabla ya kupanda Napier mahali hapo.',
      at(
        'Panda Kakamega 1 au Kakamega 2, kutoka KALRO au kituo cha mafunzo.',
        'Panda aina inayostahimili. Uliza ni ipi inayouzwa katika nchi yako.',
      ),
    ],
    favouredBy: at(
      'Upepo, maji, zana, mabua na samadi huueneza. Mashamba ya mita 1,800 hadi 2,000 huathirika zaidi.',
      'Upepo, maji, zana, mabua na samadi huueneza. Mashamba ya nyanda za juu huathirika zaidi.',
    ),
    doNotSpray: 'Usinyunyizie dawa. Kuvu iko ndani ya mmea.',
    harvest: 'Lisha mifugo mashina yasiyo na masuke meusi tu.',
    rivals: {
      napierStunt: 'Ugonjwa wa kudumaa hufanya machipukizi yawe ya manjano. Hauna unga mweusi.',
      lackOfNitrogen: 'Virutubisho vikikosekana, shamba lote hupauka. Masuke hayana unga.',
      drought: 'Nyasi zilizokauka huchipuka tena mvua ikinyesha. Masuke hayana unga.',
    },
    alerts: {
      noCure: 'Shina lililougua haliponi.',
      notFeed: "Usilishe mifugo nyasi zilizougua. Kuvu hupita tumboni mwa ng'ombe hadi kwenye samadi.",
      noSeed: 'Usipande kamwe mabua wala mizizi ya shamba lililougua.',
    },
    unconfirmed: [
      'Kwa utafiti wa 1998 unga ulikufa kwenye udongo baada ya wiki 8. Utafiti wa baadaye unasema 16.',
      'Hatujui ni wapi karibu nawe mabua safi yanauzwa.',
    ],
  },
  passionWoodiness: {
    name: at('Virusi vya matunda magumu (woodiness, kangumu)', 'Virusi vya matunda magumu (woodiness)'),
    sign: 'Matunda madogo, magumu, yaliyopinda',
    summary: 'Virusi vya mimea hufanya matunda yawe magumu na madogo.',
    signs: [
      'Majani yana mabaka ya kijani hafifu na kijani iliyokolea, na mikunjo.',
      'Ncha huwa na majani mengi pamoja na hudumaa.',
      'Matunda ni madogo, yamepinda na huenda yakapasuka.',
      'Ganda ni nene na gumu, na nyama ni kidogo.',
    ],
    check: {
      question: 'Safisha kisu. Kata tunda dogo lililopinda. Je, ganda ni nene na gumu, na nyama ni kidogo?',
      ifNot: 'Nyama ikiwa imejaa, angalia majani machanga tena baada ya wiki mbili.',
    },
    actions: [
      "Ng'oa mimea ya kwanza iliyougua na uichome au uifukie.",
      'Osha kisu na mikono kwa sabuni kabla ya kugusa mmea mwingine.',
      'Angalia vidukari upande wa chini wa majani ya mimea mingine.',
    ],
    next: [
      'Mimea mingi ikiwa imeugua, uza unachoweza, kisha ondoa mimea yote.',
      'Angalia vidukari kila siku 14.',
      "Ng'oa magugu.",
      'Usipande karakara karibu na nyanya, maboga au kunde.',
      at(
        'Nunua miche kwenye kitalu kilichokaguliwa na KEPHIS. Usigawe miche yako mwenyewe.',
        'Nunua miche kwenye kitalu kilichokaguliwa. Usigawe miche yako mwenyewe.',
      ),
    ],
    favouredBy:
      'Vidukari huvieneza kutoka mmea hadi mmea, na kisu pia. Mara nyingi huonekana miezi sita baada ya kupanda.',
    spray: at(
      'Vikiwa karibu nawe, maji ya sabuni dhidi ya vidukari vya mimea safi yanaweza kuvichelewesha.',
      'Vikiwa karibu nawe, dawa dhidi ya vidukari vya mimea safi inaweza kuvichelewesha.',
    ),
    doNotSpray: 'Usinyunyizie dawa mmea uliougua. Hakuna dawa inayouponya.',
    harvest: 'Matunda yanaweza kuliwa. Wanunuzi hukataa yaliyo magumu au yaliyopinda.',
    rivals: {
      spiderMites: 'Utitiri hufanya vidoa vidogo na utando kama wa buibui. Tunda lina umbo la kawaida.',
      lackOfNitrogen: 'Virutubisho vikikosekana, majani ya zamani hupauka na tunda ni la mviringo.',
      passionWilt: 'Mmea wenye mnyauko hulegea na kufa. Shina lake limepasuka.',
    },
    alerts: {
      noCure: 'Mmea mgonjwa hauponi. Virusi hivi vya mimea haviambukizi watu.',
      noSeed: 'Usipandikize wala usipande kipande cha mmea uliougua.',
    },
    unconfirmed: [
      'Mwongozo mmoja huchukua hatua kukiwa na makundi 1 hadi 4 ya vidukari kwenye mimea 10. Hatujui ni wa nchi gani.',
      'Bado haijulikani wazi kama mbegu hubeba virusi hivi.',
    ],
  },
  passionWilt: {
    name: 'Mnyauko na kukauka kwa ncha (wilt, dieback)',
    sign: 'Shina limepasuka, ncha zimekauka',
    summary: 'Kuvu huua mmea kuanzia mizizi, au kuanzia ncha.',
    signs: [
      'Majani huwa ya manjano, kisha mmea wote hulegea na kufa.',
      'Shina huvimba na kupasuka karibu na udongo.',
      'Ndani ya shina ni kahawia.',
      'Dieback hukausha matawi kuanzia ncha.',
    ],
    check: {
      question: 'Safisha kisu. Kwaruza shina la mmea mgonjwa karibu na udongo. Je, limepasuka na ni la kahawia ndani?',
      ifNot: 'Shina likiwa zima, ncha kavu huenda ni dieback. Bila ncha kavu, huenda maji yamekosekana.',
    },
    actions: [
      "Ng'oa mimea iliyonyauka pamoja na mizizi na uichome.",
      'Kata ncha kavu hadi sehemu ya kijani na uzichome.',
      'Safisha kisu kwa sabuni baada ya kila mmea.',
    ],
    next: [
      'Elekeza maji ya mvua mbali na mashina. Usiyajeruhi unapopalilia.',
      'Safisha zana na viatu. Usihamishe udongo wa mahali hapo.',
      'Usipande karakara hapo kwa miaka mitatu au zaidi.',
      'Panda karakara ya zambarau iliyopandikizwa kwenye mzizi wa ile ya manjano.',
      'Angalia kama mizizi ina mafundo. Minyoo hiyo hufungulia ugonjwa njia.',
    ],
    favouredBy: 'Udongo wenye joto na maji, mafundo kwenye mizizi, na visu, vijiti na viatu visivyosafishwa.',
    spray: at(
      'Hakuna kinachookoa mmea ulionyauka. Kwa dieback, muulize afisa kuhusu Trichoderma, kuvu yenye faida.',
      'Hakuna kinachookoa mmea ulionyauka. Kwa dieback, uliza ni dawa gani inayoruhusiwa.',
    ),
    doNotSpray: 'Usinyunyizie dawa mmea uliolegea. Umechelewa.',
    harvest: 'Matunda yaliyoiva yanaweza kuliwa.',
    rivals: {
      rootRotOrWetSoil: 'Kwenye udongo wenye maji mizizi huoza, lakini shina halipasuki.',
      rootKnotNematodes: 'Minyoo hii hufanya mafundo kwenye mizizi. Mmea huwa dhaifu, lakini hauifi.',
      drought: 'Mmea uliokosa maji hupona ukimwagiliwa.',
      passionWoodiness: 'Virusi vya matunda magumu hukunja majani na kufanya matunda magumu. Mmea haufi.',
    },
    alerts: {
      noCure: 'Mmea wenye mnyauko hauponi.',
      noSeed: 'Usichukue mbegu wala miche kutoka shamba lenye mnyauko.',
    },
    unconfirmed: [
      'Ukurasa mmoja unasema viini huishi kwenye udongo zaidi ya miaka kumi. Mwingine unasema subiri mitatu.',
      'Majaribio dhidi ya dieback yalifanywa kwenye kivungulio tu.',
    ],
  },
  avocadoFruitPests: {
    name: 'Nzi wa matunda na nondo wa FCM (false codling moth)',
    sign: 'Funza au kiwavi wa waridi',
    summary: 'Funza au kiwavi wa rangi ya waridi hula tunda, kisha tunda huanguka.',
    signs: [
      'Tunda huwa la manjano na laini kabla ya wakati.',
      'Nzi huacha matundu madogo sana.',
      'Nondo huacha tundu lenye unga uliopauka.',
      'Ndani kuna funza weupe, au kiwavi mmoja wa waridi mwenye kichwa cha kahawia.',
      'Tunda huoza na kuanguka.',
    ],
    check: {
      question: 'Fungua matunda kumi yaliyoanguka. Je, kuna funza weupe au kiwavi wa waridi ndani?',
      ifNot: 'Nyama nyeusi bila funza ni uozo.',
    },
    actions: [
      'Okota matunda yote yaliyoanguka na yaliyo laini.',
      'Yafunge kwenye mfuko juani, au uyafukie kina cha mkono.',
      'Tundika mtego mmoja wa nzi dume na mmoja wa nondo dume.',
    ],
    next: [
      'Okota matunda mara mbili kwa wiki hadi mavuno.',
      'Weka kivutio kipya kwenye mitego kila wiki nne hadi sita.',
      'Mitego mingine ina sumu ya wadudu. Vaa glavu, soma lebo na uiweke mbali na watoto.',
      'Okota pia maembe, mapera na machungwa yaliyoanguka. Wadudu hao hao huishi humo.',
      'Fanya kazi pamoja na majirani zako.',
      at(
        'Je, unauzia msafirishaji wa nje? Muulize yeye na KEPHIS wanataka kuona nini.',
        'Je, unauzia msafirishaji wa nje? Muulize anataka kuona nini.',
      ),
    ],
    favouredBy: 'Joto huwasaidia, na matunda yanayoozea chini.',
    spray:
      'Mitego na usafi wa shamba vinaweza kulipa. Dawa karibu na mavuno huacha mabaki, na wanunuzi hukataa matunda.',
    doNotSpray: 'Usinyunyizie dawa mti mzima. Haimfikii kiwavi aliye ndani.',
    harvest: 'Sehemu safi inaweza kuliwa. Ulaya hukataa matunda yenye funza au kiwavi.',
    rivals: {
      anthracnose: 'Chule hufanya madoa meusi yaliyobonyea. Hakuna funza.',
      scab: 'Upele hufanya vigaga vigumu kwenye ganda tu.',
      perseaMite: at(
        'Utitiri wa Persea ni mpya nchini Kenya. Hufanya madoa kando ya mishipa ya majani, na majani huanguka.',
        'Utitiri wa Persea hufanya madoa kando ya mishipa ya majani, na majani huanguka.',
      ),
    },
    alerts: {},
    unconfirmed: at(
      [
        'KALRO inakadiria hasara hadi matunda 30 kati ya 100. Wengine wanasema nusu.',
        'Hatujui ekari moja inahitaji mitego mingapi.',
      ],
      ['Hatujui hasara ni kiasi gani katika nchi yako.', 'Hatujui ekari moja inahitaji mitego mingapi.'],
    ),
  },
  avocadoRootRot: {
    name: 'Kuoza kwa mizizi ya parachichi (root rot)',
    sign: 'Mizizi membamba myeusi, huvunjika',
    summary: 'Viini kwenye udongo wenye maji huua mizizi membamba, kisha mti.',
    signs: [
      'Majani ni madogo, yamepauka, hulegea na kuanguka, ingawa udongo una maji.',
      'Matawi hufa kuanzia juu. Mti huwa wazi.',
      'Matunda ni madogo na hupungua kila mwaka.',
      'Mizizi membamba ni myeusi na huvunjika.',
    ],
    check: {
      question: 'Chimbua mizizi membamba pembeni mwa kivuli cha mti. Je, ni myeusi na huvunjika?',
      ifNot: 'Ikiwa ni myeupe na mingi, angalia maji, virutubisho na utitiri.',
    },
    actions: [
      'Chimba mfereji unaopeleka maji ya mvua mbali na mti.',
      'Osha udongo kwenye zana na viatu kabla ya kuendelea.',
      'Weka alama kwenye miti iliyougua na uihudumie mwisho.',
    ],
    next: [
      'Weka matandazo kivulini mwa matawi, mbali na shina.',
      'Chimbua miti iliyokufa pamoja na mizizi na uichome.',
      'Panda miti mipya kwenye vilima vidogo, mahali pasipotuama maji.',
      'Usihamishe udongo wala maji kutoka miti iliyougua.',
      at(
        'Nunua kwenye kitalu chenye leseni, si kando ya barabara. Ulizia mzizi unaostahimili ugonjwa huu.',
        'Nunua kwenye kitalu kilichokaguliwa. Ulizia mzizi unaostahimili ugonjwa huu.',
      ),
      at(
        'Iulize KALRO kuhusu Trichoderma, kuvu yenye faida.',
        'Uliza kama kuvu yenye faida dhidi yake inauzwa katika nchi yako.',
      ),
    ],
    favouredBy: 'Udongo unaotuama maji huusaidia. Miche, udongo, zana na viatu huueneza.',
    spray: at(
      'Katika nchi nyingine miti hupewa dawa kwenye shina. Muulize afisa kama kuna inayoruhusiwa hapa.',
      'Katika nchi nyingine miti hupewa dawa kwenye shina. Uliza kama kuna inayoruhusiwa katika nchi yako.',
    ),
    doNotSpray: 'Usinyunyizie dawa majani. Viini viko kwenye udongo.',
    harvest: 'Matunda yanaweza kuliwa.',
    rivals: {
      drought: 'Mti uliokosa maji hupona ukimwagiliwa. Mizizi membamba ni myeupe.',
      rootRotOrWetSoil: 'Maji yaliyotuama pekee pia huua mizizi. Yaondoe kwa vyovyote.',
      perseaMite: 'Utitiri wa Persea hufanya madoa ya mviringo kando ya mishipa, upande wa chini wa jani.',
      lackOfNitrogen: 'Virutubisho vikikosekana majani hupauka, lakini mizizi ni myeupe.',
    },
    alerts: { noSeed: 'Usikuze miche kutoka kwa matunda yaliyoanguka kwenye udongo wa mti uliougua.' },
    unconfirmed: ['Kuvu hiyo yenye faida bado inajaribiwa. Hatujui inauzwa wapi.'],
  },
})
