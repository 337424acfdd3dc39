import type { At } from '../place'
import type { CropWords } from '../types'

export const pepper = (at: At): CropWords<'sweet-pepper'> => ({
  'Pepper,_bell___Bacterial_spot': {
    name: 'Bacterial spot',
    speed: 'One storm can carry it through a field.',
    check: {
      question: 'Do spots look greasy, do leaves drop, does fruit have rough scabs?',
      ifNot: 'If the spots are dry and the leaves stay on, take a new photo.',
    },
    actions: [
      'Water at the foot, not over the leaves.',
      'Stay out while the leaves are wet.',
      'If the check fits, pull out and bury the worst plants.',
    ],
    cause: 'Bacteria cause it, not a fungus.',
    signs: [
      'There are small dark spots that look greasy or wet.',
      'Leaves turn yellow and drop. Fruit gets rough scabs.',
    ],
    favouredBy: 'Warm, wet, windy weather helps it (20 to 35 °C). Seed can carry it.',
    next: [
      'Do not grow pepper or tomato there for two years.',
      'Next time plant a variety that resists it. That helps most.',
    ],
    spray: at(
      'Copper can help only early, before rain. Many strains resist it. If two sprays fail, stop.',
      'A spray can help only early, before rain. If two sprays fail, stop.',
    ),
    doNotSpray: 'Most fungus sprays do not kill bacteria. Never spray antibiotics for people or animals.',
    protect: ['Use clean, certified seed and seedlings.', 'Wash your hands and tools before you go to clean plots.'],
    rivals: {
      cercosporaLeafSpot: 'Cercospora spots are round with a pale middle, like the eye of a frog.',
      sunOrSprayBurn: 'A burn marks many plants alike. Sunburnt fruit is papery on one side.',
    },
    alerts: {},
    harvest: 'Fruit without rot can be eaten. If you sprayed, count the days on the label first.',
    cannotShow: 'A photo cannot show if the germ resists a spray.',
  },
  'Pepper,_bell___healthy': {
    check: {
      question: 'Is the leaf green, firm on the plant, and free of dark greasy spots?',
      ifNot: 'If you see marks, take a photo of the marked leaf.',
    },
    actions: [
      'Turn ten more leaves over and look closely.',
      'Look at the fruit for scabs, and at the stems near the soil.',
    ],
    next: ['Water at the foot of the plant, in the morning.', 'Mulch, so that rain does not splash soil up.'],
    doNotSpray: 'Do not spray a healthy crop just in case. Sprays can kill useful insects.',
    protect: ['Walk through the crop as often as you can.', 'Stay out of the field while the leaves are wet.'],
    rivals: {},
    cannotShow:
      'A leaf photo cannot show roots, stem, fruit or tiny mites. Nor can it show a disease that has just begun.',
    notCovered:
      'On sweet pepper this tool looks for bacterial spot only. It does not know powdery mildew, virus, wilt, thrips or mites.',
  },
})
