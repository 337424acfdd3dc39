import type { Label } from './catalogue'

/** Pairs that a photo can hardly tell apart: two diseases of maize, and the blights of potato and tomato. */
const PAIRS: readonly (readonly [Label, Label])[] = [
  ['Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot', 'Corn_(maize)___Northern_Leaf_Blight'],
  ['Potato___Early_blight', 'Tomato___Early_blight'],
  ['Potato___Late_blight', 'Tomato___Late_blight'],
]

/** What a leaf of this label is most easily taken for. */
export function twinOf(label: string): Label | undefined {
  const pair = PAIRS.find(([one, other]) => label === one || label === other)
  return pair?.find((twin) => twin !== label)
}
