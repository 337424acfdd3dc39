import type { soilAndStore as facts } from '../../../catalogue/troubles/soilAndStore'
import type { At } from '../../place'
import type { TroubleWordsOf } from '../../troubleTypes'

export const soilAndStore = (at: At): TroubleWordsOf<typeof facts> => ({
  beanRootRot: {
    name: 'Uozo wa mizizi ya maharagwe (bean root rot)',
    sign: 'Mizizi laini ya kahawia',
    summary: 'Kuvu (fangasi) iliyo kwenye udongo huozesha mizizi ya maharagwe.',
    signs: [
      'Mimea michanga hudumaa. Majani ya kwanza huwa ya manjano, kisha ya kahawia.',
      'Mimea hunyauka ingawa udongo una unyevu.',
      'Mizizi na sehemu ya chini ya shina huwa na rangi ya kahawia au nyeusi.',
      'Mimea migonjwa iko kwa vikundi, mara nyingi mahali maji yanapotuama.',
    ],
    check: {
      question: 'Chimba mmea dhaifu na uoshe mizizi. Je, mizizi ni laini, ya kahawia au myeusi?',
      ifNot: 'Ikiwa ni myeupe na imara, menya shina. Punje nyeusi ndani huonyesha nzi wa maharagwe.',
    },
    actions: [
      'Rundika udongo wenye unyevu kuzunguka mashina ya mimea iliyo hai.',
      "Ng'oa mimea iliyokufa pamoja na mizizi na uichome.",
      'Angalia mahali maji yanapotuama. Chimba mtaro mdogo ili maji yaondoke.',
    ],
    next: [
      'Msimu ujao, changanya samadi, mboji au majani ya Tithonia yaliyokatwakatwa kwenye udongo kabla ya kupanda.',
      'Kwenye udongo mzito panda maharagwe juu ya matuta.',
      at(
        'Panda maharagwe kati ya mahindi. Kwenye jaribio la Kenya uozo wa mizizi ulipungua kwa 22 %.',
        'Panda maharagwe kati ya mahindi. Kwenye jaribio moja uozo wa mizizi ulipungua kwa 22 %.',
      ),
      'Usipande maharagwe, kunde au njegere hapo tena mara moja. Panda kwanza mahindi au nafaka nyingine.',
      'Panda mbegu safi, na uulizie aina inayostahimili uozo wa mizizi.',
      'Usiwape mifugo masalia ya maharagwe ikiwa samadi yao itawekwa kwenye shamba la maharagwe.',
    ],
    favouredBy:
      'Udongo mzito wenye maji mengi, joto na udongo usio na rutuba huchochea ugonjwa huu. Kupanda maharagwe kila msimu huuzidisha.',
    doNotSpray: 'Usinyunyizie dawa. Dawa iliyo kwenye majani haifiki kwenye mizizi.',
    harvest: at(
      'Maharagwe yanaweza kuliwa. Nchini Kenya ugonjwa huu umepunguza mavuno kwa hadi 70 %.',
      'Maharagwe yanaweza kuliwa. Ugonjwa huu unaweza kupunguza mavuno kwa zaidi ya nusu.',
    ),
    rivals: {
      beanFly: 'Nzi wa maharagwe huacha punje ndogo nyeusi ndani ya shina lililovimba na kupasuka.',
      drought: 'Wakati wa ukame udongo ni mkavu na mizizi ni imara.',
      cutworms: 'Sota hukata shina kabisa.',
      rootKnotNematodes: 'Minyoo ya mizizi hufanya mafundo kwenye mizizi. Mwanzoni mizizi si laini.',
    },
    alerts: {},
    unconfirmed: [
      'Kurundika udongo kwenye shina ni ushauri wa kawaida. Hatujui jaribio lolote dhidi ya uozo wa mizizi.',
      'Vyanzo vinatofautiana kuhusu miaka bila maharagwe: mitatu hadi minane.',
      'Hatujui ni aina zipi madukani zinazostahimili.',
      'Kuvu moja kati ya hizi huishi pia kwenye mahindi na mtama, hasa udongo ukiwa mkavu na wenye joto.',
    ],
  },
  grainBorers: {
    name: 'Fukuzi na dumuzi wa nafaka (larger grain borer)',
    sign: 'Matundu ya mviringo na unga',
    summary: 'Wadudu walio ghalani hula mahindi kutoka ndani ya punje.',
    signs: [
      'Punje zina matundu madogo ya mviringo, na huvunjika ukizibonyeza.',
      'Kuna unga laini chini ya mahindi au ndani ya mfuko.',
      'Fukuzi ni mdogo, wa kahawia, na ana mdomo mrefu.',
      at(
        'Dumuzi (Osama) ni mweusi na nyuma yake ni butu. Huacha unga mwingi zaidi.',
        'Dumuzi ni mweusi na nyuma yake ni butu. Huacha unga mwingi zaidi.',
      ),
    ],
    check: {
      question: 'Tandaza mahindi kidogo juani kwenye turubai. Je, wadudu wanatoka, na kuna unga?',
      ifNot: 'Ukiona ukungu bila wadudu, soma kuhusu kuvu na sumukuvu.',
    },
    actions: [
      'Chekecha mahindi uondoe wadudu na unga, na utenge punje zenye matundu.',
      'Choma au ufukie vyote hivyo, mbali na ghala.',
      'Kausha mahindi safi juani kwenye turubai, kamwe si kwenye udongo.',
    ],
    next: [
      'Safisha ghala na uzibe nyufa zote kabla ya kulijaza tena.',
      'Jaza mahindi makavu kwenye mifuko isiyopitisha hewa au silo ya chuma, na uifunge kabisa. Mahindi yenye unyevu hupata kuvu humo.',
      at(
        'Kwenye mashamba 32 ya Kenya mifuko hiyo ilipoteza 2 % ya mahindi kwa miezi tisa. Magunia ya kawaida bila dawa yalipoteza 32 %.',
        'Kwenye mashamba 32 mifuko hiyo ilipoteza 2 % ya mahindi kwa miezi tisa. Magunia ya kawaida bila dawa yalipoteza 32 %.',
      ),
      'Dumuzi anaweza kutoboa mfuko. Tia mahindi safi tu, na uuangalie mara kwa mara.',
      'Usichanganye kamwe mahindi ya zamani na mapya.',
      'Msimu ujao, pukuchua mahindi mapema. Dumuzi hupenda zaidi punje zilizo kwenye gunzi.',
    ],
    favouredBy:
      'Mahindi yenye unyevu, mahindi ya zamani na nyufa za ghala huwasaidia. Wengine huja na mavuno kutoka shambani.',
    spray:
      'Kwenye magunia ya kawaida dawa ya unga ya kuhifadhi nafaka inaweza kusaidia, ikiwa lebo inataja mahindi. Dawa hiyo ni sumu. Hesabu siku zilizo kwenye lebo kabla ya kula au kuuza mahindi. Usitumie kamwe vidonge vya gesi ndani ya nyumba. Gesi yake inaweza kuua watu.',
    doNotSpray: 'Usinyunyizie mahindi dawa ya shambani. Mifuko isiyopitisha hewa haihitaji sumu.',
    harvest: 'Punje zenye kuvu, matundu au nyufa usizile wala usiwape mifugo. Punje safi na kavu zinaweza kuliwa.',
    rivals: {
      aflatoxin: 'Kuvu huonekana kama ukungu juu ya punje. Inaweza kuja pamoja na wadudu.',
      stemBorer: 'Vipekecha shina huacha njia ndani ya hindi kabla ya mavuno, bila unga ghalani.',
      fallArmyworm: 'Viwavijeshi hutoboa mahindi shambani. Utaona viwavi na kinyesi chenye unyevu.',
    },
    alerts: {
      notFood: 'Punje zenye matundu au kuvu usizile, usiziuze wala usizisage. Huenda zina sumukuvu.',
      notFeed: 'Usiwape mifugo. Sumu hiyo hupita kwenye maziwa, mayai na nyama.',
    },
    unconfirmed: [
      'Wakulima wengine huchanganya magunzi yaliyosagwa au majivu na mahindi. Hatujui jaribio la kuaminika.',
      'Hatujui ni dawa zipi za kuhifadhi nafaka zilizosajiliwa leo.',
    ],
  },
  poorSoil: {
    name: 'Udongo usio na rutuba au wenye asidi (acid soil)',
    sign: 'Majani ya chini manjano, zambarau',
    summary: 'Mahindi hayapati virutubisho vya kutosha kwenye udongo.',
    signs: [
      'Upungufu wa nitrojeni: majani ya chini huwa ya manjano kwa umbo la V kutoka kwenye ncha.',
      'Upungufu wa fosforasi: mimea michanga hudumaa, na ncha za majani ya chini huwa za zambarau.',
      'Shina la zambarau peke yake halithibitishi chochote.',
      'Sehemu kubwa za shamba hufanana.',
      'Mahindi ni madogo, na ncha yake ina punje chache.',
    ],
    check: {
      question: 'Angalia majani ya chini kabisa. Je, kuna V ya manjano kutoka kwenye ncha, au ncha ya zambarau?',
      ifNot: 'Ikiwa majani mapya tu yana alama, huenda ni michirizi ya mahindi au upungufu wa zinc.',
    },
    actions: [
      'Palilia mahindi. Magugu hula virutubisho vyake.',
      'Ukiona V ya manjano, weka samadi iliyoiva au mbolea ya nitrojeni kando ya mimea. Udongo uwe na unyevu.',
      'Muulize afisa mahali unapoweza kupimiwa udongo.',
    ],
    next: [
      'Kwa majani ya zambarau, msimu ujao changanya mbolea yenye fosforasi na udongo wa shimo la kupanda.',
      'Nunua chokaa baada tu ya kupima udongo. Kila udongo una kiasi chake, na chokaa nyingi mno hudhuru.',
      'Chini ya pH 5.5 chokaa inaweza kusaidia mahindi. Ichanganye na udongo wiki kadhaa kabla ya kupanda.',
      'Usitumie DAP mwaka baada ya mwaka kwenye udongo wenye asidi. Ulizia NPK inayofaa udongo wako.',
      'Weka samadi au mboji kila msimu. Samadi ya kuku ina fosforasi nyingi.',
      'Panda maharagwe, karanga au Desmodium pamoja na mahindi au baada yake. Mimea hii huleta nitrojeni.',
    ],
    favouredBy: at(
      'Mvua nyingi, na miaka ya DAP bila samadi, huongeza asidi. Mwaka wa 2014 sampuli 3 kati ya 10 kutoka mashamba 4,800 ya Kenya zilikuwa chini ya pH 5.5.',
      'Mvua nyingi, na miaka ya DAP bila samadi, huongeza asidi.',
    ),
    doNotSpray: 'Usinyunyizie dawa. Huu si ugonjwa wala si wadudu.',
    harvest: 'Mahindi yanaweza kuliwa, na mifugo inaweza kula majani.',
    rivals: {
      drought: 'Wakati wa ukame majani hujikunja mchana. Ukavu pia unaweza kuleta V ya manjano.',
      streak: 'Michirizi ya mahindi ni mistari iliyokatika kwenye majani mapya.',
      striga: 'Striga ni gugu linaloonekana kwenye shina la mahindi, karibu na udongo.',
      lackOfZinc: 'Upungufu wa zinc hufanya ukanda mpana uliopauka kwenye majani mapya.',
      lackOfPotassium: 'Upungufu wa potassium huunguza ukingo wa majani ya chini.',
    },
    alerts: {},
    unconfirmed: [
      'Rangi ya zambarau inaweza kutoweka mahindi yakifika magotini, lakini mavuno bado huwa madogo.',
      'Hatukupata bei ya mwaka huu ya chokaa wala ya kupima udongo.',
      'Mbolea nyingine zenye ammonium pia huongeza asidi. Hatujui ni ipi inayokufaa zaidi.',
    ],
  },
  rootKnotNematodes: {
    name: 'Minyoo ya mafundo ya mizizi (root-knot nematodes)',
    sign: 'Mafundo kwenye mizizi',
    summary: 'Minyoo wadogo sana wa udongoni hufanya mafundo kwenye mizizi.',
    signs: [
      'Mimea hudumaa na kupauka, kwanza kwa sehemu za mviringo shambani.',
      'Hunyauka wakati wa joto ingawa udongo una unyevu.',
      'Mizizi ina mafundo ambayo ni sehemu ya mzizi wenyewe.',
      'Mnyauko bakteria huwa mkali zaidi palipo na minyoo hawa.',
    ],
    check: {
      question: 'Chimba mmea dhaifu na uoshe mizizi. Je, ina mafundo yasiyotoka ukiyasugua?',
      ifNot: 'Ikiwa mizizi haina mafundo, soma kuhusu mnyauko bakteria na upime shina kwenye maji.',
    },
    actions: [
      'Chimba mimea iliyoathirika zaidi pamoja na mizizi yote na uichome.',
      'Mwagilia maji na uweke mbolea kwenye mimea mingine, na uvune matunda yake.',
      'Osha udongo kwenye zana na viatu kabla ya kwenda shamba lingine.',
    ],
    next: [
      at(
        'Baadaye panda mahindi, mtama au karanga hapo. Kwenye jaribio la KARI nyanya zilizofuata mahindi ziliathirika kidogo.',
        'Baadaye panda mahindi, mtama au karanga hapo. Kwenye jaribio moja nyanya zilizofuata mahindi ziliathirika kidogo.',
      ),
      'Panda maua ya marigold kati ya mahindi.',
      'Ikiwa kuna mnyauko bakteria pia, panda mahindi, si maharagwe wala kabichi.',
      'Usipande kabichi, njahi wala dania hapo. Kwenye jaribio hilo zilikuwa na mafundo mengi.',
      'Palilia vizuri. Magugu pia huwalisha minyoo hawa.',
      'Wiki zenye joto kali, lowesha udongo na uufunike kwa plastiki inayopitisha mwanga. Iache kwa wiki nne hadi sita.',
      'Otesha miche kwenye udongo safi, na uulizie aina inayostahimili minyoo hawa.',
    ],
    favouredBy: at(
      'Kupanda nyanya baada ya nyanya huwasaidia. Udongo, zana na miche huwaeneza. Walikuwa kwenye 81 % ya sampuli za udongo wa Mwea.',
      'Kupanda nyanya baada ya nyanya huwasaidia. Udongo, zana na miche huwaeneza.',
    ),
    doNotSpray: 'Usinyunyizie dawa kwenye majani. Minyoo hawa wako ndani ya mizizi.',
    harvest: 'Matunda yanaweza kuliwa. Minyoo hawa hawaishi ndani ya watu.',
    rivals: {
      tomatoBacterialWilt:
        'Mnyauko bakteria huangusha mmea wa kijani kwa siku chache. Nyuzi kama maziwa hutoka shina likitiwa kwenye maji.',
      fusariumWilt: 'Mnyauko wa Fusarium huanza na majani ya manjano, mara nyingi upande mmoja. Mizizi haina mafundo.',
      drought: 'Wakati wa ukame mimea yote hulegea. Husimama tena ikipata maji.',
      lackOfNitrogen: 'Upungufu wa nitrojeni hufanya majani ya zamani yawe ya manjano. Mizizi haina mafundo.',
    },
    alerts: { noSeed: 'Usipande, usiuze wala usigawe miche iliyooteshwa kwenye udongo huu.' },
    unconfirmed: [
      at(
        'Mkulima mmoja hufukia kabichi kwenye udongo dhidi ya minyoo hawa. Kwenye jaribio la KARI kabichi yenyewe ilikuwa na mafundo mengi.',
        'Wakulima wengine hufukia kabichi kwenye udongo dhidi ya minyoo hawa. Kwenye jaribio moja kabichi yenyewe ilikuwa na mafundo mengi.',
      ),
      'Sumu kali dhidi ya minyoo hawa zinauzwa. Hatuwezi kutaja yoyote. Muulize afisa kwanza.',
    ],
  },
})
