import type { CropWords } from '../types'

export const grape = {
  Grape___Black_rot: {
    name: 'Black rot',
    speed: 'A spotted berry can dry up within ten days.',
    check: {
      question: 'Are there tiny black dots in the light brown spot, or hard black berries?',
      ifNot: 'If you see neither, take a new photo first.',
    },
    actions: [
      'Pick off all dry black berries.',
      'Remove spotted leaves and burn them.',
      'Look for spotted berries on the other vines too.',
    ],
    cause: 'A fungus causes it. It lives in dry berries on the vine and on the ground.',
    signs: [
      'There are light brown spots with a dark edge. They have a ring of tiny black dots.',
      'Berries rot and dry into hard black raisins.',
    ],
    favouredBy: 'Warm, wet weather helps it, most of all around flowering.',
    next: [
      'Take off some leaves round the bunches, so that they dry fast.',
      'Take old berries off the vine and the ground.',
    ],
    spray: 'A spray can help from just before flowering until a month after it.',
    doNotSpray: 'Do not spray once the berries turn colour. They no longer catch it.',
    protect: [
      'Burn all dry berries before the next season.',
      'Prune well and pull up tall weeds.',
      'Some grape sprays harm apple trees. Read the label if apples grow near.',
    ],
    rivals: {
      'Grape___Esca_(Black_Measles)': 'Esca makes stripes between the veins, like a tiger.',
      'Grape___Leaf_blight_(Isariopsis_Leaf_Spot)': 'Leaf blight comes late, with dark angular spots on old leaves.',
    },
    alerts: {},
    harvest: 'Berries without rot can be eaten. Throw out rotten and dry ones.',
    cannotShow: 'A leaf photo cannot show the bunches, where the loss is.',
  },
  'Grape___Esca_(Black_Measles)': {
    name: 'Esca (black measles)',
    speed: 'It grows for years in the wood. A vine can also wilt in days.',
    check: {
      question: 'Are there yellow or red stripes between green veins, like a tiger?',
      ifNot: 'If the spots are round, take a new photo.',
    },
    actions: [
      'Tie a ribbon on each vine with stripes.',
      'Look for small dark dots on the berries.',
      'Cut nothing today. Fresh cuts let the disease in.',
    ],
    cause: 'Several wood fungi cause it. They enter through pruning wounds.',
    signs: [
      'There are yellow or red stripes between green veins, like a tiger.',
      'Berries get small dark dots.',
      'Old sick wood is dark or rotten inside.',
    ],
    favouredBy: 'It enters through old pruning wounds, mostly in vines over five years old.',
    next: [
      'On a dry day in pruning time, cut the marked arms back to clean wood.',
      'Let a fresh shoot grow from below the cut.',
      'Burn what you cut, clean the saw and seal large cuts.',
    ],
    spray: 'Leaf sprays are useless, because it lives inside the wood.',
    doNotSpray: 'Do not spray leaves against this at any time.',
    protect: ['Prune late, on dry days, and prune sick vines last.', 'Wound paste can protect new cuts.'],
    rivals: {
      Grape___Black_rot: 'Black rot makes round light brown spots with tiny black dots, not stripes.',
      lackOfMagnesiumOrPotassium: 'A lack of food shows on many vines alike, and the wood inside is clean.',
    },
    alerts: { noCure: 'There is no cure for esca. You can only slow it and save the vine below the stain.' },
    harvest: 'Clean berries can be eaten.',
    cannotShow: 'A leaf photo cannot show the wood inside.',
  },
  'Grape___Leaf_blight_(Isariopsis_Leaf_Spot)': {
    name: 'Leaf blight (Isariopsis leaf spot)',
    speed: 'It comes late and mostly does little harm.',
    check: {
      question: 'Are the spots dark and angular, late in the season, on old leaves?',
      ifNot: 'If young leaves are spotted, take a new photo.',
    },
    actions: [
      'Pick off the worst leaves.',
      'Check if only old leaves are spotted.',
      'Gather fallen leaves and take them away.',
    ],
    cause: 'A fungus causes it. It lives on fallen leaves.',
    signs: ['There are dark brown angular spots on old leaves.', 'The under side can turn green-brown.'],
    favouredBy: 'Hot, humid weather helps it.',
    next: ['Take off some leaves, so that the wind can dry the rest.', 'Keep weeds low under the vines.'],
    spray: 'If leaves fell early last season, a spray can help from flowering on.',
    doNotSpray:
      'Do not spray late spots on fewer than one leaf in ten. This share is our own estimate. They rarely cut the yield.',
    protect: ['Clear away spotted leaves when you prune.', 'Prune and feed the vines well.'],
    rivals: {
      Grape___Black_rot: 'Black rot spots are light brown with a ring of black dots. Berries dry up.',
      downyMildew: 'Downy mildew has white fuzz below a yellow spot that looks oily.',
    },
    alerts: {},
    harvest: 'The grapes can be eaten. If you sprayed, count the days on the label first.',
    cannotShow: 'A photo cannot show how much of the vine is hit.',
  },
  Grape___healthy: {
    check: {
      question: 'Does the leaf have no stripes, no spots and no fuzz on either side?',
      ifNot: 'If you see marks, take a photo of the marked leaf.',
    },
    actions: ['Turn ten more leaves over and look for fuzz.', 'Look at the bunches for dry or dotted berries.'],
    next: ['Take off some leaves round the bunches.', 'Prune on dry days, never in the rain.'],
    doNotSpray: 'Do not spray a healthy vine just in case. It costs money and can harm bees.',
    protect: ['Walk along the vines once a week in the rains.', 'Take dry berries off the vine and the ground.'],
    rivals: {},
    cannotShow:
      'A leaf photo cannot show roots, wood, berries or insects. Nor can it show a disease that has just begun.',
    notCovered:
      'On grape this tool does not look for downy mildew, powdery mildew, grey mould, virus or lack of plant food.',
  },
} satisfies CropWords<'grape'>
