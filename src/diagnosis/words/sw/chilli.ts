import type { At } from '../place'
import type { CropWords } from '../types'

const WAIT_DAYS = 'Matunda safi yanaweza kuliwa. Ikiwa ulinyunyizia dawa, hesabu kwanza siku zilizo kwenye lebo.'

export const chilli = (at: At): CropWords<'chilli'> => ({
  Chilli___Cercospora_leaf_spot: {
    name: 'Cercospora leaf spot (doajani la Cercospora)',
    speed: 'Majani hufa mapema na kuanguka wakati wa mvua.',
    check: {
      question: 'Je, doa ni la mviringo, limepauka katikati na lina duara jeusi?',
      ifNot: "Ikiwa doa ni jeusi na linang'aa kama limepakwa mafuta, piga picha nyingine kwanza.",
    },
    actions: [
      'Ondoa majani yenye madoa na uyafukie.',
      'Mwagilia chini ya mmea, si juu ya majani.',
      'Usiingie shambani majani yakiwa yamelowa.',
    ],
    cause: 'Ugonjwa huu unasababishwa na kuvu (fangasi). Kuvu hukaa kwenye mbegu na majani ya zamani.',
    signs: [
      'Kuna madoa ya mviringo yaliyopauka katikati, yenye duara jeusi.',
      'Katikati panaweza kutoboka. Majani yaliyougua huwa manjano na kuanguka.',
    ],
    favouredBy: 'Joto na mvua huchochea ugonjwa huu.',
    next: ['Fukia au choma masalia baada ya kuvuna.', 'Usipande pilipili hapo kwa miaka mitatu.'],
    spray: 'Madoa yakienea wakati wa joto na mvua, dawa inaweza kusaidia.',
    doNotSpray:
      'Usinyunyizie dawa ikiwa majani yenye madoa ni chini ya moja kati ya kumi. Ondoa majani hayo. Kiasi hiki ni makadirio yetu.',
    protect: [
      'Weka matandazo ili mvua isirushe udongo juu.',
      'Tumia mbegu zilizoidhinishwa. Ugonjwa unaweza kuja na mbegu.',
    ],
    rivals: {
      bacterialSpot: "Madoa ya bakteria ni madogo, meusi na yanang'aa kama yamepakwa mafuta, hayajapauka katikati.",
      Chilli___Powdery_mildew: 'Geuza jani. Ubwiri unga una unga mweupe chini.',
    },
    alerts: {},
    harvest: WAIT_DAYS,
    cannotShow: 'Picha haiwezi kuonyesha kama madoa yalikuja na mbegu zako.',
  },
  'Chilli___Leaf_curl_(mites_and_thrips)': {
    name: 'Kujikunja kwa majani (utitiri au vithiripi)',
    speed: 'Huenea haraka. Utitiri huzaa ndani ya wiki.',
    check: {
      question: 'Je, machipukizi yamejikunja, bila mishipa ya manjano wala nzi weupe?',
      ifNot: 'Ikiwa machipukizi ni bapa, piga picha nyingine kwanza.',
    },
    actions: [
      'Gonga chipukizi juu ya karatasi nyeupe. Vithiripi hutembea.',
      "Mimea iliyougua ikiwa chini ya 1 kati ya 10: ing'oe na uichome.",
      'Geuza majani machanga uone kama kuna nzi weupe.',
    ],
    cause: 'Tatizo hili linasababishwa na wadudu wadogo sana: utitiri au vithiripi. Si kimelea cha ugonjwa.',
    signs: [
      'Majani machanga hujikunja, hujisokota na kuwa magumu.',
      'Yakijikunja chini ni utitiri. Yakijikunja juu kama mtumbwi ni vithiripi.',
      'Maua huanguka, na matunda hupinda.',
    ],
    favouredBy: 'Utitiri hupenda hewa yenye unyevunyevu. Vithiripi hupenda joto na ukavu.',
    next: [
      'Utitiri hauonekani kwa macho, wala kwa lenzi ya mkono. Mwombe afisa auangalie.',
      'Ondoa mimea ya zamani ya pilipili.',
      'Usiue wadudu wenye faida wanaokula wadudu waharibifu.',
    ],
    spray: 'Dawa inaweza kusaidia ukishajua mdudu ni yupi. Inayoua vithiripi huenda isiue utitiri.',
    doNotSpray: at(
      'Usitumie sulphur (salfa) wakati wa jua kali. Huunguza majani.',
      'Usinyunyizie dawa wakati wa jua kali. Inaweza kuunguza majani.',
    ),
    protect: ['Usipande karibu na pilipili za zamani zilizougua.', 'Kuza miche ndani ya neti.'],
    rivals: {
      leafCurlVirus:
        'Tafuta mishipa ya manjano, na nzi weupe upande wa chini wa jani. Hakuna dawa inayoponya virusi vya mimea.',
      weedKillerDrift: 'Dawa ya magugu hudhuru aina nyingi za mimea kwa pamoja, upande mmoja wa shamba.',
      Chilli___Nutrient_deficiency: 'Majani yanayokosa virutubisho hupauka kote na hubaki bapa.',
    },
    alerts: {},
    harvest: WAIT_DAYS,
    cannotShow: 'Picha haiwezi kuonyesha utitiri. Ni mdogo mno.',
  },
  Chilli___Nutrient_deficiency: {
    name: 'Upungufu wa virutubisho',
    speed: 'Hauenei kutoka mmea hadi mmea.',
    check: {
      question: 'Je, jani limepauka kote, au kati ya mishipa ya kijani, katika sehemu fulani za shamba?',
      ifNot: 'Ikiwa machipukizi yamejisokota, angalia kama kuna utitiri au vithiripi.',
    },
    actions: [
      'Angalia ni majani yapi yaliyopauka: ya zamani au machanga.',
      'Je, udongo ni mkavu mno au una maji mengi?',
      "Ng'oa mmea mmoja dhaifu. Angalia mizizi kama ina uvimbe au imeoza.",
    ],
    cause: 'Mmea unakosa virutubisho, au mizizi yake haiwezi kuvifyonza.',
    signs: [
      'Majani yamepauka au ni manjano kote, au manjano kati ya mishipa ya kijani.',
      'Huenda sehemu nyingine za shamba zimeathirika zaidi.',
    ],
    favouredBy: 'Udongo usio na rutuba, wenye asidi au mkavu, na mvua kubwa huleta tatizo hili.',
    next: [
      'Majani ya zamani yakipauka kwanza, mara nyingi mmea unakosa nitrojeni.',
      'Majani machanga yakipauka kwanza, mara nyingi mmea unakosa chuma (iron) au zinc. Mimea huhitaji kiasi kidogo tu cha hivi.',
      'Uvimbe kwenye mizizi huonyesha minyoo midogo (nematodes). Muulize afisa wa kilimo.',
      'Changanya samadi iliyooza au mboji kwenye udongo kabla ya kupanda.',
    ],
    spray: 'Hakuna dawa ya kilimo inayosaidia upungufu wa virutubisho.',
    doNotSpray: 'Usikisie mbolea. Nyingi mno huunguza mizizi.',
    protect: ['Peleka udongo upimwe kabla ya kununua mbolea.', 'Weka matandazo ili udongo uwe na unyevu, usijae maji.'],
    rivals: {
      leafCurlOrMosaicVirus:
        'Virusi vya mimea hufanya majani yenye mabaka na yaliyopinda, mara nyingi mmea mmoja mmoja.',
      rootRotOrWetSoil: "Ng'oa mmea mmoja. Mizizi laini ya kahawia huonyesha kuoza, si upungufu wa virutubisho.",
      'Chilli___Leaf_curl_(mites_and_thrips)': 'Angalia machipukizi machanga. Utitiri na vithiripi huyasokota.',
    },
    alerts: {},
    harvest: 'Matunda yanaweza kuliwa.',
    cannotShow: 'Picha haiwezi kuonyesha ni kirutubisho kipi kinachokosekana. Kipimo cha udongo au jani kinaweza.',
  },
  Chilli___Powdery_mildew: {
    name: 'Ubwiri unga (powdery mildew)',
    speed: 'Mabaka mapya huja kila siku 7 hadi 10.',
    check: {
      question: 'Geuza jani. Je, kuna unga mweupe upande wa chini, penye baka la manjano?',
      ifNot: 'Ikiwa hakuna unga chini, piga picha nyingine kwanza.',
    },
    actions: [
      'Geuza majani ya zamani kwenye mimea mingi na utafute unga.',
      'Ondoa majani yaliyoharibika zaidi na uyatie kwenye mfuko.',
      'Usitikise majani. Unga huruka.',
    ],
    cause: 'Ugonjwa huu unasababishwa na kuvu (fangasi). Upepo hubeba unga wake.',
    signs: [
      'Kuna mabaka ya manjano juu ya majani ya zamani.',
      'Unga mweupe huota upande wa chini, penye baka.',
      'Kingo hujikunja juu na jani huanguka.',
    ],
    favouredBy: 'Siku za joto huchochea ugonjwa huu, hewa ikiwa na unyevu au kavu.',
    next: ['Acha nafasi kati ya mimea ili mwanga na upepo upite.', 'Usiongeze nitrojeni.'],
    spray: 'Mabaka ya kwanza yanapotokea, dawa husaidia zaidi.',
    doNotSpray: at(
      'Usitumie sulphur (salfa) wakati wa jua kali. Huunguza majani.',
      'Usinyunyizie dawa wakati wa jua kali. Inaweza kuunguza majani.',
    ),
    protect: [
      'Kagua majani ya zamani ya mimea isiyo na ugonjwa kila wiki.',
      'Ondoa pilipili za zamani na magugu baada ya kuvuna.',
    ],
    rivals: {
      Chilli___Cercospora_leaf_spot: 'Cercospora hufanya madoa ya mviringo yaliyopauka katikati.',
      'Chilli___Leaf_curl_(mites_and_thrips)': 'Utitiri na vithiripi husokota machipukizi machanga.',
    },
    alerts: {},
    harvest: WAIT_DAYS,
    cannotShow: 'Picha ya upande wa juu wa jani haionyeshi unga. Unga uko upande wa chini.',
  },
  Chilli___healthy: {
    check: {
      question: "Je, jani ni la kijani na linang'aa, bila kujikunja, unga wala duara?",
      ifNot: 'Ikiwa machipukizi yamejikunja, piga picha ya chipukizi lililojikunja.',
    },
    ifYes: 'Geuza majani kumi na utafute wadudu.',
    actions: [
      'Angalia machipukizi machanga kabisa. Je, yamejikunja au ni magumu?',
      'Geuza majani kumi na utafute wadudu.',
    ],
    next: ["Ng'oa magugu na uweke matandazo.", 'Mwagilia chini ya mmea, si juu ya majani.'],
    doNotSpray: 'Usinyunyizie dawa kwenye zao lenye afya. Inaweza kuua wadudu wenye faida.',
    protect: ['Kagua zao mara mbili kwa wiki.', 'Kuza miche mipya ndani ya neti.'],
    rivals: {},
    cannotShow: 'Picha ya jani haiwezi kuonyesha mizizi, shina, matunda, utitiri wala ugonjwa unaoanza.',
    notCovered:
      'Kwenye pilipili kali programu hii haichunguzi virusi vya mimea, madoa ya bakteria, mnyauko bakteria, kuoza kwa matunda wala nzi wa matunda.',
  },
})
