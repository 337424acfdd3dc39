import type { At } from '../place'
import type { CropWords } from '../types'

export const cherry = (at: At): CropWords<'cherry'> => ({
  'Cherry_(including_sour)___Powdery_mildew': {
    name: 'Powdery mildew',
    speed: 'The wind spreads it fast to new shoots.',
    check: {
      question: 'Look under young leaves. Are there white powder patches, and do leaves curl up?',
      ifNot: 'If there is no powder below, take a new photo first.',
    },
    actions: [
      'Cut off the white shoot tips and burn or bury them.',
      'Check the young shoots on all trees.',
      'Cut off the suckers at the foot of the tree.',
    ],
    cause: 'A fungus causes it. The wind carries its spores.',
    signs: [
      'There is white powder on young leaves, which curl or twist.',
      'New leaves stay small. Fruit may carry powder too.',
    ],
    favouredBy: 'Warm, humid air on dry leaves helps it.',
    next: ['Prune so that air moves through the tree.', 'Do not give extra nitrogen. Soft shoots fall sick easily.'],
    spray: 'A spray helps most as soon as you find powder on the shoots.',
    doNotSpray: at(
      'Do not use sulphur in heat, or soon before or after an oil spray. It harms the trees.',
      'Do not spray in heat. It can harm the trees.',
    ),
    protect: ['Check ten shoot tips on each tree all season.'],
    rivals: {
      dustOrSprayMarks: 'Look below. Mildew starts under young leaves and makes them curl.',
      aphids: 'Black aphids sit on the shoot tips and make them sticky.',
    },
    alerts: {},
    harvest: 'Clean fruit can be eaten. If you sprayed, count the days on the label first.',
    cannotShow: 'A photo cannot always tell powder from dust.',
  },
  'Cherry_(including_sour)___healthy': {
    check: {
      question: 'Are the young leaves flat, with no white powder above or below?',
      ifNot: 'If you see marks, take a photo of the marked leaf.',
    },
    actions: ['Look at the youngest leaves for powder or curling.', 'Look at the bark for gum or sunken parts.'],
    next: ['Prune in dry weather, so that air moves through the tree.', 'Clear away fallen leaves and dried-up fruit.'],
    doNotSpray: 'Do not spray a healthy tree just in case. It can harm bees.',
    protect: ['Walk around the trees once a week.', 'Clean the pruning tools after each tree.'],
    rivals: {},
    cannotShow:
      'A leaf photo cannot show roots, bark, fruit or insects. Nor can it show a disease that has just begun.',
    notCovered:
      'On cherry this tool looks for powdery mildew only. It does not know leaf spot, canker, brown rot, aphids or virus.',
  },
})
