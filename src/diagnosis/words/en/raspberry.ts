import type { CropWords } from '../types'

export const raspberry = {
  Raspberry___healthy: {
    check: {
      question: 'Is the leaf evenly green above and pale below, without spots or orange powder?',
      ifNot: 'If you see marks, show the plant to your farm officer.',
    },
    actions: ['Turn ten more leaves over and look for powder.', 'Look at the canes for dark or sunken parts.'],
    next: ['Cut out old canes after they have fruited.', 'Thin the rest, so that the leaves dry fast.'],
    doNotSpray: 'Do not spray a plant that looks healthy. It costs money and can harm bees.',
    protect: ['Walk along the rows once a week.', 'Buy new plants from a certified nursery.'],
    rivals: {},
    cannotShow:
      'A leaf photo cannot show roots, canes, fruit or insects. Nor can it show a disease that has just begun.',
    notCovered:
      'This tool knows no disease of raspberry at all. It can only say that the leaf looks like a raspberry leaf without signs.',
  },
} satisfies CropWords<'raspberry'>
