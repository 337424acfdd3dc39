import type { At } from '../place'
import type { CropWords } from '../types'

const FEW_HEALTHY =
  'Programu hii ilijifunza kutoka majani machache ya michungwa yenye afya, yote ya chanzo kimoja. Inaweza kuona ugonjwa mahali usipo.'
const STAYS_HERE = 'Usitoe majani, matunda, vipandikizi wala miche shambani.'
const NO_CUTTINGS = 'Usiuze matunda yenye majani. Usimpe mtu vipandikizi wala miche.'

export const orange = (at: At): CropWords<'orange'> => ({
  Orange___Black_spot: {
    name: 'Citrus black spot (doa jeusi la michungwa)',
    speed: 'Huenea polepole. Madoa ya matunda huja miezi baada ya mvua.',
    check: {
      question: 'Je, matunda yana madoa yaliyobonyea, ya kijivu katikati, yenye ukingo mweusi?',
      ifNot: 'Ikiwa hayana madoa, piga picha nyingine.',
    },
    actions: [
      'Kusanya majani yaliyoanguka na uyafukie.',
      'Angalia matunda kumi kwenye miti tofauti.',
      'Piga picha ya matunda matatu yenye madoa kwa afisa.',
    ],
    cause: 'Ugonjwa huu unasababishwa na kuvu (fangasi). Kuvu hukaa kwenye majani yaliyoanguka.',
    signs: [
      'Madoa kwenye majani ni machache na madogo, yaliyopauka katikati.',
      'Matunda yana madoa yaliyobonyea yenye ukingo mweusi.',
    ],
    favouredBy: 'Mvua huchochea ugonjwa huu.',
    next: ['Vuna matunda mara yanapoiva.', 'Ondoa matunda ya zamani yenye madoa.'],
    spray: 'Dawa inaweza kusaidia tu katika miezi baada ya matunda kutunga.',
    doNotSpray: 'Usinyunyizie dawa matunda yaliyoiva. Haisaidii tena.',
    protect: [
      'Funika majani yaliyoanguka chini ya miti kwa matandazo.',
      'Usipeleke matunda yenye majani kwenye mashamba mengine.',
    ],
    rivals: {
      Orange___Canker:
        'Kikwachu huinuka na huonekana kukwaruza kama gamba pande zote mbili za jani, na kina duara la manjano.',
      greasySpotOrMelanose: 'Melanose hukwaruza kama msasa. Greasy spot ni lengelenge jeusi upande wa chini wa jani.',
    },
    alerts: {
      report: at(
        'Ikiwa unauza matunda nje ya nchi, iarifu KEPHIS. Ulaya hukataa matunda yenye madoa.',
        'Ikiwa unauza matunda nje ya nchi, iarifu mamlaka ya afya ya mimea ya nchi yako. Ulaya hukataa matunda yenye madoa.',
      ),
      limit: FEW_HEALTHY,
    },
    call: at('Ukiuza nje ya nchi, pigia KEPHIS.', 'Ukiuza nje ya nchi, uliza mamlaka ya afya ya mimea ya nchi yako.'),
    harvest: 'Matunda yenye madoa yanaweza kuliwa hapa nchini. Ulaya haiyakubali.',
    cannotShow: 'Majani mara chache huonyesha ugonjwa huu. Matunda huonyesha zaidi.',
  },
  Orange___Canker: {
    name: 'Kikwachu (citrus canker)',
    speed: 'Dhoruba huueneza mti hadi mti.',
    check: {
      question: 'Bila kugusa, angalia: je, doa limeinuka kama gamba pande zote mbili za jani?',
      ifNot: 'Bapa au upande mmoja? Piga picha nyingine.',
    },
    ifYes: at(
      'Piga simu KEPHIS leo, kabla ya kukata au kunyunyizia dawa.',
      'Uliza mamlaka ya afya ya mimea ya nchi yako leo, kabla ya kukata au kunyunyizia dawa.',
    ),
    actions: [
      at(
        'Limeinuka pande zote? Piga simu KEPHIS kabla ya kukata au kunyunyizia dawa.',
        'Doa limeinuka pande zote? Uliza mamlaka ya afya ya mimea ya nchi yako kabla ya kukata au kunyunyizia dawa.',
      ),
      STAYS_HERE,
      'Osha mikono na zana kabla ya mti mwingine.',
    ],
    cause: 'Ugonjwa huu unasababishwa na bakteria, si kuvu.',
    signs: [
      'Kuna madoa ya kahawia yaliyoinuka, ya kukwaruza kama gamba, yenye duara la manjano, pande zote mbili.',
      'Matawi madogo na matunda pia yana madoa ya kukwaruza.',
    ],
    favouredBy: 'Joto, mvua na upepo huchochea ugonjwa huu. Huingia kupitia vidonda vinavyoachwa na leaf miner.',
    next: ['Usipogoe. Majeraha huingiza ugonjwa.', 'Ukithibitishwa, afisa atasema ni miti gani lazima iondolewe.'],
    spray: 'Hakuna dawa inayoponya. Afisa atasema kama dawa inasaidia.',
    doNotSpray: 'Usinyunyizie dawa wala kukata kabla afisa hajauona mti.',
    protect: ['Nunua miche kutoka vitalu vilivyoidhinishwa tu.', 'Panda kizuia upepo na ukague majani machanga.'],
    rivals: {
      Orange___Black_spot: 'Madoa ya citrus black spot yamebonyea, hayajainuka, na huonekana zaidi kwenye matunda.',
      citrusScab: 'Upele hufanya vinundu, zaidi upande mmoja wa jani lililojisokota, bila duara la manjano.',
    },
    alerts: {
      unlikely: at(
        'Kenya imeorodheshwa kuwa haina kikwachu cha michungwa, hivyo huenda sababu ni nyingine.',
        'Hatujui kama kikwachu cha michungwa kipo katika nchi yako.',
      ),
      report: at(
        'Ukiona dalili hii, iripoti. Piga simu KEPHIS kwanza; afisa ndiye atakayechukua sampuli.',
        'Ukiona dalili hii, iripoti kwa mamlaka ya afya ya mimea ya nchi yako. Afisa ndiye atakayechukua sampuli.',
      ),
      quarantine: STAYS_HERE,
      limit: FEW_HEALTHY,
    },
    call: at(
      'Limeinuka pande zote? Pigia KEPHIS.',
      'Doa limeinuka pande zote? Uliza mamlaka ya afya ya mimea ya nchi yako.',
    ),
    harvest: 'Usihamishe wala kuuza matunda ya miti hii hadi afisa aruhusu.',
    cannotShow: 'Picha haiwezi kuthibitisha kikwachu. Maabara pekee ndiyo inayoweza.',
  },
  'Orange___Haunglongbing_(Citrus_greening)': {
    name: 'Ugonjwa wa kijani wa michungwa (citrus greening, HLB)',
    speed: 'Mti unaweza kuugua miaka kabla ya dalili.',
    check: {
      question: 'Kunja jani kwa urefu. Je, nusu zina mabaka tofauti?',
      ifNot: 'Nusu zikifanana, huenda mti unakosa zinc.',
    },
    ifYes: at(
      'Piga simu KEPHIS leo. Kipimo cha maabara (PCR) pekee huthibitisha.',
      'Uliza mamlaka ya afya ya mimea ya nchi yako leo. Kipimo cha maabara (PCR) pekee huthibitisha.',
    ),
    actions: [
      at(
        'Zikitofautiana, piga simu KEPHIS. Maabara (PCR) pekee huthibitisha.',
        'Nusu za jani zinatofautiana? Uliza mamlaka ya afya ya mimea ya nchi yako. Kipimo cha maabara (PCR) pekee huthibitisha.',
      ),
      NO_CUTTINGS,
      'Funga utepe kwenye tawi la manjano.',
    ],
    cause: 'Ugonjwa huu unasababishwa na bakteria ndani ya mti. Chawa wa mimea (psyllids) huwabeba.',
    signs: [
      'Kuna mabaka ya manjano yasiyolingana, yanayovuka mishipa, tofauti kwenye nusu mbili za jani.',
      'Tawi moja huwa manjano kwanza.',
      'Matunda hubaki madogo, yaliyopinda na ya kijani.',
    ],
    favouredBy: 'Chawa wa mimea na miche iliyopandikizwa hueneza ugonjwa huu.',
    next: [
      'Tafuta wadudu wadogo wanaoruka kwenye majani machanga.',
      'Usikate mti wowote kabla matokeo ya kipimo hayajarudi.',
      "Ukithibitishwa, ng'oa mti pamoja na mizizi yake.",
      'Usiue wadudu wadogo wekundu wenye madoa meusi (ladybirds) na nyigu wadogo. Hula chawa wa mimea.',
    ],
    spray: 'Hakuna dawa inayoponya. Muulize afisa kinachosaidia dhidi ya chawa wa mimea.',
    doNotSpray: "Usinyunyizie dawa wala kung'oa mti kwa sababu ya picha pekee.",
    protect: ['Usichukue vipandikizi kutoka miti hii.', 'Panda miche iliyoidhinishwa tu.'],
    rivals: {
      lackOfZinc: 'Upungufu wa zinc hufanana kwenye nusu zote, manjano kati ya mishipa ya kijani.',
      Orange___healthy: 'Angalia mti mzima. Mti wenye afya hauna tawi moja la manjano.',
    },
    alerts: {
      noCure: 'Ugonjwa huu hauna tiba, na hakuna picha inayoweza kuuthibitisha.',
      report: at(
        'Ukiushuku, ripoti kwa KEPHIS. Kipimo kinaitwa PCR.',
        'Ukiushuku, ripoti kwa mamlaka ya afya ya mimea ya nchi yako. Kipimo kinaitwa PCR.',
      ),
      quarantine: NO_CUTTINGS,
      limit: FEW_HEALTHY,
    },
    call: at(
      'Nusu zinatofautiana? Piga simu KEPHIS.',
      'Nusu zinatofautiana? Uliza mamlaka ya afya ya mimea ya nchi yako.',
    ),
    harvest: 'Matunda si sumu. Mara nyingi huwa machungu.',
    cannotShow: 'Picha haiwezi kamwe kuthibitisha ugonjwa huu.',
  },
  Orange___healthy: {
    check: {
      question: 'Je, nusu zote mbili za jani zinafanana, bila mabaka ya manjano, kwenye matawi yote?',
      ifNot: 'Ikiwa tawi moja ni la manjano zaidi, piga picha ya majani yake.',
    },
    ifYes: 'Angalia majani machanga kama yana wadudu wadogo wanaoruka.',
    actions: [
      'Angalia ukiwa mbali: je, tawi moja ni la manjano zaidi?',
      'Angalia majani machanga kama yana wadudu wadogo wanaoruka.',
    ],
    next: ['Kata matawi madogo yaliyokauka siku isiyo na mvua.', 'Weka mbolea na maji kwa usawa.'],
    doNotSpray: 'Usinyunyizie dawa kwenye mti wenye afya. Utapoteza pesa na huenda ukadhuru nyuki.',
    protect: ['Kagua miti mara moja kwa wiki.', 'Panda miche iliyoidhinishwa tu.'],
    rivals: {},
    cannotShow:
      'Mti unaweza kubeba ugonjwa wa kijani kwa miaka ukiwa na majani ya kijani. Programu hii pia ilijifunza kutoka majani machache ya michungwa yenye afya, yote ya chanzo kimoja.',
    notCovered:
      'Kwenye michungwa programu hii haichunguzi upele, greasy spot, leaf miner, kuoza kwa mizizi, virusi vya tristeza wala upungufu wa virutubisho.',
  },
})
