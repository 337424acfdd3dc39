import type { At } from '../place'
import type { CropWords } from '../types'

const WAIT_DAYS = 'Fruit without rot or spots can be eaten. If you sprayed, count the days on the label first.'
const BURY_LEAVES = 'Gather the fallen leaves and bury them.'

export const apple = (at: At): CropWords<'apple'> => ({
  Apple___Alternaria_leaf_spot: {
    name: 'Alternaria leaf blotch',
    speed: 'It can build up within weeks.',
    check: {
      question: 'Are there small spots all over the tree, not bunched near dead wood?',
      ifNot: 'If the spots are bunched below dead wood, it may be black rot.',
    },
    ifYes: BURY_LEAVES,
    actions: [
      'Count spotted leaves on ten shoots. Fewer than 1 in 10? Wait and look again.',
      'Turn leaves over and look for mites.',
      BURY_LEAVES,
    ],
    cause: 'A fungus causes it. It lives on fallen leaves.',
    signs: [
      'There are small round brown spots with a purple edge.',
      'They sit all over the tree. Fruit may have small dark raised dots.',
    ],
    favouredBy: 'Warm, wet weather helps it, and so do mites.',
    next: ['Prune so that light and wind reach the middle.', 'Keep mites low. They make it worse.'],
    spray: 'A spray can help once the first spots show in warm, wet weather.',
    doNotSpray: 'Do not spray while fewer than one leaf in ten is spotted. This share is our own estimate.',
    protect: [
      'Clear away fallen leaves and cut branches before new leaves grow.',
      'Take what you prune out of the orchard and burn it.',
    ],
    rivals: {
      Apple___Black_rot: 'Black rot spots are bunched below dead wood or dry black fruit.',
      Apple___Brown_spot: 'Brown spot has tiny black dots, and leaves turn yellow and fall.',
      Apple___Gray_spot: 'Grey spot turns pale in the middle, with tiny black dots.',
    },
    alerts: {},
    harvest: WAIT_DAYS,
    cannotShow: 'A photo cannot always tell Alternaria from spray burn.',
  },
  Apple___Apple_scab: {
    name: 'Scab',
    speed: 'It spreads with each rain. Bad years can cost most of the fruit.',
    check: {
      question: 'Are the spots green-brown, and do they feel like soft cloth?',
      ifNot: 'If the spots are dry and light brown, take a new photo first.',
    },
    ifYes: BURY_LEAVES,
    actions: [
      'Count spotted leaves on ten shoots. Fewer than 1 in 10? Wait and look again.',
      BURY_LEAVES,
      'Stop watering over the leaves.',
    ],
    cause: 'A fungus causes it. It lives in fallen leaves from one season to the next.',
    signs: [
      'There are green-brown spots that feel like soft cloth. The leaf may pucker.',
      'Fruit gets rough, dark, corky scabs.',
    ],
    favouredBy: 'Cool, wet days and leaves that stay wet help it.',
    next: [
      'Chop up the fallen leaves or cover them with thick mulch. Urea on them helps them rot.',
      'Prune to open the tree, so that leaves dry fast.',
      'Next time plant varieties that resist scab.',
    ],
    spray: 'A spray can help from the first green tips on, in wet weather.',
    doNotSpray: 'Do not spray if it stays dry from the first green tips to young fruit.',
    protect: ['Clear away old leaves before new buds open.', 'Water at the foot of the tree, never over the leaves.'],
    rivals: {
      Apple___Cedar_apple_rust: 'Look at the colour. Rust spots are bright orange, not green-brown.',
      Apple___Black_rot: 'Black rot spots have a purple edge and a light brown middle.',
    },
    alerts: {},
    harvest: WAIT_DAYS,
    cannotShow:
      'A photo cannot show if a spray that worked before still kills this scab. In many places it no longer does.',
  },
  Apple___Black_rot: {
    name: 'Black rot (frog-eye leaf spot)',
    speed: 'It is slow. Sores in the bark grow year by year.',
    check: {
      question: 'Is there dead wood or dry black fruit just above the bad leaves?',
      ifNot: 'If the spots are spread all over the tree, take a new photo.',
    },
    actions: [
      'Take dry black fruit off the tree.',
      'On a dry day, cut out dead wood and sunken bark.',
      'Burn or bury what you cut.',
    ],
    cause: 'A fungus causes it. It lives in dead wood and dry fruit.',
    signs: [
      'There are round light brown spots with a purple edge.',
      'There may be sunken bark, and dry black fruit on the tree.',
    ],
    favouredBy: 'Warm, wet weather helps it. Rain spreads it.',
    next: ['Cut clean and leave no stubs.', 'Remove old stumps and cut branches near the trees.'],
    spray: 'Pruning and clean trees do more than any spray.',
    doNotSpray: 'Do not spray in place of pruning.',
    protect: ['Clean the saw between trees.', 'Look for dry fruit in the trees after each harvest.'],
    rivals: {
      Apple___Alternaria_leaf_spot: 'Look at the whole tree. Alternaria spots are spread all over it.',
      Apple___Apple_scab: 'Rub the spot. Scab is green-brown and feels like soft cloth.',
    },
    alerts: {},
    harvest: 'Fruit without rot or spots can be eaten. Throw rotten fruit away from the trees.',
    cannotShow: 'A leaf photo cannot show the bark, where black rot lives.',
  },
  Apple___Brown_spot: {
    name: 'Brown spot (apple blotch)',
    speed: 'A tree can lose many leaves within weeks of rain.',
    check: {
      question: 'Are there tiny black dots in the patch, and do yellow leaves fall?',
      ifNot: 'If no leaves fall, take a new photo first.',
    },
    actions: [BURY_LEAVES, 'Check the lowest leaves on all trees.', 'Stop watering over the leaves.'],
    cause: 'A fungus causes it. It lives on fallen leaves.',
    signs: ['There are brown patches with tiny black dots.', 'Leaves turn yellow and fall early, the low ones first.'],
    favouredBy: 'Long wet spells and heavy dew help it.',
    next: [
      'Prune to open the tree, so that leaves dry well before noon.',
      'Keep the grass short. Then earthworms eat the old leaves.',
    ],
    spray: 'A spray works best before the spots show, and sooner when there is much rain.',
    doNotSpray: 'Do not spray once the leaves turn yellow. It is then too late.',
    protect: [
      'Clear away all old leaves before new buds open.',
      'Look at trees that are never sprayed. It is most common there.',
    ],
    rivals: {
      Apple___Alternaria_leaf_spot: 'Alternaria spots are small, with a clear purple edge and few yellow leaves.',
      Apple___Gray_spot: 'Grey spot stays small and round, with a pale middle.',
    },
    alerts: {},
    harvest: WAIT_DAYS,
    cannotShow: 'A photo does not show the black dots well. Zoom in with a phone camera.',
  },
  Apple___Cedar_apple_rust: {
    name: 'Cedar apple rust',
    speed: 'It does not pass from apple tree to apple tree.',
    check: {
      question: 'Look under the orange spot. Are there tiny tubes, like short hairs?',
      ifNot: 'If there are no tubes, it is probably not rust. Take a new photo.',
    },
    actions: [
      'Take a photo of the under side of the spots.',
      'Put three bad leaves in a bag and keep it closed.',
      at(
        'Tubes? Call KEPHIS or your officer. They take the sample.',
        'Tubes? Ask the plant protection service of your country. They take the sample.',
      ),
    ],
    cause: 'A fungus causes it. It needs a juniper tree near by for part of its life.',
    signs: [
      'There are bright orange or yellow round spots.',
      'Short tubes, like tiny hairs, grow below the spot later.',
    ],
    favouredBy: 'It needs certain junipers near by, and rain.',
    next: [
      ...at(['Do not cut cedar trees. Kenyan cedar is protected by law.'], []),
      'Next time plant varieties that resist rust.',
    ],
    spray: 'No spray is of use before you know if this is rust at all.',
    doNotSpray: 'Do not spray because of a photo alone.',
    protect: ['Buy clean young trees of varieties that resist rust.'],
    rivals: {
      Apple___Apple_scab: 'Look at the colour. Scab is green-brown and soft, not orange.',
      lackOfFoodOrSprayBurn: 'A burn has no tubes below and shows on leaves of one age.',
    },
    alerts: {
      unlikely: at(
        'We found no record of cedar apple rust in Africa, so something else is likelier.',
        'We do not know if cedar apple rust is in your country.',
      ),
      report: at(
        'If a laboratory finds it, it is new in Kenya. Report it to KEPHIS.',
        'If a laboratory finds it, report it to the plant protection service of your country.',
      ),
      quarantine: 'Do not carry leaves or branches off this farm.',
    },
    call: at(
      'Tubes below the spot? Call KEPHIS.',
      'Tubes below the spot? Ask the plant protection service of your country.',
    ),
    harvest: WAIT_DAYS,
    cannotShow: 'A photo cannot show which rust it is. A laboratory can.',
  },
  Apple___Gray_spot: {
    name: 'Grey spot',
    speed: 'Wind and rain spread it. Brown spot does more harm.',
    check: {
      question: 'Is the spot small and round, with a grey middle and black dots?',
      ifNot: 'If not, take a new photo.',
    },
    ifYes: BURY_LEAVES,
    actions: [
      'Count spotted leaves on ten shoots. Fewer than 1 in 10? Wait and look again.',
      BURY_LEAVES,
      'Cut out dead wood on a dry day.',
    ],
    cause: 'A fungus causes it. Scientists do not agree on which one.',
    signs: [
      'There are small round spots that turn grey, often with a dark brown edge.',
      'Black dots may show in the spot as it gets old.',
    ],
    favouredBy: 'Warm, wet weather and damp air help it.',
    next: ['Prune so that leaves dry fast after rain.', 'Water at the foot of the tree, and keep the leaves dry.'],
    spray: 'A spray can help only as buds turn green. Later it marks the fruit.',
    doNotSpray:
      'Do not spray while fewer than one leaf in ten is spotted. This share is our own estimate. It is seldom worth it.',
    protect: [
      'Keep the ground under clean trees free of old leaves.',
      'Plant new trees with space, so that leaves dry fast.',
    ],
    rivals: {
      Apple___Alternaria_leaf_spot: 'Alternaria spots have a purple edge, and most turn darker.',
      Apple___Black_rot: 'Dead wood or dry black fruit above the leaves points to black rot.',
    },
    alerts: {},
    harvest: WAIT_DAYS,
    cannotShow: 'A photo cannot always tell grey spot from other leaf spots.',
  },
  Apple___Powdery_mildew: {
    name: 'Powdery mildew',
    speed: 'The wind spreads it. New patches shed powder within a week.',
    check: {
      question: 'Look at the shoot tips. Is there white powder, and are young leaves narrow and curled?',
      ifNot: 'If the tips are clean, take a new photo.',
    },
    actions: [
      'Cut off the white shoot tips.',
      'Take what you cut out of the orchard and burn or bury it.',
      'Check the young shoots on all trees.',
    ],
    cause: 'A fungus causes it. It lives in buds from one season to the next.',
    signs: [
      'There is white or grey powder on young leaves, which turn narrow and curl up.',
      'Shoot tips look white and stay short.',
    ],
    favouredBy: 'Warm days and damp air help it. It needs no rain.',
    next: [
      'Prune so that air and sun reach the middle of the tree.',
      'Next time plant varieties that seldom get mildew.',
    ],
    spray: 'A spray can help new shoots, once more than one in ten has powder.',
    doNotSpray: at(
      'Do not spray while fewer than one tip in ten is white. Cut them off. This share is our own estimate. Sulphur harms trees in heat, or soon before or after an oil spray.',
      'Do not spray while fewer than one tip in ten is white. Cut them off. This share is our own estimate.',
    ),
    protect: ['Look for white tips as soon as buds open.', 'Before buds open, cut out shoots that look silver.'],
    rivals: {
      dustOrSprayMarks: 'Look at the shoot tip. Dust does not make young leaves narrow and curled.',
      Apple___Apple_scab: 'Look at the colour. Scab is green-brown and soft, not white.',
    },
    alerts: {},
    harvest: WAIT_DAYS,
    cannotShow: 'A photo cannot always tell powder from dust.',
  },
  Apple___healthy: {
    check: {
      question: 'Is the leaf green above, paler below, without spots, powder or holes?',
      ifNot: 'If you see marks, take a photo of the marked leaf.',
    },
    actions: [
      'Turn ten more leaves over and look at the under side.',
      'Look at fruit and bark for dark or sunken spots.',
    ],
    next: ['Prune out dead wood on a dry day.', 'Clear away fallen leaves and dry fruit.'],
    doNotSpray: 'Do not spray a healthy tree just in case. It costs money and can harm bees.',
    protect: ['Walk around the trees once a week in the rains.', 'Clean your tools between trees.'],
    rivals: {},
    cannotShow:
      'A leaf photo cannot show roots, bark, fruit or insects. Nor can it show a disease that has just begun.',
    notCovered: 'On apple this tool does not look for fire blight, mosaic virus, aphids or lack of plant food.',
  },
})
