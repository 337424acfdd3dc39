import type { CropWords } from '../types'

export const blueberry = {
  Blueberry___healthy: {
    check: {
      question: 'Is the leaf green above, with no spots, powder or red patches?',
      ifNot: 'If you see marks, show the plant to your farm officer.',
    },
    actions: ['Turn ten more leaves over and look closely.', 'Look at the stems for dark or dying parts.'],
    next: ['Keep the soil acid, and keep it moist with mulch.', 'Cut out dead stems on a dry day.'],
    doNotSpray: 'Do not spray a plant that looks healthy. It costs money and can harm bees.',
    protect: ['Walk along the rows once a week.', 'Buy new plants from a certified nursery.'],
    rivals: {},
    cannotShow: 'A leaf photo cannot show roots, fruit or insects. Nor can it show a disease that has just begun.',
    notCovered:
      'This tool knows no disease of blueberry at all. It can only say that the leaf looks like a blueberry leaf without signs.',
  },
} satisfies CropWords<'blueberry'>
