import type { onionDiseases as facts } from '../../../catalogue/troubles/onionDiseases'
import type { At } from '../../place'
import type { TroubleWordsOf } from '../../troubleTypes'

export const onionDiseases = (at: At): TroubleWordsOf<typeof facts> => ({
  purpleBlotch: {
    name: 'Baka la zambarau (purple blotch)',
    sign: 'Madoa ya zambarau yenye miviringo',
    summary: 'Kuvu huleta madoa marefu ya zambarau, na jani huinama.',
    signs: [
      'Vidoa vidogo vyeupe hutokea kwanza kwenye majani ya zamani.',
      'Kukiwa na mvua hukua kuwa madoa marefu ya zambarau yenye miviringo iliyofifia na iliyokolea.',
      'Madoa yana ukingo wa manjano. Sehemu ya juu ya jani huwa ya manjano na kuinama.',
      'Shingo ya kitunguu inaweza kuoza. Uozo ni wa manjano uliokolea, kisha mwekundu kama divai.',
    ],
    check: {
      question: 'Angalia majani ya zamani alfajiri. Je, kuna madoa ya zambarau yenye miviringo na ukingo wa manjano?',
      ifNot: 'Je, kuna ukungu wa kijivu-zambarau kwenye mabaka yaliyopauka? Fanya kama ni ubwiri vinyoya.',
    },
    actions: [
      'Mwagilia maji chini ya mmea, asubuhi. Usiloweshe majani.',
      'Kusanya majani makavu na vitunguu vya zamani. Vichome au uvifukie nje ya shamba.',
      'Gonga mimea kumi juu ya karatasi nyeupe. Majani yaliyoumizwa na vithiripi huugua zaidi.',
    ],
    next: [
      'Kagua tena kila wiki na baada ya mvua.',
      'Ikiwa ni ubwiri vinyoya, fanya haya yote pia. Huo hupenda baridi na mvua.',
      'Kwa ubwiri vinyoya acha nafasi kubwa, mistari ifuate upepo. Usitumie vitunguu vya hapo kama mbegu.',
      at(
        'Ubwiri vinyoya huja kila mwaka? Ulizia dawa iliyosajiliwa na PCPB kwa ugonjwa huo kwenye vitunguu.',
        'Ubwiri vinyoya huja kila mwaka? Ulizia dawa iliyosajiliwa kwa ugonjwa huo kwenye vitunguu.',
      ),
      'Kwa miaka mitatu usipande hapo vitunguu, liki (leeks) wala vitunguu saumu.',
      'Panda miche yenye afya. Ipe samadi iliyooza vizuri.',
      ...at(['Kwenye jaribio la Kenya la mwaka wa 2004 Texas Grano ilipata ugonjwa huu kidogo kuliko Red Creole.'], []),
    ],
    favouredBy:
      'Joto, mvua na umande wa muda mrefu huusaidia. Upepo na mvua huusambaza kutoka majani ya zamani ya vitunguu.',
    spray: at(
      'Wiki za joto na mvua, copper (shaba) inaweza kukinga majani safi ikinyunyiziwa mapema kabla ya mvua.',
      'Wiki za joto na mvua, dawa inaweza kukinga majani safi ikinyunyiziwa mapema kabla ya mvua.',
    ),
    doNotSpray: 'Usinyunyizie dawa wakati wa ukavu. Madoa hubaki madogo.',
    harvest:
      'Vitunguu vinaweza kuliwa. Vuna majani ya mimea 3 kati ya 4 yakiwa yameanguka. Vikaushe angalau wiki moja kabla ya kuondoa majani. Baada ya kunyunyizia dawa, hesabu siku zilizo kwenye lebo.',
    rivals: {
      downyMildew:
        'Ubwiri vinyoya una ukungu wa kijivu-zambarau alfajiri, bila miviringo. Baka la zambarau mara nyingi huufuata.',
      irisYellowSpot: 'Iris yellow spot hufanya madoa ya umbo la almasi, rangi ya majani makavu. Hakuna zambarau.',
      onionThrips: "Vithiripi hufanya michirizi inayong'aa. Wadudu wadogo sana wako kati ya majani ya ndani.",
      drought: 'Wakati wa ukame ncha pekee ndizo hukauka.',
    },
    alerts: {},
    unconfirmed: [
      at(
        'Vyanzo vinatofautiana jinsi copper inavyofanya kazi. Si dawa kali.',
        'Vyanzo vinatofautiana jinsi dawa zinavyofanya kazi.',
      ),
      'Vyanzo vinatofautiana kama mbegu huubeba.',
    ],
  },
  irisYellowSpot: {
    name: 'Virusi vya iris yellow spot',
    sign: 'Madoa yaliyopauka kama almasi',
    summary: 'Vithiripi hueneza virusi hivi vya mimea. Vitunguu hubaki vidogo.',
    signs: [
      'Majani yana madoa ya rangi ya nyasi kavu, mapana katikati na yenye ncha mbili.',
      'Baadhi ya madoa yana sehemu ya kijani katikati.',
      'Madoa huungana, na jani hukauka kuanzia hapo.',
      'Hakuna zambarau, ukungu wala unga.',
      'Vitunguu hubaki vidogo, lakini haviozi.',
    ],
    check: {
      question: 'Shika jani kwenye mwangaza. Je, madoa ni kama almasi, rangi ya nyasi kavu, bila zambarau wala ukungu?',
      ifNot: 'Ikiwa madoa ni ya zambarau yenye miviringo, huenda ni baka la zambarau.',
    },
    actions: [
      'Gonga mimea kumi juu ya karatasi nyeupe na uhesabu vithiripi.',
      "Ng'oa magugu na vitunguu vya zamani ndani na kando ya shamba.",
      'Mwagilia maji kwa wakati. Mimea mikavu huumia zaidi.',
    ],
    next: [
      'Soma ukurasa wa vithiripi vya vitunguu. Unasema la kufanya na wakati dawa inaweza kulipa.',
      "Ng'oa pia mchicha wa mwituni na managu ya mwituni. Virusi hivi huishi humo.",
      'Usipande vitunguu kando ya vitunguu vya zamani, liki (leeks) au chives.',
      'Panda tu miche safi. Mbegu hazibebi virusi hivi, lakini miche hubeba.',
      'Baada ya kuvuna usiache vitunguu shambani.',
      at(
        'Kwenye jaribio la Kenya Texas Grano ilikuwa na vithiripi vichache kuliko Red Creole.',
        'Kwenye jaribio moja Texas Grano ilikuwa na vithiripi vichache kuliko Red Creole.',
      ),
    ],
    favouredBy: at(
      'Vithiripi vingi hueneza virusi hivi. Nchini Kenya huzidi miezi ya baridi na ukavu.',
      'Vithiripi vingi hueneza virusi hivi. Ukavu huongeza vithiripi.',
    ),
    doNotSpray: at(
      'Usinyunyizie dawa ya kuvu. Nchini Kenya wakulima 6 kati ya 10 hufanya hivyo bila faida.',
      'Usinyunyizie dawa ya kuvu. Haifanyi kazi kwa virusi.',
    ),
    harvest: 'Vitunguu vinaweza kuliwa.',
    rivals: {
      onionThrips: "Vithiripi bila virusi hufanya michirizi na vidoa vinavyong'aa, lakini si madoa ya almasi.",
      purpleBlotch: 'Baka la zambarau lina madoa ya zambarau yenye miviringo.',
      downyMildew: 'Ubwiri vinyoya una ukungu wa kijivu-zambarau alfajiri.',
      weedKillerDrift: 'Dawa ya magugu iliyopeperushwa huunguza mimea mingi kwa siku moja, upande mmoja.',
    },
    alerts: { noCure: 'Mmea mgonjwa hauna tiba. Virusi hivi vya mimea haviambukizi watu.' },
    unconfirmed: ['Ni maabara pekee inayoweza kutambua virusi hivi.', 'Hatujui ni vithiripi vingapi ni vingi mno.'],
  },
  rootMaggots: {
    name: 'Funza wa vitunguu na kabichi (root maggots)',
    sign: 'Funza weupe ndani ya mizizi',
    summary: 'Funza wa nzi mdogo hula mizizi au kitunguu.',
    signs: [
      'Mimea michanga hunyauka na kufa, mmoja baada ya mwingine kwenye mstari.',
      'Majani ya vitunguu hunyauka na kuwa ya kijani-buluu au manjano.',
      'Funza weupe wasio na miguu wako kwenye mizizi, shina la chini au kitunguu.',
      'Kisha kitunguu au mzizi huoza na kunuka.',
      'Nzi wake anafanana na nzi mdogo wa nyumbani.',
    ],
    check: {
      question: 'Chimbua mmea ulionyauka pamoja na udongo. Je, kuna funza weupe kwenye mizizi au kitunguu?',
      ifNot: 'Ikiwa shina limekatwa usawa wa udongo, tafuta sota (cutworms) usiku.',
    },
    actions: [
      'Chimbua mimea iliyonyauka pamoja na udongo wa mizizi.',
      'Ifunge kwenye mfuko juani, au itie kwenye maji ya sabuni.',
      'Subiri kuweka samadi mbichi. Huvutia nzi.',
    ],
    next: [
      'Kagua kila siku nne. Jaza mapengo tu ikiwa hakuna mmea mpya unaonyauka.',
      'Tumia samadi iliyooza vizuri pekee. Fukia magugu na majani wiki tatu kabla ya kupanda.',
      'Funika kitalu kwa neti. Fukia kingo zake kwenye udongo, nzi wasiingie.',
      'Panda miche yenye nguvu na uimwagilie. Mimea mikubwa hustahimili funza wachache.',
      'Usipande kitunguu baada ya kitunguu, wala kabichi baada ya kabichi. Shamba jipya liwe mbali na la zamani.',
      'Baada ya kuvuna kusanya vitunguu, mizizi na visiki vyote. Vifukie kwenye shimo refu.',
    ],
    favouredBy: 'Udongo wenye maji na samadi mbichi au mimea inayooza huwasaidia.',
    doNotSpray: 'Usinyunyizie dawa mimea migonjwa. Funza wamo ndani, na hakuna dawa inayoiokoa.',
    harvest: 'Vitunguu na majani safi yanaweza kuliwa. Usihifadhi vitunguu vilivyotobolewa. Huoza na kuharibu vingine.',
    rivals: {
      bulbRot: 'Kitunguu kilichooza ni laini au kina kuvu, lakini hakina funza. Funza mara nyingi huleta uozo.',
      cutworms: 'Sota ni wanene na weusi. Hukata shina usawa wa udongo usiku.',
      drought: 'Wakati wa ukame mimea yote hunyauka, na mizizi ni mizima.',
    },
    alerts: {},
    unconfirmed: [
      at(
        'Kwenye uchunguzi wa kaunti tano za Kenya karibu wakulima wote walinyunyizia dawa, kwa mafanikio madogo.',
        'Kwenye uchunguzi karibu wakulima wote walinyunyizia dawa, kwa mafanikio madogo.',
      ),
      'Uchunguzi huo haukupata kinachofanya kazi vizuri dhidi ya nzi hawa.',
      'Kwenye majaribio ya kwingine majivu na kitunguu saumu vilisaidia kidogo tu.',
      'Mengi ya ukurasa huu yanatoka kwa miongozo ya nzi kama hao wa nchi za baridi.',
    ],
  },
})
