import type { At } from '../place'
import type { CropWords } from '../types'

const WAIT_DAYS = 'Clean fruit can be eaten. If you sprayed, count the days on the label first.'

export const chilli = (at: At): CropWords<'chilli'> => ({
  Chilli___Cercospora_leaf_spot: {
    name: 'Cercospora leaf spot',
    speed: 'Leaves die early and fall in wet weather.',
    check: {
      question: 'Is the spot round, with a pale middle and a dark ring?',
      ifNot: 'If the spot is dark and greasy, take a new photo first.',
    },
    actions: [
      'Pick off the spotted leaves and bury them.',
      'Water at the foot, not over the leaves.',
      'Stay out of the field while the leaves are wet.',
    ],
    cause: 'A fungus causes it. It lives on seed and on old leaves.',
    signs: [
      'There are round spots with a pale middle and a dark ring.',
      'The middle may fall out. Sick leaves turn yellow and drop.',
    ],
    favouredBy: 'Warm, wet weather helps it.',
    next: ['Bury or burn what is left after harvest.', 'Do not plant chilli there for three years.'],
    spray: 'A spray can help if the spots spread in warm, wet weather.',
    doNotSpray:
      'Do not spray while fewer than one leaf in ten is spotted. Pick those leaves off. This share is our own estimate.',
    protect: ['Mulch, so that rain does not splash soil up.', 'Use certified seed. The disease can come with seed.'],
    rivals: {
      bacterialSpot: 'Bacterial spots are small, dark and greasy, without a pale middle.',
      Chilli___Powdery_mildew: 'Turn the leaf over. Powdery mildew has white powder below.',
    },
    alerts: {},
    harvest: WAIT_DAYS,
    cannotShow: 'A photo cannot show if the spots came with your seed.',
  },
  'Chilli___Leaf_curl_(mites_and_thrips)': {
    name: 'Leaf curl (mites or thrips)',
    speed: 'It spreads fast. Mites breed in a week.',
    check: {
      question: 'Are the young tips curled, with no yellow veins and no whiteflies?',
      ifNot: 'If the tips are flat, take a new photo.',
    },
    actions: [
      'Tap a shoot over white paper. Thrips fall out and move.',
      'Fewer than 1 in 10 plants sick: pull each out and burn it.',
      'Look under the tips for whiteflies.',
    ],
    cause: 'Tiny pests cause it: mites or thrips. It is not a germ.',
    signs: [
      'Young leaves curl, twist and turn stiff.',
      'Curled down points to mites, curled up like a boat to thrips.',
      'Flowers drop, and fruit is bent.',
    ],
    favouredBy: 'Mites like humid air. Thrips like hot, dry days.',
    next: [
      'Mites cannot be seen with the bare eye, nor with a hand lens. Ask your officer to look.',
      'Remove old chilli plants.',
      'Do not kill lacewings and other insects that eat pests.',
    ],
    spray: 'A spray can help once you know the pest. What kills thrips may not kill mites.',
    doNotSpray: at(
      'Do not use sulphur in hot sun. It burns the leaves.',
      'Do not spray in hot sun. It can burn the leaves.',
    ),
    protect: ['Do not plant next to old sick chilli.', 'Raise seedlings under a net.'],
    rivals: {
      leafCurlVirus: 'Look for yellow veins, and for whiteflies under the leaf. No spray heals a virus.',
      weedKillerDrift: 'Weed-killer hurts many kinds of plants at once, on one side of the field.',
      Chilli___Nutrient_deficiency: 'Leaves that lack food are pale all over and stay flat.',
    },
    alerts: {},
    harvest: WAIT_DAYS,
    cannotShow: 'A photo cannot show mites. They are too small.',
  },
  Chilli___Nutrient_deficiency: {
    name: 'Lack of plant food',
    speed: 'It does not spread between plants.',
    check: {
      question: 'Is the leaf pale all over, or between green veins, in patches of the field?',
      ifNot: 'If young tips are twisted, check for mites and thrips.',
    },
    actions: [
      'See which leaves are pale: old or young ones.',
      'Is the soil too dry or too wet?',
      'Pull out one weak plant. Look for root swellings or rot.',
    ],
    cause: 'The plant lacks food, or its roots cannot take it up.',
    signs: [
      'Leaves are pale or yellow all over, or yellow between green veins.',
      'It may look worse in some patches of the field.',
    ],
    favouredBy: 'Poor, acid or dry soil and heavy rain can cause it.',
    next: [
      'If old leaves are pale first, the plant often lacks nitrogen.',
      'If young leaves are pale first, it often lacks iron or zinc. Plants need only a little of these.',
      'Swellings on the roots point to tiny worms (nematodes). Ask your officer.',
      'Dig in rotted manure or compost before planting.',
    ],
    spray: 'No pesticide helps against a lack of plant food.',
    doNotSpray: 'Do not guess with fertiliser. Too much burns the roots.',
    protect: ['Have the soil tested before you buy fertiliser.', 'Mulch the rows to keep the soil moist, not soaked.'],
    rivals: {
      leafCurlOrMosaicVirus: 'A virus makes blotchy, crooked leaves, often on scattered plants.',
      rootRotOrWetSoil: 'Pull out one plant. Brown soft roots point to rot, not to a lack of food.',
      'Chilli___Leaf_curl_(mites_and_thrips)': 'Look at the young tips. Mites and thrips twist them.',
    },
    alerts: {},
    harvest: 'The fruit can be eaten.',
    cannotShow: 'A photo cannot show which nutrient is short. A soil or leaf test can.',
  },
  Chilli___Powdery_mildew: {
    name: 'Powdery mildew',
    speed: 'New patches can come every 7 to 10 days.',
    check: {
      question: 'Turn the leaf over. Is there white powder right below the yellow patch?',
      ifNot: 'If there is no powder below, take a new photo first.',
    },
    actions: [
      'Turn over old leaves on many plants and look for powder.',
      'Pick off the worst leaves and put them in a bag.',
      'Do not shake the leaves. The powder flies.',
    ],
    cause: 'A fungus causes it. The wind carries its powder.',
    signs: [
      'There are yellow patches on top of older leaves.',
      'White powder grows below the patch.',
      'The edges curl up and the leaf drops.',
    ],
    favouredBy: 'Warm days help it, in damp and in dry air.',
    next: ['Space the plants for light and wind.', 'Do not give extra nitrogen.'],
    spray: 'A spray helps most at the first patches.',
    doNotSpray: at(
      'Do not use sulphur in hot sun. It burns the leaves.',
      'Do not spray in hot sun. It can burn the leaves.',
    ),
    protect: ['Check old leaves on clean plants each week.', 'Clear away old chilli and weeds after harvest.'],
    rivals: {
      Chilli___Cercospora_leaf_spot: 'Cercospora makes round spots with a pale middle.',
      'Chilli___Leaf_curl_(mites_and_thrips)': 'Mites and thrips twist the young tips.',
    },
    alerts: {},
    harvest: WAIT_DAYS,
    cannotShow: 'A photo from above misses the powder. It sits below.',
  },
  Chilli___healthy: {
    check: {
      question: 'Is the leaf green and shiny, without curl, powder or rings?',
      ifNot: 'If the young tips curl, take a photo of a curled tip.',
    },
    ifYes: 'Turn ten leaves over and look for insects.',
    actions: ['Look at the youngest tips. Are any curled or stiff?', 'Turn ten leaves over and look for insects.'],
    next: ['Pull out weeds and mulch the rows.', 'Water at the foot of the plant, not on the leaves.'],
    doNotSpray: 'Do not spray a healthy crop just in case. It can kill the insects that eat pests.',
    protect: ['Walk through the crop twice a week.', 'Raise new seedlings under a net.'],
    rivals: {},
    cannotShow:
      'A leaf photo cannot show roots, stem, fruit or tiny mites. Nor can it show a disease that has just begun.',
    notCovered: 'On chilli this tool does not look for virus, bacterial spot, bacterial wilt, fruit rot or fruit fly.',
  },
})
