import type { Pictogram } from '../catalogue/pictures'
import type { Verdict } from '../verdict/verdict'

type Three = readonly [Pictogram, Pictogram, Pictogram]

/** For the first three actions of a result that does not come from one catalogue entry. */
export const RANKED: readonly Pictogram[] = ['look', 'wash']
export const URGENT: Three = ['look', 'clean-first', 'wash']
export const QUARANTINE: Three = ['no-move', 'ask', 'wash']
export const LOOK: Three = ['mark', 'photo', 'ask']
export const NO_SIGNS: Three = ['look', 'photo', 'ask']
export const FREE: { [Kind in Exclude<Verdict['kind'], 'confident' | 'ranked'>]: Three | readonly [] } = {
  tooDark: ['shade', 'shade', 'photo'],
  tooBlurred: ['lens', 'photo', 'steady'],
  falseColours: ['shade', 'photo', 'shade'],
  tooFar: ['photo', 'steady', 'plain-back'],
  notALeaf: ['photo', 'plain-back', 'shade'],
  unknownCrop: ['photo', 'steady', 'plain-back'],
  otherCrop: ['photo', 'ask', 'tell'],
  contradiction: [],
  cropQuestion: [],
  mixedCrops: ['photo', 'photo', 'photo'],
  unsure: ['look', 'photo', 'plain-back'],
}
