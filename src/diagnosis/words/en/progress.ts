import type { At } from '../place'
import type { ProgressWords } from '../types'

import { phrases } from './phrases'

const recheck = (days: number | null, at: At) => (days === null ? [] : [phrases(at).recheck(days)])

const MARKED_LEAVES = 'Leaves that were sick keep their marks. Look at the new leaves.'

export const progress = (at: At): ProgressWords => ({
  better: (days) => [
    'Good. Go on with what this answer tells you.',
    'Do not spray more, or sooner, than the label says.',
    'The problem can come back. Check the plants often.',
    ...recheck(days, at),
  ],
  same: (days) => [
    MARKED_LEAVES,
    'Go on with what this answer tells you, but do not spray again now.',
    at(
      'If new leaves get sick too, ask your ward or county farm officer before you spray.',
      'If new leaves get sick too, ask the plant protection service of your country before you spray.',
    ),
    ...recheck(days, at),
  ],
  worse: () => [
    at('Ask your ward or county farm officer today.', 'Ask the plant protection service of your country today.'),
    'Show photos of a sick leaf, a healthy leaf and the whole plant.',
    'Stop spraying what has not helped. It may be the wrong product.',
    'Until the officer answers, do what this answer tells you, without spraying.',
  ],
})
