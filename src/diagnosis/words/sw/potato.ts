import type { At } from '../place'
import type { CropWords } from '../types'

const OWN_SEED =
  'Panda mbegu za viazi zilizoidhinishwa. Au weka alama kwenye mistari bora ikiwa bado ya kijani, isiyo na mmea mgonjwa, na utoe mbegu hapo tu.'

export const potato = (at: At): CropWords<'potato'> => ({
  Potato___Early_blight: {
    name: 'Bakajani tangulia (early blight)',
    speed: 'Hupanda polepole kutoka majani ya chini.',
    check: {
      question: 'Je, madoa ni makavu, yana miviringo, na yalianza chini?',
      ifNot: 'Yakiwa yamelowa maji, kagua leo kama ni bakajani chelewa.',
    },
    ifYes: 'Ondoa majani ya chini yaliyoharibika, uyafukie.',
    actions: [
      'Alfajiri, geuza majani: ukungu mweupe? Fuata leo ushauri wa bakajani chelewa.',
      'Ondoa majani ya chini yaliyoharibika, uyafukie.',
      'Je, mimea inakosa maji au virutubisho?',
    ],
    cause: 'Ugonjwa huu unasababishwa na kuvu (fangasi). Kuvu hukaa kwenye masalia ya viazi na nyanya.',
    signs: ['Kuna madoa makavu ya kahawia yenye miviringo ndani.', 'Huanza kwenye majani ya chini.'],
    favouredBy: 'Joto, umande na mimea dhaifu au inayokosa virutubisho huchochea ugonjwa huu.',
    next: ['Weka mbolea na maji kulingana na mahitaji ya zao.', 'Usipande viazi wala nyanya hapo kwa miaka miwili.'],
    spray: at(
      'Madoa yakitokea baada ya maua, dawa inaweza kusaidia. Kwenye mimea michanga hailipi. Kwenye nyanya nchini Kenya, difenoconazole, tebuconazole na azoxystrobin mara nyingi hazisaidii dhidi ya ugonjwa huu.',
      'Madoa yakitokea baada ya maua, dawa inaweza kusaidia. Kwenye mimea michanga hailipi.',
    ),
    doNotSpray: 'Usinyunyizie dawa katika wiki mbili za mwisho za msimu.',
    protect: [OWN_SEED, 'Ondoa mimea iliyougua baada ya kuvuna.'],
    rivals: {
      Potato___Late_blight:
        'Angalia upande wa chini wa jani alfajiri. Bakajani chelewa huonekana kama limelowa maji na lina ukungu mweupe.',
      lackOfFoodOrWater: 'Mmea unaokosa virutubisho huwa manjano kwenye majani ya chini, bila miviringo.',
    },
    alerts: {},
    harvest: 'Viazi visivyooza vinaweza kuliwa. Kata na utupe sehemu nyeusi, kavu na zilizobonyea.',
    cannotShow: 'Picha haiwezi kuonyesha viazi ardhini, mnyauko bakteria wala minyoo ya mizizi.',
  },
  Potato___Late_blight: {
    name: 'Bakajani chelewa (late blight)',
    speed: 'Zao lote huweza kufa kwa siku chache.',
    check: {
      question: 'Geuza jani alfajiri, au liweke usiku kwenye mfuko na kitambaa chepechepe. Kuna ukungu mweupe?',
      ifNot: 'Hakuna, ila baridi na mvua? Chukua hatua leo.',
    },
    actions: ["Michache iliyougua: ing'oe, uifukie. Mingi: kata majani yaliyougua.", 'Waambie majirani leo.'],
    cause: at(
      'Ugonjwa huu unasababishwa na kimelea kinachofanana na kuvu. Copper hukinga mimea ambayo bado haijaugua.',
      'Ugonjwa huu unasababishwa na kimelea kinachofanana na kuvu.',
    ),
    signs: [
      'Kuna mabaka meusi yanayoonekana kama yamelowa maji, yenye ukingo uliopauka.',
      'Ukungu mweupe huota upande wa chini wa jani alfajiri.',
      'Mashina huwa kahawia, na uozo hunuka vibaya.',
    ],
    favouredBy: 'Siku za baridi na mvua (10 hadi 26 °C) huchochea ugonjwa huu.',
    next: [
      'Kagua shamba lote kila asubuhi, anza bondeni.',
      "Mimea michache ikiugua, ing'oe na uchimbe viazi vyake. Kula mapema vilivyo vizuri.",
      'Nusu ya majani ikiharibika na viazi vimefikia kuliwa, kata mashina na majani yote ya juu ya ardhi na uyatoe shambani. Hilo husaidia kulinda viazi.',
      'Pandishia udongo kwenye mashina ili maji yatiririke na viazi vifunikwe.',
      'Mashina na majani yakishakatwa au kukauka yote, subiri wiki mbili hadi tatu kabla ya kuchimba.',
    ],
    spray: at(
      'Dawa husaidia tu ukiinyunyiza sasa hivi, mimea mingi ikiwa bado haijaugua. Nchini Kenya metalaxyl mara nyingi huuzwa kama mchanganyiko. Soma kila jina kwenye lebo. Phosphonate ilifanya vizuri kwenye majaribio nchini Kenya. Uliza PCPB kama imesajiliwa.',
      'Dawa husaidia tu ukiinyunyiza sasa hivi, mimea mingi ikiwa bado haijaugua.',
    ),
    doNotSpray: at(
      'Dawa za triazole hazisaidii hapa. Mimea yote ikishakauka juu, acha kunyunyizia dawa.',
      'Mimea yote ikishakauka juu, acha kunyunyizia dawa.',
    ),
    protect: [
      at(
        'Panda mbegu za viazi zilizoidhinishwa za aina inayostahimili ugonjwa huu. Sherekea hustahimili zaidi kuliko Shangi.',
        'Panda mbegu za viazi zilizoidhinishwa za aina inayostahimili ugonjwa huu.',
      ),
      "Fukia viazi vilivyoharibika na ung'oe mimea iliyojiotea.",
      ...at(
        [
          'Mwombe afisa kadi ya CIP. Kwa aina ya viazi, mvua na siku, inaonyesha lini kunyunyizia dawa. Wakulima wa Kenya walipunguza dawa kwa theluthi moja hadi mbili.',
        ],
        [],
      ),
    ],
    rivals: {
      Potato___Early_blight: 'Madoa ya bakajani tangulia ni makavu, yenye miviringo ndani.',
      frost: 'Baridi kali huathiri karibu shamba lote kwa usiku mmoja.',
    },
    alerts: {},
    harvest: 'Usihifadhi mbegu za viazi kutoka shamba lenye ugonjwa huu. Tupa viazi vilivyooza.',
    cannotShow: 'Picha haiwezi kuonyesha viazi ardhini. Ikipigwa mchana, mara nyingi haionyeshi ukungu mweupe.',
  },
  Potato___healthy: {
    check: {
      question: 'Je, jani ni la kijani, bila miviringo juu na bila ukungu upande wa chini?',
      ifNot: 'Ukiona alama, piga picha ya jani lenye alama.',
    },
    actions: [
      'Alfajiri, geuza majani kumi na utafute ukungu mweupe.',
      'Tafuta mashina yanayonyauka wakati wa joto kali la mchana.',
    ],
    next: [
      'Pandishia udongo kwenye mashina ili maji yatiririke.',
      'Palilia mapema, katika wiki nne hadi sita za kwanza.',
    ],
    doNotSpray: at(
      'Usinyunyizie dawa kwa mazoea. Angalia majani kwanza. Lakini katika wiki za baridi na mvua, kinga Shangi kabla ya kuona madoa. Muulize afisa jinsi ya kufanya.',
      'Usinyunyizie dawa kwa mazoea. Angalia majani kwanza. Lakini katika wiki za baridi na mvua, kinga aina dhaifu kabla ya kuona madoa. Muulize afisa jinsi ya kufanya.',
    ),
    protect: ['Tembea shambani angalau mara moja kwa wiki.', OWN_SEED],
    rivals: {},
    cannotShow: 'Picha ya jani haiwezi kuonyesha viazi ardhini, mizizi, mashina, wadudu wala ugonjwa unaoanza.',
    notCovered:
      'Kwenye viazi programu hii haichunguzi mnyauko bakteria, minyoo ya mizizi (cyst nematode), virusi vya mimea, blackleg, nondo wa viazi wala upungufu wa virutubisho.',
  },
})
