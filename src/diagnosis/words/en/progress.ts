import type { ProgressWords } from '../types'

import { phrases } from './phrases'

const recheck = (days: number | null) => (days === null ? [] : [phrases.recheck(days)])

const MARKED_LEAVES = 'Leaves that were sick keep their marks. Look at the new leaves.'

export const progress: ProgressWords = {
  better: (days) => [
    'Good. Go on with what this answer tells you.',
    'Do not spray more, or sooner, than the label says.',
    'The problem can come back. Check the plants often.',
    ...recheck(days),
  ],
  same: (days) => [
    MARKED_LEAVES,
    'Go on with what this answer tells you, but do not spray again now.',
    'If new leaves get sick too, ask your ward or county farm officer before you spray.',
    ...recheck(days),
  ],
  worse: () => [
    'Ask your ward or county farm officer today.',
    'Show photos of a sick leaf, a healthy leaf and the whole plant.',
    'Stop spraying what has not helped. It may be the wrong product.',
    'Until the officer answers, do what this answer tells you, without spraying.',
  ],
}
