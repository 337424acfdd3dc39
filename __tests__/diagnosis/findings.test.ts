import { findingsOf } from '~/diagnosis'

const [rust, blight] = ['Corn_(maize)___Common_rust_', 'Corn_(maize)___Northern_Leaf_Blight'].map((label, index) => ({
  label,
  probability: [0.6, 0.3][index] ?? 0,
})) as [{ label: string; probability: number }, { label: string; probability: number }]
const found = {
  rust: { label: rust.label, crop: 'Maize', condition: 'common rust', confidence: 0.6 },
  blight: { label: blight.label, crop: 'Maize', condition: 'northern leaf blight', confidence: 0.3 },
}

it('names the one answer of a confident verdict, and its rivals', () => {
  expect(findingsOf({ kind: 'confident', ...rust, sureness: 'very', alternatives: [blight] })).toEqual({
    first: found.rust,
    alternatives: [found.blight],
  })
})

it('puts the likeliest of a ranking first', () => {
  expect(findingsOf({ kind: 'ranked', candidates: [rust, blight] })).toEqual({
    first: found.rust,
    alternatives: [found.blight],
  })
  expect(findingsOf({ kind: 'ranked', candidates: [] })).toEqual({ first: undefined, alternatives: [] })
})

it('commits to nothing when unsure', () => {
  expect(findingsOf({ kind: 'unsure', candidates: [rust] })).toEqual({ first: undefined, alternatives: [found.rust] })
})

it.each(['notALeaf', 'unknownCrop', 'tooDark', 'tooBlurred', 'tooFar'] as const)(
  'has nothing to name for %s',
  (kind) => {
    expect(findingsOf({ kind })).toEqual({ first: undefined, alternatives: [] })
  },
)

it('calls a healthy leaf healthy', () => {
  const healthy = { label: 'Tomato___healthy', probability: 0.9 }
  const { first } = findingsOf({ kind: 'confident', ...healthy, sureness: 'fairly', alternatives: [] })
  expect(first).toMatchObject({ crop: 'Tomato', condition: 'healthy' })
})
