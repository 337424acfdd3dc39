import type { maize as facts } from '../../../catalogue/troubles/maize'
import type { At } from '../../place'
import type { TroubleWordsOf } from '../../troubleTypes'

const PUSH_PULL =
  'Plant Desmodium between the rows and Brachiaria grass round the plot. Plant Napier only if it is free of stunt. In dry places ask for greenleaf Desmodium.'
/** The same on every page with bored or mouldy grain: the poison can be there without any mould. */
const BORED_COBS =
  'Keep bored cobs apart, because they get mouldy. Do not eat or feed grain with mould, holes or cracks. Clean, dry grain can be eaten.'

export const maize = (at: At): TroubleWordsOf<typeof facts> => ({
  fallArmyworm: {
    name: 'Fall armyworm',
    sign: 'Pale upside-down Y on head',
    summary: 'Young worms eat the heart of the maize.',
    signs: [
      'Young leaves have clear windows and scratch marks.',
      'As a leaf unrolls, it has rows of long, ragged holes.',
      'Wet droppings like sawdust lie in the funnel.',
      'The worm has a pale upside-down Y on its dark head.',
      'Later the worms bore into the cobs.',
    ],
    check: {
      question: 'Look in the funnel at dawn. Does the worm have a pale Y on its head?',
      ifNot: 'If you find no worm, look again at dusk.',
    },
    actions: [
      'Crush the eggs and worms by hand, or drop them in soapy water.',
      'Look at 20 plants in each of five places. Count the damaged ones.',
      'Put a little soil in the funnel of each damaged plant.',
    ],
    next: [
      'Pick the worms again twice a week for six weeks.',
      'Weed the plot and feed it with manure.',
      'Next season plant with the first rains, at the same time as your neighbours.',
      'Do not plant beside a field that is attacked.',
      'Plant beans or Desmodium between the maize rows.',
    ],
    favouredBy: 'Dry weather or uneven rain helps it, and so does late planting.',
    spray: 'A spray can help only against small worms, put into the funnel in the evening.',
    doNotSpray: 'Do not spray big worms or maize with tassels.',
    threshold: 'Do not spray if fewer than 1 in 5 young plants are hit. For older ones with small worms it is 2 in 5.',
    harvest: BORED_COBS,
    cost: ['One spray of an acre cost about Ksh 1,500 in 2019. In 2022 it was Ksh 1,400.'],
    rivals: {
      stemBorer: 'Stem borers make small round holes. Their head has no Y.',
      lethalNecrosis: 'Lethal necrosis makes no holes and leaves no droppings.',
    },
    alerts: {
      notFeed: at(
        'Never feed sprayed maize stalks. Animals in Kenya have died from them.',
        'Never feed sprayed maize stalks. Animals have died from them.',
      ),
    },
    unconfirmed: ['Soil in the funnel is a habit of farmers. It does not always work.'],
  },
  lethalNecrosis: {
    name: 'Maize lethal necrosis (MLN)',
    sign: 'Dead heart without a hole',
    summary: 'Two viruses kill the maize from the top.',
    signs: [
      'Young upper leaves have a fine yellow pattern along the veins.',
      'The leaves turn bright yellow, then dry.',
      'The heart of the plant dies, but there is no hole.',
      'Husks dry early while the stalk is still green. Cobs have few grains.',
    ],
    check: {
      question: 'Pull out the dead heart and split the stalk. Is it whole, with no hole or worm?',
      ifNot: 'If you see a hole or droppings, it may be a stem borer or armyworm.',
    },
    actions: [
      'Mark the sick plants and count them.',
      'Pull up the sick plants and burn or bury them.',
      'Wash your hands and tools afterwards.',
    ],
    next: [
      at(
        'Ask KEPHIS or the officer for a test. Only a laboratory can name it.',
        'Ask the plant protection service of your country for a test. Only a laboratory can name it.',
      ),
      'Weed out the grasses.',
      'For two to three seasons grow beans, potatoes, cassava or vegetables there.',
      'Then buy certified seed. Never plant your own seed.',
      'Plant with the main rains, at the same time as your neighbours.',
    ],
    favouredBy: 'Insects, seed and tools carry it. It is worst where maize stands all year.',
    doNotSpray: 'Do not spray. No spray can heal a virus.',
    harvest: 'Good cobs of a healthy plant can be eaten. Ask the officer before you feed the leaves.',
    rivals: {
      stemBorer: 'A stem borer leaves a hole, droppings and a worm.',
      streak: 'Streak makes narrow broken lines. The heart does not die.',
      lackOfNitrogen: 'Lack of nitrogen starts on the old low leaves.',
      drought: 'In a drought the leaves roll up by day and open at night.',
    },
    alerts: {
      noCure: 'A sick plant cannot be healed. This virus does not harm people.',
      report: at(
        'Tell KEPHIS or the ward officer. Plant Protection Rules (text of 2022): whoever farms the land must report diseases that the law names.',
        'Tell the plant protection service of your country.',
      ),
      notFood: 'Never eat, sell, brew or feed rotten cobs. Burn them.',
    },
    unconfirmed: [
      'Pages differ on whether the leaves may be fed, and whether sorghum may follow.',
      ...at(['We have not found the list of diseases that the law names.'], []),
    ],
  },
  streak: {
    name: 'Maize streak',
    sign: 'Broken pale lines, new leaves',
    summary: 'A virus makes broken pale lines on new leaves.',
    signs: [
      'Tiny pale round dots start at the base of the youngest leaves.',
      'The dots join into narrow, broken, pale lines along the veins.',
      'Only new leaves have lines. The lowest leaves stay green.',
      'A plant that falls sick young stays short, with a small cob or none.',
    ],
    check: {
      question: 'Are the lines only on the new leaves, and the old low leaves green?',
      ifNot: 'If all leaves have lines, the plant may lack food.',
    },
    actions: [
      'Mark the sick plants and note how old they are.',
      'If they are few and under three weeks old, pull them up.',
      'Clear grass weeds in and round the plot.',
    ],
    next: [
      'Feed and weed the rest.',
      'Next season plant with the first rains, at the same time as your neighbours.',
      'Ask for a variety that can stand streak.',
    ],
    favouredBy: 'Small leafhoppers carry it. Drought, uneven rain and grass weeds help them.',
    doNotSpray: 'Do not spray. Plants hit after eight weeks still give nearly full cobs.',
    harvest: 'The cobs can be eaten, and the leaves can be fed.',
    rivals: {
      lethalNecrosis: 'Lethal necrosis makes a fine pattern. Leaves dry and the heart dies.',
      'Corn_(maize)___Northern_Leaf_Blight': 'Blight makes long grey-brown marks like a cigar.',
      lackOfZinc: 'Lack of zinc makes a wide pale band at the base of the leaf.',
    },
    alerts: { noCure: 'A sick plant cannot be healed. This virus does not harm people.' },
    unconfirmed: ['We do not know which varieties on sale can stand it.'],
  },
  stemBorer: {
    name: 'Stem borer',
    sign: 'Dead heart pulls out easily',
    summary: 'A worm eats the inside of the maize stalk.',
    signs: [
      'Young leaves have rows of small holes or windows.',
      'The dead heart pulls out easily.',
      'The stalk has round holes with droppings.',
      'Stalks break. There are tunnels in the stalk or the cob.',
    ],
    check: {
      question: 'Pull the dry heart and split the stalk. Is there a worm or a tunnel?',
      ifNot: 'If the stalk is whole, with no worm, it may be lethal necrosis or drought.',
    },
    actions: [
      'Split ten hit plants and count those with a worm.',
      at(
        'Put soil, wood ash or neem powder in the funnel while worms are there.',
        'Put soil or wood ash in the funnel while worms are there.',
      ),
      'Pull up plants with a dead heart. Feed them only if you never sprayed.',
    ],
    next: [
      'Until flowering look twice a week.',
      'Plant early, at the same time as your neighbours.',
      PUSH_PULL,
      'Cut the Desmodium back after three and six weeks.',
      'After harvest burn the old stalks, or chop and feed them if you never sprayed.',
    ],
    favouredBy: 'The moths come from old stalks. Late maize is hit worst.',
    spray: 'A spray can help only in the funnel, before the worm is in the stalk.',
    doNotSpray: 'Do not spray once the stalks are bored.',
    threshold: 'Do not spray when fewer than 3 of 100 young plants are hit.',
    harvest: BORED_COBS,
    rivals: {
      fallArmyworm: 'Armyworm makes bigger, ragged holes and wet droppings. Its head has a pale Y.',
      lethalNecrosis: 'Lethal necrosis leaves no hole in the stalk.',
    },
    alerts: {},
    unconfirmed: ['Wood ash in the funnel is a habit of farmers.'],
  },
  striga: {
    name: 'Striga (witchweed)',
    sign: 'Weed joined to maize root',
    summary: 'A weed that feeds on the maize root.',
    signs: [
      'Maize is short and pale, or wilts, though the soil is moist.',
      'The weed comes up in tufts at the foot of the maize.',
      at('Its flowers are purple, or red at the coast.', 'Its flowers are purple or red.'),
      'Cobs are small, or there are none.',
    ],
    check: {
      question: 'Dig up one weed after rain. Does its root hold on to the maize root?',
      ifNot: 'If the roots come apart easily, it is another weed or poor soil.',
    },
    actions: [
      'Pull out all Striga before it has flowers.',
      'Put plants with flowers in a bag and burn them away from the field.',
      'Clean your hoe and shoes.',
    ],
    next: [
      'Pull it again each week until harvest.',
      'Agree with your neighbours to pull it too.',
      'Give the plot manure or compost.',
      PUSH_PULL,
      'For one year grow groundnut, cotton, sesame or pigeon pea.',
      'Ask for maize seed that is coated against Striga. The coat is a weed killer, and beans die of it.',
      'Do not plant beans in the same hole. Wash your hands before you touch other seed. Never eat or feed that seed.',
    ],
    favouredBy: 'Its fine seed lives 15 to 20 years in the soil. Poor soil helps it.',
    doNotSpray: 'Do not spray the leaves. The harm is done under the soil.',
    harvest: 'The grain can be eaten. Hay or manure with ripe Striga carries its seed.',
    rivals: {
      drought: 'In a drought the soil is dry and there is no weed.',
      lackOfNitrogen: 'Lack of nitrogen turns old leaves yellow. The plant does not wilt.',
      streak: 'Streak makes marks on the top leaves.',
    },
    alerts: {},
    unconfirmed: [
      'We do not know the price of the coated seed.',
      ...at(
        [
          'Cap 325 (text of 2012): whoever farms the land must report and clear a weed that is declared there. We do not know if Striga is declared.',
        ],
        [],
      ),
    ],
  },
  aflatoxin: {
    name: 'Maize mould and aflatoxin',
    sign: 'Grey-green or yellow-green mould',
    summary: 'Some moulds make a poison that you cannot see.',
    signs: [
      'Cobs have a bored tip or an open husk, or lie on the soil.',
      'The mould is grey-green, yellow-green or pink-white.',
      'Grain is broken, light or has changed colour.',
      'No sign is sure. The poison can be there without any mould.',
    ],
    check: {
      question: 'At noon shake grain and dry salt in a dry jar. Does the salt stick to the glass?',
      ifNot: 'If it sticks, the grain is too wet: dry on. If not, dry one more day.',
    },
    actions: [
      'Pick out all grain with mould, holes or cracks and bury it.',
      'Dry the rest on a sheet or rack, never on the soil.',
      'Bag nothing before it is dry.',
    ],
    next: [
      'Store it in airtight bags, on wood and not on the floor. A bag lasts up to three years.',
      'Have a sample tested if you sell the grain, or if it smells.',
      'Next season plant early and fight stem borers.',
      at(
        'Ask an NCPB store or an agrovet for Aflasafe. It is a harmless fungus that keeps the bad one away.',
        'Ask the plant protection service of your country about the harmless fungus that keeps the bad one away.',
      ),
      'Strew it on moist soil two to three weeks before flowering.',
      'Harvest as soon as the maize is ripe.',
    ],
    favouredBy: 'Drought at grain filling, insects, rain at harvest and a wet store help it.',
    doNotSpray: 'Do not spray. No spray takes the poison out of the grain.',
    harvest: at(
      'Grain should be below 13 % moisture. Only a meter shows that. In a Kenyan trial no salt stuck at 12 to 16 %. The legal limit is 10 parts of poison per billion.',
      'Grain should be below 13 % moisture. Only a meter shows that.',
    ),
    cost: ['In 2020 Aflasafe cost Ksh 201 a kilo, or about Ksh 804 for an acre. 29 NCPB stores sold it.'],
    rivals: {
      grainBorers: 'Weevils leave holes and dust. Mould may come with them.',
      bladderSmut: 'Smut makes black galls.',
      rainStain: 'Grain stained by rain has no fuzz.',
    },
    alerts: {
      notFood: 'Never eat, sell, brew or mill mouldy grain. Cooking does not make it safe.',
      notFeed: 'Never feed it. The poison passes into milk, eggs and meat.',
    },
    unconfirmed: [
      'We do not know how long to dry after a clear salt test.',
      'We do not know if the cereals board still tests for free.',
    ],
  },
})
