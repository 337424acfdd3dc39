import type { KeyCase } from './types'

/** Sorghum and millet. */
export const grainCases: readonly KeyCase[] = [
  {
    of: 'striga',
    crop: 'sorghum',
    story: 'The sorghum hangs at noon though the soil is moist. A weed with purple flowers stands at its foot.',
    part: 'whole',
    sign: 'wilting',
    sees: { maizeHeart: 'no', striga: 'yes', stemBorer: 'no', fallArmyworm: 'no' },
  },
  {
    of: 'stemBorer',
    crop: 'sorghum',
    story: 'The middle leaf of many young plants is dry. The stem has a small round hole with droppings.',
    part: 'stem',
    sign: 'holes',
    sees: { maizeHeart: 'yes', striga: 'no', stemBorer: 'yes', fallArmyworm: 'no' },
  },
  {
    of: 'fallArmyworm',
    crop: 'sorghum',
    story: 'Young leaves come out of the funnel with ragged holes. Wet droppings and a dark worm sit inside.',
    part: 'leaf',
    sign: 'insects',
    sees: { maizeHeart: 'no', stemBorer: 'no', fallArmyworm: 'yes' },
  },
  {
    of: 'striga',
    crop: 'millet',
    story: 'In one part of the plot the millet is short and pale with small heads. Tufts of a thin weed stand there.',
    part: 'whole',
    sign: 'yellow',
    sees: { striga: 'yes', fallArmyworm: 'no' },
  },
  {
    of: 'fallArmyworm',
    crop: 'millet',
    story: 'The leaves of the young millet have clear windows and torn holes, with wet sawdust in the funnel.',
    part: 'leaf',
    sign: 'holes',
    sees: { striga: 'no', fallArmyworm: 'yes' },
  },
]
