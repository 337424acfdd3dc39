import type { At } from '../place'
import type { CropWords } from '../types'

const WAIT_DAYS = 'Clean berries can be eaten. If you sprayed, count the days on the label first.'
const COPPER_HARMS = 'Copper can harm strawberry leaves. Try it on a few plants first and wait a week.'

export const strawberry = (at: At): CropWords<'strawberry'> => ({
  Strawberry___Angular_leaf_spot: {
    name: 'Angular leaf spot',
    speed: 'It spreads with each splash of water.',
    check: {
      question: 'Hold the leaf up to the sun. Do the spots let light through, like a window?',
      ifNot: 'If no light comes through, take a new photo first.',
    },
    ifYes: at(
      'Call KEPHIS. It may be new here.',
      'Ask the plant protection service of your country. It may be new here.',
    ),
    actions: [
      at(
        'If spots let light through, call KEPHIS. It may be new here.',
        'If spots let light through, ask the plant protection service of your country.',
      ),
      'Water at the foot, not over the leaves.',
      'Stay out of wet beds. Workers spread it.',
    ],
    cause: 'Bacteria cause it, not a fungus.',
    signs: [
      'There are red-brown spots with straight sides, cut off by the veins.',
      'Young spots look wet from below and let light through.',
    ],
    favouredBy: 'Cool, wet days, cold nights and watering over the leaves help it.',
    next: ['Take off sick leaves each week and burn or bury them.', 'If you can, water with drip lines.'],
    spray: at(
      `Copper can help only before the flowers open. ${COPPER_HARMS}`,
      'A spray can help only before the flowers open.',
    ),
    doNotSpray: 'Most fungus sprays do not kill bacteria. Never spray antibiotics for people or animals.',
    protect: [
      'Plant certified runners only. The disease comes with plants.',
      'Do not give runners from this bed to neighbours.',
      'Wash your hands and tools before you go to clean beds.',
    ],
    rivals: {
      Strawberry___Leaf_spot: 'Leaf spot is round with a white middle and lets no light through.',
      Strawberry___Leaf_scorch: 'Scorch makes dark purple blotches that let no light through.',
    },
    alerts: {
      unlikely: at(
        'We found no record of this disease in Kenya. That does not prove that it is absent.',
        'We do not know if this disease is in your country.',
      ),
      report: at(
        'If the sign is there, tell KEPHIS: it may be new in the country.',
        'If the sign is there, tell the plant protection service of your country.',
      ),
      quarantine: 'Do not carry leaves, runners or plants off this farm.',
    },
    call: at(
      'Light through the spots? Call KEPHIS.',
      'Light through the spots? Ask the plant protection service of your country.',
    ),
    harvest: WAIT_DAYS,
    cannotShow: 'A photo cannot show the clear, window-like look of the spot.',
  },
  Strawberry___Leaf_scorch: {
    name: 'Leaf scorch',
    speed: 'It builds up over weeks of rain.',
    check: {
      question: 'Are the blotches purple all through, with no white middle?',
      ifNot: 'If the middle is white, it is probably leaf spot.',
    },
    actions: [
      'Take off the worst leaves and bury them.',
      'Stop watering over the leaves.',
      'Pull out weeds that keep the bed damp.',
    ],
    cause: 'A fungus causes it. It lives on old leaves.',
    signs: ['There are dark purple blotches without a white middle.', 'The leaf edge dries and curls as if burnt.'],
    favouredBy: 'Warm, wet weather and old, crowded beds help it.',
    next: ['Keep the rows narrow, so that leaves dry fast.', 'After harvest, take away the old leaves.'],
    spray: at(`A spray helps only if it gets severe. ${COPPER_HARMS}`, 'A spray helps only if it gets severe.'),
    doNotSpray:
      'Do not spray while fewer than one leaf in ten is spotted. The harm is small. One in ten is our own estimate.',
    protect: ['Start new beds with healthy plants from a good nursery.', 'Choose new ground for new beds.'],
    rivals: {
      Strawberry___Leaf_spot: 'Leaf spot has a white or grey middle with a purple ring.',
      Strawberry___Angular_leaf_spot: 'Hold it up to the sun. Angular spots let light through.',
    },
    alerts: {},
    harvest: WAIT_DAYS,
    cannotShow: 'A photo cannot show the crown and the roots.',
  },
  Strawberry___Leaf_spot: {
    name: 'Leaf spot',
    speed: 'It spreads by splashing water over a few weeks.',
    check: {
      question: 'Is the spot round, with a white middle and a purple ring?',
      ifNot: 'If it is purple all through, it is probably leaf scorch.',
    },
    actions: [
      'Take off the spotted leaves and bury them.',
      'Stop watering over the leaves.',
      'Pull out weeds that keep the bed damp.',
    ],
    cause: 'A fungus causes it. Rain and watering splash it from leaf to leaf.',
    signs: [
      'There are small round spots with a white or grey middle and a purple ring.',
      'Fruit may have black seeds or spots.',
    ],
    favouredBy: 'Mild, wet weather helps it most.',
    next: ['Keep the rows narrow, so that leaves dry fast.', 'After harvest, take away the old leaves.'],
    spray: at(
      `A spray can help as new leaves come. Wait until more than one leaf in ten is spotted. ${COPPER_HARMS}`,
      'A spray can help as new leaves come. Wait until more than one leaf in ten is spotted.',
    ),
    doNotSpray:
      'Do not spray while fewer than one leaf in ten is spotted. The harm is small. One in ten is our own estimate.',
    protect: [
      'Start new beds with healthy plants from a good nursery.',
      'Mulch with straw, so that soil does not splash up.',
    ],
    rivals: {
      Strawberry___Leaf_scorch: 'Scorch blotches are purple all through, without a white middle.',
      Strawberry___Angular_leaf_spot: 'Hold it up to the sun. Angular spots let light through.',
    },
    alerts: {},
    harvest: WAIT_DAYS,
    cannotShow: 'A photo cannot show the crown and the roots.',
  },
  Strawberry___Powdery_mildew: {
    name: 'Powdery mildew',
    speed: 'It can fill a tunnel in a few weeks.',
    check: {
      question: 'Is there white powder below, and do the edges curl up like a spoon?',
      ifNot: 'If there is no powder, take a new photo first.',
    },
    actions: [
      'Turn over leaves in each row and look for powder.',
      'If a plant has two white leaves, cut them off and bury them.',
      'If it grows in a tunnel, open it.',
    ],
    cause: 'A fungus causes it. It lives on living strawberry leaves.',
    signs: [
      'The leaf edges curl up.',
      'Below there is white powder, or purple-red blotches.',
      'Fruit can look dull and dusty.',
    ],
    favouredBy: 'Warm, humid air on dry leaves helps it, most of all in tunnels.',
    next: [
      'Space the rows wide, so that air moves.',
      'After these strawberries, grow another crop in the bed for two years.',
    ],
    spray: 'A spray helps most at the first white spots.',
    doNotSpray: at(
      'Do not use sulphur in heat, or near an oil spray. It harms the plants.',
      'Do not spray in heat. It can harm the plants.',
    ),
    protect: ['Plant clean runners of a variety that resists it.', 'Clean tools before you use them on clean plants.'],
    rivals: {
      Strawberry___Leaf_scorch: 'Scorch makes purple blotches above and no white powder.',
      drySoil: 'Plants that lack water wilt in the afternoon, but have no powder.',
    },
    alerts: {},
    harvest: WAIT_DAYS,
    cannotShow: 'A photo from above misses the powder. It sits below.',
  },
  Strawberry___healthy: {
    check: {
      question: 'Is the leaf flat at the edge, with no powder below and no purple spots?',
      ifNot: 'If you see marks, take a photo of the marked leaf.',
    },
    actions: ['Turn ten more leaves over and look for powder or mites.', 'Look at flowers and fruit for grey mould.'],
    next: ['Mulch with straw and water at the foot of the plant.', 'Take off dead leaves on a dry day.'],
    doNotSpray: 'Do not spray a healthy bed just in case. It costs money and can harm bees.',
    protect: ['Walk along the beds twice a week.', 'Plant certified runners only.'],
    rivals: {},
    cannotShow:
      'A leaf photo cannot show crown, roots, fruit or tiny mites. Nor can it show a disease that has just begun.',
    notCovered: 'On strawberry this tool does not look for grey mould, anthracnose, crown rot, spider mites or virus.',
  },
})
