import type { chilliAndFrenchBean as facts } from '../../../catalogue/troubles/chilliAndFrenchBean'
import type { At } from '../../place'
import type { TroubleWordsOf } from '../../troubleTypes'

export const chilliAndFrenchBean = (at: At): TroubleWordsOf<typeof facts> => ({
  falseCodlingMoth: {
    name: 'Nondo wa FCM (false codling moth)',
    sign: 'Kiwavi wa waridi (pinki) ndani',
    summary: 'Kiwavi wa rangi ya waridi hula tunda kutoka ndani, kisha huanguka.',
    signs: [
      'Tunda huwa jekundu mapema mno na huanguka.',
      'Tundu dogo lina kinyesi cheusi pembeni.',
      'Ganda lina madoa ya kahawia yaliyobonyea.',
      'Ndani kuna kiwavi wa waridi mwenye kichwa cha kahawia. Viwavi wachanga wamepauka na wana vidoa vyeusi.',
    ],
    check: {
      question: 'Fungua matunda kumi yaliyoanguka au yaliyoiva mapema. Je, kuna kiwavi wa waridi ndani?',
      ifNot: 'Kiwavi wa kijani au kahawia ni kiwavi wa matunda. Funza weupe wasio na kichwa ni wa nzi wa matunda.',
    },
    actions: [
      'Okota matunda yote yaliyoanguka, yaliyoiva mapema, yaliyotobolewa na uliyofungua.',
      'Yafunge kwenye mfuko juani, au uyafukie kina cha mkono.',
      'Kagua matunda machanga na uondoe yaliyo na tundu.',
    ],
    next: [
      'Kagua mara mbili kwa wiki kuanzia tunda la kwanza.',
      'Tundika mtego wa nondo dume. Unaonyesha wakati nondo wanaporuka.',
      'Neti juu ya mimea huwazuia nondo, lakini ni ghali.',
      "Baada ya mavuno ya mwisho, ng'oa mimea na ufukie matunda.",
      'Usipande karibu na michungwa, maparachichi au pamba. Nondo huishi humo pia.',
      at(
        'Je, unakuza kwa soko la nje? Mwambie mnunuzi na KEPHIS. Kiwavi mmoja huzuia mzigo wote.',
        'Je, unakuza kwa soko la nje? Mwambie mnunuzi. Kiwavi mmoja huzuia mzigo wote.',
      ),
    ],
    favouredBy: 'Joto na unyevunyevu humsaidia, na matunda yaliyoachwa chini.',
    spray: 'Dawa husaidia tu kabla kiwavi hajaingia kwenye tunda. Ni nadra kulipa.',
    doNotSpray: 'Usinyunyizie dawa kiwavi akiwa ndani. Haimfikii.',
    harvest:
      'Matunda safi yanaweza kuliwa. Yenye tundu yafunge kwenye mfuko au uyafukie. Baada ya kunyunyizia dawa, hesabu siku zilizo kwenye lebo.',
    rivals: {
      fruitBorer: 'Kiwavi wa matunda ni wa kijani au kahawia na ni mkubwa. Tundu lake ni kubwa na la mviringo.',
      fruitFlies: 'Nzi wa matunda huacha funza weupe wasio na kichwa.',
      anthracnose: 'Chule hufanya madoa yaliyobonyea yenye miviringo. Hakuna kiwavi.',
    },
    alerts: {},
    unconfirmed: at(
      [
        'Nondo alipatikana kwenye mashamba 15 kati ya 28 huko Kitui. Makueni na Machakos alikuwa kwenye machache zaidi.',
        'Hatukupata idadi ya nondo mtegoni ambayo dawa huanza kulipa.',
      ],
      ['Hatujui ameenea kiasi gani katika nchi yako.', 'Hatujui idadi ya nondo mtegoni ambayo dawa huanza kulipa.'],
    ),
  },
  chilliLeafCurlVirus: {
    name: 'Virusi vinavyokunja majani (leaf curl virus)',
    sign: 'Majani yaliyojikunja, mishipa ya manjano',
    summary: 'Virusi vya mimea hukunja majani. Nzi weupe huvieneza.',
    signs: [
      'Kingo za majani hujikunja juu.',
      'Majani ni madogo, yana mishipa minene ya manjano.',
      'Majani ya zamani ni kama ngozi na huvunjika.',
      'Mmea hudumaa, na matunda ni machache na yamepinda.',
    ],
    check: {
      question: 'Tikisa mmea uliojikunja. Je, nzi weupe wanaruka, na mishipa ya majani ni ya manjano?',
      ifNot: 'Usipoona haya, huenda utitiri au vithiripi ndivyo vinavyokunja majani.',
    },
    actions: [
      "Ng'oa mimea michanga ya kwanza iliyougua na uifukie.",
      'Angalia nzi weupe upande wa chini wa majani ya mimea mingine.',
      "Ng'oa magugu na pilipili za zamani.",
    ],
    next: [
      'Angalia tena kila wiki.',
      'Acha mimea mikubwa inayozaa vizuri. Chuma matunda yake.',
      'Kuza miche ndani ya neti yenye matundu madogo.',
      'Usipande karibu na nyanya. Nzi hao hao huishi humo.',
      'Panda mahindi marefu kuzunguka shamba.',
      'Tundika kadi za manjano za kunasa wadudu ili uone nzi wanapofika.',
    ],
    favouredBy: 'Joto na ukavu huwasaidia nzi weupe. Upepo huwabeba kutoka shamba hadi shamba.',
    spray: at(
      'Kwenye mimea michanga safi, mwarobaini au mafuta ya kunyunyizia upande wa chini wa majani yanaweza kupunguza nzi weupe.',
      'Kwenye mimea michanga safi, dawa upande wa chini wa majani inaweza kupunguza nzi weupe.',
    ),
    doNotSpray: 'Usinyunyizie dawa mmea uliougua. Hakuna dawa inayouponya.',
    harvest: 'Matunda yanaweza kuliwa. Baada ya kunyunyizia dawa, hesabu siku zilizo kwenye lebo.',
    rivals: {
      'Chilli___Leaf_curl_(mites_and_thrips)':
        'Utitiri hukunja majani chini. Vithiripi huyakunja juu, lakini mishipa hubaki kijani.',
      mosaicVirus: 'Virusi vingine hufanya mabaka ya kijani hafifu na kijani iliyokolea.',
      weedKillerDrift: 'Dawa ya magugu hudhuru aina nyingi za mimea kwa pamoja, upande mmoja.',
      lackOfFood: 'Majani yanayokosa virutubisho hupauka, lakini hubaki bapa.',
    },
    alerts: { noCure: 'Mmea mgonjwa hauponi. Virusi hivi vya mimea haviambukizi watu.' },
    unconfirmed: [
      at(
        'Hatukupata hesabu ya virusi hivi nchini Kenya. Afrika Mashariki, virusi vingine vinavyoenezwa na vidukari vinajulikana zaidi.',
        'Hatujui vimeenea kiasi gani katika nchi yako.',
      ),
      'Ni maabara tu inayoweza kujua ni virusi gani.',
    ],
  },
  frenchBeanThrips: {
    name: 'Vithiripi, kutu na nzi wa mishiri (French beans)',
    sign: 'Wadudu wadogo ndani ya maua',
    summary: 'Wadudu wadogo huacha makovu kwenye maganda. Kutu na nzi wa maharagwe huja pia.',
    signs: [
      'Wadudu wadogo wembamba hukimbia ndani ya maua na upande wa chini wa majani.',
      "Majani yana mikunjo au hung'aa kama fedha.",
      'Maua huanguka.',
      "Maganda yamepinda, na yana makovu ya kahawia au yanayong'aa.",
    ],
    check: {
      question: 'Gonga maua kumi juu ya karatasi nyeupe asubuhi mapema. Je, wadudu wadogo wembamba wanakimbia?',
      ifNot:
        'Unga wa rangi ya machungwa upande wa chini wa jani ni kutu. Shina lililovimba na kupasuka ni nzi wa maharagwe.',
    },
    actions: [
      'Hesabu wadudu wa maua kumi na uandike.',
      'Angalia unga upande wa chini wa majani, na nyufa kwenye mashina.',
      "Ng'oa magugu na maharagwe ya zamani.",
    ],
    next: [
      'Gonga tena baada ya siku nne. Kabla ya maua gonga machipukizi, kuanzia wiki mbili baada ya kuota.',
      'Mitego ya buluu inayonata huonyesha wanapofika.',
      'Kabla ya kupanda, lima udongo vizuri. Vithiripi wachanga hukaa humo.',
      'Usipande karibu na maharagwe ya zamani.',
      'Muulize mnunuzi ni dawa zipi anazoruhusu, na siku ngapi za kusubiri.',
    ],
    favouredBy: 'Joto na ukavu huvisaidia. Huwa vingi zaidi wakati wa maua.',
    spray: at(
      'Kabla maua hayajafunguka, spinosad inaweza kulipa ukiona vithiripi.',
      'Kabla maua hayajafunguka, dawa inaweza kulipa ukiona vithiripi.',
    ),
    doNotSpray: 'Usinyunyizie dawa ukishaanza kuvuna. Wanunuzi hukataa maganda yenye mabaki ya dawa.',
    harvest:
      'Maganda yenye makovu yanaweza kuliwa. Wanaouza nje ya nchi huyakataa. Baada ya kunyunyizia dawa, hesabu siku zilizo kwenye lebo.',
    rivals: {
      Bean___Rust: 'Kutu hufanya unga wa kahawia-nyekundu unaoshika kidole.',
      beanFly: 'Nzi wa maharagwe huua mimea michanga. Shina hupasuka karibu na udongo.',
      whiteflies: 'Nzi weupe huruka kama vumbi jeupe ukitikisa mmea.',
      spiderMites: 'Utitiri hufanya vidoa vidogo na utando kama wa buibui. Haukimbii.',
    },
    alerts: {},
    unconfirmed: at(
      [
        'Meru, wakulima wengi zaidi walitaja kutu na nzi wa maharagwe kuliko vithiripi (2003).',
        'Neti ziliongeza mavuno Mwea na Thika, lakini hazikupunguza vithiripi.',
      ],
      [
        'Katika utafiti mmoja wakulima wengi zaidi walitaja kutu na nzi wa maharagwe.',
        'Neti ziliongeza mavuno katika jaribio, lakini hazikupunguza vithiripi.',
      ],
    ),
  },
})
