import type { TroubleTexts } from '../../troubleTypes'

const OURS = 'Hatujui utafiti wowote wa Kenya unaopanga matatizo haya. Mpangilio ni wetu.'
const OF_THE_MOTH = 'Tafiti za Kenya tunazozijua zinahusu nondo tu. Mpangilio ni wetu.'
const HEALTHY_ONLY = 'Kwa zao hili tunajua majani yenye afya tu kwa sasa.'

/** A whole title for each crop: the possessive agrees with its noun. */
export const crops: TroubleTexts['crops'] = {
  maize: {
    title: 'Ni nini kinachosumbua mahindi yangu?',
    photograph: 'Piga picha ya jani la mahindi',
    note: 'Katika Nyanza na Magharibi, Striga ni ya pili. Baada ya kuvuna, kuvu ni ya kwanza.',
  },
  tomato: {
    title: 'Ni nini kinachosumbua nyanya zangu?',
    photograph: 'Piga picha ya jani la nyanya',
    note: 'Siaya na Bungoma, mnyauko bakteria ni wa kwanza. Kuanzia utitiri, mpangilio ni wetu.',
  },
  potato: {
    title: 'Ni nini kinachosumbua viazi vyangu?',
    photograph: 'Piga picha ya jani la viazi',
    note: 'Kwenye mashamba ya chini yenye joto, mnyauko bakteria ni wa kwanza.',
  },
  bean: {
    title: 'Ni nini kinachosumbua maharagwe yangu?',
    photograph: 'Piga picha ya jani la maharagwe',
    note: 'Magharibi, uozo wa mizizi mara nyingi ni wa kwanza. Baada yake mpangilio ni wetu.',
  },
  chilli: {
    title: 'Ni nini kinachosumbua pilipili kali zangu?',
    photograph: 'Piga picha ya jani la pilipili kali',
    note: OF_THE_MOTH,
  },
  'sweet-pepper': {
    title: 'Ni nini kinachosumbua pilipili mboga zangu?',
    photograph: 'Piga picha ya jani la pilipili mboga',
    note: OF_THE_MOTH,
  },
  apple: { title: 'Ni nini kinachosumbua matufaha yangu?', photograph: 'Piga picha ya jani la mtufaha', note: OURS },
  grape: { title: 'Ni nini kinachosumbua zabibu zangu?', photograph: 'Piga picha ya jani la mzabibu', note: OURS },
  orange: { title: 'Ni nini kinachosumbua machungwa yangu?', photograph: 'Piga picha ya jani la mchungwa', note: OURS },
  strawberry: {
    title: 'Ni nini kinachosumbua stroberi zangu?',
    photograph: 'Piga picha ya jani la stroberi',
    note: OURS,
  },
  cherry: { title: 'Ni nini kinachosumbua cheri zangu?', photograph: 'Piga picha ya jani la cheri', note: OURS },
  blueberry: {
    title: 'Ni nini kinachosumbua blueberry zangu?',
    photograph: 'Piga picha ya jani la blueberry',
    note: HEALTHY_ONLY,
  },
  raspberry: {
    title: 'Ni nini kinachosumbua raspberry zangu?',
    photograph: 'Piga picha ya jani la raspberry',
    note: HEALTHY_ONLY,
  },
  kale: {
    title: 'Ni nini kinachosumbua sukuma wiki na kabichi zangu?',
    note: 'Huu ni mpangilio wa miezi ya ukavu. Wakati wa mvua, black rot (uozo mweusi) ni wa kwanza.',
  },
  cassava: {
    title: 'Ni nini kinachosumbua muhogo wangu?',
    note: 'Huu ni mpangilio wa magharibi. Pwani, michirizi ya kahawia ni ya kwanza.',
  },
  banana: {
    title: 'Ni nini kinachosumbua migomba yangu?',
    note: 'Katika eneo la Magharibi, mnyauko bakteria ni wa kwanza. Kwingineko mengine ni ya kawaida zaidi.',
  },
  coffee: {
    title: 'Ni nini kinachosumbua kahawa yangu?',
    note: 'Huu ni mpangilio wa nyanda za juu zenye baridi. Chini penye joto, kutu ni ya kwanza.',
  },
  'sweet-potato': {
    title: 'Ni nini kinachosumbua viazi vitamu vyangu?',
    note: 'Huu ni mpangilio wa kiangazi. Magharibi penye mvua, virusi ni vya kwanza.',
  },
  groundnut: {
    title: 'Ni nini kinachosumbua karanga zangu?',
    note: 'Madoa ya majani huenda ni ya kawaida kama rosette, lakini bado hayana ukurasa.',
  },
  cowpea: {
    title: 'Ni nini kinachosumbua kunde zangu?',
    note: 'Vidukari, vithiripi na viwavi wa maganda ndio wa kawaida zaidi. Wawili wa mwisho bado hawana ukurasa.',
  },
  mango: { title: 'Ni nini kinachosumbua maembe yangu?', note: 'Mpangilio baada ya nzi wa matunda ni wetu.' },
  onion: {
    title: 'Ni nini kinachosumbua vitunguu vyangu?',
    note: 'Wakati wa mvua, baka la zambarau (purple blotch) au ubwiri vinyoya huenda ni wa kwanza.',
  },
  sorghum: {
    title: 'Ni nini kinachosumbua mtama wangu?',
    note: 'Magharibi, Striga ni ya kwanza. Kuanzia vipekecha shina, mpangilio ni wetu.',
  },
  millet: {
    title: 'Ni nini kinachosumbua wimbi au mawele yangu?',
    note: 'Huu ni mpangilio wa wimbi la magharibi. Baada ya ndege, mpangilio ni wetu.',
  },
  napier: {
    title: 'Ni nini kinachosumbua nyasi zangu za Napier?',
    note: 'Huu ni mpangilio wa magharibi. Nyanda za juu za kati, unga mweusi (head smut) ni wa kwanza.',
  },
  avocado: {
    title: 'Ni nini kinachosumbua maparachichi yangu?',
    note: 'KALRO huweka nzi wa matunda kwanza. Hatujui utafiti unaopanga mengine.',
  },
  'passion-fruit': {
    title: 'Ni nini kinachosumbua karakara zangu?',
    note: 'Nyeri, Embu na Meru, mnyauko ni wa kwanza.',
  },
}
