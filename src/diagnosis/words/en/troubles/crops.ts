import type { TroubleTexts } from '../../troubleTypes'

const OURS = 'We know no Kenyan survey that ranks these. The order is ours.'
const OF_THE_MOTH = 'The Kenyan surveys that we know are of the moth only. The order is ours.'

export const crops: TroubleTexts['crops'] = {
  maize: {
    title: 'What may trouble my maize',
    photograph: 'Photograph a maize leaf',
    note: 'In Nyanza and Western, Striga comes second. After harvest, mould comes first.',
  },
  tomato: {
    title: 'What may trouble my tomatoes',
    photograph: 'Photograph a tomato leaf',
    note: 'In Siaya and Bungoma, bacterial wilt comes first. From mites on, the order is ours.',
  },
  potato: {
    title: 'What may trouble my potatoes',
    photograph: 'Photograph a potato leaf',
    note: 'On warm, low farms bacterial wilt comes first.',
  },
  bean: {
    title: 'What may trouble my beans',
    photograph: 'Photograph a bean leaf',
    note: 'In the west root rots often come first. After them the order is ours.',
  },
  chilli: { title: 'What may trouble my chillies', photograph: 'Photograph a chilli leaf', note: OF_THE_MOTH },
  'sweet-pepper': {
    title: 'What may trouble my sweet peppers',
    photograph: 'Photograph a sweet pepper leaf',
    note: OF_THE_MOTH,
  },
  apple: { title: 'What may trouble my apples', photograph: 'Photograph an apple leaf', note: OURS },
  grape: { title: 'What may trouble my grapes', photograph: 'Photograph a grape leaf', note: OURS },
  orange: { title: 'What may trouble my oranges', photograph: 'Photograph an orange leaf', note: OURS },
  strawberry: { title: 'What may trouble my strawberries', photograph: 'Photograph a strawberry leaf', note: OURS },
  cherry: { title: 'What may trouble my cherries', photograph: 'Photograph a cherry leaf', note: OURS },
  blueberry: {
    title: 'What may trouble my blueberries',
    photograph: 'Photograph a blueberry leaf',
    note: 'We know only healthy leaves of this crop yet.',
  },
  raspberry: {
    title: 'What may trouble my raspberries',
    photograph: 'Photograph a raspberry leaf',
    note: 'We know only healthy leaves of this crop yet.',
  },
  kale: {
    title: 'What may trouble my kale and cabbage',
    note: 'This is the order of the dry months. In wet months black rot comes first.',
  },
  cassava: {
    title: 'What may trouble my cassava',
    note: 'This is the order in the west. At the coast brown streak comes first.',
  },
  banana: {
    title: 'What may trouble my bananas',
    note: 'In the west Xanthomonas wilt comes first. Elsewhere the others are more common.',
  },
  coffee: {
    title: 'What may trouble my coffee',
    note: 'This is the order on cool, high farms. On lower, warm farms leaf rust comes first.',
  },
  'sweet-potato': {
    title: 'What may trouble my sweet potatoes',
    note: 'This is the order of the dry season. In the wet west the virus comes first.',
  },
  groundnut: {
    title: 'What may trouble my groundnuts',
    note: 'Leaf spots may be as common as rosette, but have no page yet.',
  },
  cowpea: {
    title: 'What may trouble my cowpeas',
    note: 'Aphids, thrips and pod borers are the most common. The last two have no page yet.',
  },
  mango: { title: 'What may trouble my mangoes', note: 'The order after fruit fly is ours.' },
  onion: {
    title: 'What may trouble my onions',
    note: 'In wet weather purple blotch or downy mildew may come first.',
  },
  sorghum: {
    title: 'What may trouble my sorghum',
    note: 'In the west Striga comes first. From stem borers on, the order is ours.',
  },
  millet: {
    title: 'What may trouble my millet',
    note: 'This is the order for finger millet in the west. After birds the order is ours.',
  },
  napier: {
    title: 'What may trouble my Napier grass',
    note: 'This is the order in the west. In the central highlands head smut comes first.',
  },
  avocado: {
    title: 'What may trouble my avocados',
    note: 'KALRO puts fruit flies first. We know no survey that ranks the others.',
  },
  'passion-fruit': {
    title: 'What may trouble my passion fruit',
    note: 'In Nyeri, Embu and Meru wilt comes first.',
  },
}
