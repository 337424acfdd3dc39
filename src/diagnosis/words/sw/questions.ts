import type { QuestionWords } from '../types'

export const questions: QuestionWords = {
  cannotTell: (text) => `${text} Hukuweza kujua, kwa hiyo hili halibadilishi kitu.`,
  forOthers: (sentence) =>
    sentence.replace(/\b(Huku|U)(?=liona|ligusa|ona|gusa|weza)/, (start) => `Mkulima ${start === 'U' ? 'a' : 'haku'}`),
  key: {
    maizeLowFirst:
      'Angalia majani: je, majani ya chini kabisa ndiyo ya kwanza kuwa na madoa yaliyokauka, marefu au yenye pande zilizonyooka?',
    tomatoLowFirst:
      'Angalia mmea mzima: je, majani ya chini ndiyo ya kwanza kuwa manjano au kukauka, na ya juu ni ya kijani?',
    tomatoWetSpots: 'Angalia madoa mapya: je, yanaonekana yenye majimaji au mafuta, si makavu?',
    maizeHeart: 'Angalia katikati ya mmea: je, majani machanga ya katikati yamekuwa ya manjano na kukauka?',
    grainMould: 'Angalia punje: je, kuna ukungu wa kijivu-kijani, manjano-kijani au waridi-nyeupe?',
    podSpots: 'Angalia maganda: je, kuna madoa meusi yaliyobonyea au yenye majimaji?',
    oneClump: 'Angalia mstari mzima: je, ni shina hili tu fupi na la manjano, na mengine ni ya kijani?',
  },
  byId: {
    maizePowder: {
      text: 'Kwaruza lengelenge kwa ukucha: je, unga unatoka?',
      yes: 'Uliona unga: ichukulie kuwa ni kutu ya kawaida (common rust).',
      no: 'Hukuona unga: uwezekano wa kutu ya kawaida (common rust) umepungua.',
    },
    maizeBlocks: {
      text: 'Angalia mabaka: je, ni vipande vyembamba vyenye pande zilizonyooka?',
      yes: 'Uliona pande zilizonyooka: uwezekano wa baka la kijivu la jani (grey leaf spot) umeongezeka.',
      no: 'Hukuona pande zilizonyooka: uwezekano wa baka la kijivu la jani (grey leaf spot) umepungua.',
    },
    tomatoFuzz: {
      text: 'Geuza jani alfajiri, au liweke usiku kucha kwenye mfuko na kitambaa chepechepe: je, kuna ukungu mweupe?',
      yes: 'Uliona ukungu mweupe: ichukulie leo kuwa ni bakajani chelewa (late blight).',
      no: 'Hukuona ukungu mweupe: uwezekano wa bakajani chelewa (late blight) umepungua kidogo.',
    },
    tomatoMould: {
      text: 'Geuza jani: je, kuna kuvu laini ya kijani-kahawia upande wa chini, penye baka la manjano?',
      yes: 'Uliona kuvu ya kijani-kahawia: ichukulie kuwa ni leaf mould (ukungu wa majani).',
      no: 'Hukuona kuvu ya kijani-kahawia: uwezekano wa leaf mould (ukungu wa majani) umepungua.',
    },
    tomatoRings: {
      text: 'Angalia madoa machache kwa karibu: je, yana miviringo ndani?',
      yes: 'Uliona miviringo: uwezekano wa bakajani tangulia (early blight) au target spot umeongezeka.',
      no: 'Hukuona miviringo: uwezekano wa bakajani tangulia (early blight) na target spot umepungua.',
    },
    tomatoSpecks: {
      text: 'Angalia doa dogo kwa karibu: je, katikati ya kijivu kuna nukta ndogo nyeusi?',
      yes: 'Uliona nukta nyeusi: uwezekano wa Septoria leaf spot umeongezeka.',
      no: 'Hukuona nukta nyeusi: uwezekano wa Septoria leaf spot umepungua kidogo.',
    },
    tomatoScabs: {
      text: 'Angalia matunda: je, yana vipele vidogo vya kukwaruza?',
      yes: 'Uliona vipele vya kukwaruza kwenye matunda: uwezekano wa madoa ya bakteria (bacterial spot) umeongezeka.',
      no: 'Hukuona vipele vya kukwaruza kwenye matunda: uwezekano wa madoa ya bakteria (bacterial spot) umepungua kidogo.',
    },
    tomatoSunkenSpots: {
      text: 'Angalia matunda: je, yana madoa madogo yaliyobonyea?',
      yes: 'Uliona madoa yaliyobonyea kwenye matunda: uwezekano wa target spot (doa lengwa) umeongezeka.',
      no: 'Hukuona madoa yaliyobonyea kwenye matunda: uwezekano wa target spot (doa lengwa) umepungua kidogo.',
    },
    tomatoMites: {
      text: 'Gonga jani juu ya karatasi nyeupe: je, nukta ndogo sana zinatembea?',
      yes: 'Uliona nukta zikitembea: ichukulie kuwa ni spider mites (utitiri).',
      no: 'Hukuona kitu kikitembea: uwezekano wa spider mites (utitiri) umepungua kidogo.',
    },
    tomatoCupped: {
      text: 'Angalia majani machanga kabisa: je, yamejikunja kama kikombe, na kingo ni za manjano?',
      yes: 'Uliona majani machanga yaliyojikunja: uwezekano wa virusi vinavyokunja majani (yellow leaf curl virus) umeongezeka.',
      no: 'Hukuona majani machanga yaliyojikunja: uwezekano wa virusi vinavyokunja majani (yellow leaf curl virus) umepungua.',
    },
    potatoFuzz: {
      text: 'Geuza jani alfajiri, au liweke usiku kucha kwenye mfuko na kitambaa chepechepe: je, kuna ukungu mweupe?',
      yes: 'Uliona ukungu mweupe: ichukulie leo kuwa ni bakajani chelewa (late blight).',
      no: 'Hukuona ukungu mweupe: uwezekano wa bakajani chelewa (late blight) umepungua kidogo.',
    },
    potatoRings: {
      text: 'Angalia madoa machache kwa karibu: je, yana miviringo ndani?',
      yes: 'Uliona miviringo: uwezekano wa bakajani tangulia (early blight) umeongezeka.',
      no: 'Hukuona miviringo: uwezekano wa bakajani tangulia (early blight) umepungua.',
    },
    beanPowder: {
      text: 'Sugua doa kwa kidole: je, unga wa kahawia-nyekundu unatoka?',
      yes: 'Uliona unga: ichukulie kuwa ni kutu ya maharagwe (rust).',
      no: 'Hukuona unga: uwezekano wa kutu ya maharagwe (rust) umepungua.',
    },
    beanAngles: {
      text: 'Angalia madoa: je, yana pande zilizonyooka zinazofuata mishipa?',
      yes: 'Uliona pande zilizonyooka: uwezekano wa angular leaf spot (madoa yenye kona) umeongezeka.',
      no: 'Hukuona pande zilizonyooka: uwezekano wa angular leaf spot (madoa yenye kona) umepungua kidogo.',
    },
    chilliPowder: {
      text: 'Geuza jani: je, kuna unga mweupe upande wa chini, penye baka la manjano?',
      yes: 'Uliona unga mweupe: ichukulie kuwa ni ubwiri unga (powdery mildew).',
      no: 'Hukuona unga mweupe: uwezekano wa ubwiri unga (powdery mildew) umepungua.',
    },
    chilliTips: {
      text: 'Angalia machipukizi machanga: je, yamejikunja, bila mishipa ya manjano wala nzi weupe?',
      yes: 'Uliona machipukizi yaliyojikunja bila nzi weupe: uwezekano wa utitiri au vithiripi umeongezeka.',
      no: 'Hukuona machipukizi ya aina hiyo: uwezekano wa utitiri na vithiripi umepungua.',
    },
    chilliPaleMiddle: {
      text: 'Angalia doa la mviringo kwa karibu: je, limepauka katikati na lina duara jeusi?',
      yes: 'Uliona doa lililopauka lenye duara jeusi: uwezekano wa Cercospora leaf spot umeongezeka.',
      no: 'Hukuona doa la aina hiyo: uwezekano wa Cercospora leaf spot umepungua kidogo.',
    },
    pepperScabs: {
      text: 'Angalia matunda: je, yana vipele vya kukwaruza?',
      yes: 'Uliona vipele vya kukwaruza kwenye matunda: uwezekano wa madoa ya bakteria (bacterial spot) umeongezeka.',
      no: 'Hukuona vipele vya kukwaruza kwenye matunda: uwezekano wa madoa ya bakteria (bacterial spot) umepungua kidogo.',
    },
    applePowder: {
      text: 'Angalia ncha za machipukizi: je, kuna unga mweupe kwenye majani machanga membamba?',
      yes: 'Uliona unga mweupe kwenye ncha: ichukulie kuwa ni ubwiri unga (powdery mildew).',
      no: 'Hukuona unga mweupe kwenye ncha: uwezekano wa ubwiri unga (powdery mildew) umepungua kidogo.',
    },
    appleSoftSpots: {
      text: 'Gusa doa: je, ni laini kama kitambaa?',
      yes: 'Uligusa doa laini: uwezekano wa upele wa tufaha (apple scab) umeongezeka.',
      no: 'Hukugusa doa laini: uwezekano wa upele wa tufaha (apple scab) umepungua kidogo.',
    },
    appleTubes: {
      text: 'Angalia upande wa chini wa doa la rangi ya machungwa: je, kuna mirija midogo kama nywele fupi?',
      yes: 'Uliona mirija midogo: uwezekano wa cedar apple rust (kutu ya tufaha) umeongezeka.',
      no: 'Hukuona mirija midogo: uwezekano wa cedar apple rust (kutu ya tufaha) umepungua kidogo.',
    },
    appleDeadWood: {
      text: 'Angalia juu ya majani mabaya: je, kuna tawi lililokufa au tunda jeusi lililokauka?',
      yes: 'Uliona tawi lililokufa au tunda lililokauka: uwezekano wa black rot (uozo mweusi) umeongezeka.',
      no: 'Hukuona tawi lililokufa wala tunda lililokauka: uwezekano wa black rot (uozo mweusi) umepungua kidogo.',
    },
    appleBlackDots: {
      text: 'Angalia madoa machache kwa karibu: je, yana nukta ndogo nyeusi?',
      yes: 'Uliona nukta nyeusi: uwezekano wa brown spot au grey spot umeongezeka.',
      no: 'Hukuona nukta nyeusi: uwezekano wa brown spot na grey spot umepungua kidogo.',
    },
    appleGreyMiddle: {
      text: 'Angalia doa dogo la mviringo kwa karibu: je, katikati ni kijivu?',
      yes: 'Uliona kijivu katikati: uwezekano wa grey spot (doa la kijivu) umeongezeka.',
      no: 'Hukuona kijivu katikati: uwezekano wa grey spot (doa la kijivu) umepungua kidogo.',
    },
    grapeBlackDots: {
      text: 'Angalia doa la kahawia hafifu kwa karibu: je, lina nukta ndogo nyeusi?',
      yes: 'Uliona nukta nyeusi: uwezekano wa black rot (uozo mweusi) umeongezeka.',
      no: 'Hukuona nukta nyeusi: uwezekano wa black rot (uozo mweusi) umepungua kidogo.',
    },
    grapeStripes: {
      text: 'Angalia jani: je, kuna michirizi ya manjano au nyekundu kati ya mishipa ya kijani?',
      yes: 'Uliona michirizi: uwezekano wa esca umeongezeka.',
      no: 'Hukuona michirizi: uwezekano wa esca umepungua.',
    },
    orangeHalves: {
      text: 'Kunja jani kwenye mshipa wa katikati: je, mabaka ya manjano yanatofautiana kwenye nusu zake mbili?',
      yes: 'Uliona nusu mbili zinazotofautiana: uwezekano wa citrus greening (HLB) umeongezeka.',
      no: 'Hukuona tofauti kati ya nusu hizo: uwezekano wa citrus greening (HLB) umepungua kidogo. Huenda mti unakosa zinc.',
    },
    orangeRaised: {
      text: 'Angalia pande zote mbili za doa moja, bila kugusa: je, limeinuka na linaonekana kukwaruza kama gamba?',
      yes: 'Uliona doa lililoinuka pande zote: uwezekano wa kikwachu (citrus canker) umeongezeka.',
      no: 'Hukuona doa lililoinuka pande zote: uwezekano wa kikwachu (citrus canker) umepungua.',
    },
    strawberryPowder: {
      text: 'Geuza jani: je, kuna unga mweupe?',
      yes: 'Uliona unga mweupe: ichukulie kuwa ni ubwiri unga (powdery mildew).',
      no: 'Hukuona unga mweupe: uwezekano wa ubwiri unga (powdery mildew) umepungua kidogo.',
    },
    strawberryLight: {
      text: 'Inua jani kuelekea jua: je, madoa yanapitisha mwanga?',
      yes: 'Uliona mwanga ukipita: uwezekano wa angular leaf spot (madoa yenye kona) umeongezeka.',
      no: 'Hukuona mwanga ukipita: uwezekano wa angular leaf spot (madoa yenye kona) umepungua kidogo.',
    },
    strawberryWhiteMiddle: {
      text: 'Angalia doa kwa karibu: je, katikati ni peupe au kijivu?',
      yes: 'Uliona weupe au kijivu katikati: uwezekano wa madoa ya majani (leaf spot) umeongezeka.',
      no: 'Hukuona weupe wala kijivu katikati: uwezekano wa madoa ya majani (leaf spot) umepungua.',
    },
    cherryPowder: {
      text: 'Angalia upande wa chini wa majani machanga: je, kuna mabaka ya unga mweupe?',
      yes: 'Uliona unga mweupe: ichukulie kuwa ni ubwiri unga (powdery mildew).',
      no: 'Hukuona unga mweupe: uwezekano wa ubwiri unga (powdery mildew) umepungua kidogo.',
    },
  },
}
