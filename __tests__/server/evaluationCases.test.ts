import type { Thresholds } from '~/diagnosis'
import { scoreCases } from '~/server/evaluationCases'
import type { Seen } from '~/server/evaluationCases'

const EARLY = 'Tomato___Early_blight'
const LATE = 'Tomato___Late_blight'
const POTATO = 'Potato___Late_blight'
const thresholds: Thresholds = {
  confident: 0.7,
  confidentByLabel: {},
  verySure: 0.95,
  ranked: 0.8,
  crop: 0.6,
  notALeaf: 0.5,
  otherPlant: 0.5,
  minBrightness: 30,
  minSharpness: 20,
  minCoherence: 0.3,
  told: { temperature: 1, contradiction: 0.05, confident: 0.7, confidentByLabel: {}, verySure: 0.95, ranked: 0.8 },
  sets: { 2: 0.5 },
}
const model = { labels: [EARLY, LATE, POTATO], thresholds }

const seen = (label: string, file: string, probabilities: number[]): Seen => ({
  label,
  file,
  observation: { probabilities, brightness: 128, sharpness: 100, coherence: 1 },
  ms: 10,
})
const five = ['a', 'b', 'c', 'd', 'e'].map((file, index) =>
  seen(EARLY, file, [0.9 - index / 100, 0.1 + index / 100, 0]),
)
const score = (photos: Seen[], toldCrop: boolean, leaves = 1, seed = 1) =>
  scoreCases(photos, model, { toldCrop, leaves, seed })

describe('scoreCases', () => {
  it('draws sets of one label, none of them with a photo of another set, and leaves the rest out', () => {
    const sets = score([...five, seen(LATE, 'f', [0, 1, 0]), seen(LATE, 'g', [0, 1, 0])], false, 2)
    expect(sets.map(({ label }) => label)).toEqual([EARLY, EARLY, LATE])
    expect(sets.map(({ ms }) => ms)).toEqual([20, 20, 20])
    expect(new Set(sets.slice(0, 2).map(({ probabilities }) => probabilities[0])).size).toBe(2)
  })

  it('draws the same sets for the same seed and others for another one', () => {
    expect(score(five, false, 2, 7)).toEqual(score(five.toReversed(), false, 2, 7))
    expect(score(five, false, 2, 7)).not.toEqual(score(five, false, 2, 8))
  })

  it('tells the crop of the folder only when asked to', () => {
    const photo = seen(EARLY, 'a', [0.36, 0.04, 0.6])
    expect(score([photo], false)[0]?.probabilities).toEqual([0.36, 0.04, 0.6])
    const [told] = score([photo], true)
    expect(told?.probabilities.map((value) => Number(value.toFixed(3)))).toEqual([0.9, 0.1, 0])
    expect(told?.confident).toBe(true)
  })

  it('counts a contradiction as no answer', () => {
    expect(score([seen(EARLY, 'a', [0.01, 0, 0.99])], true)).toMatchObject([{ contradicted: true, confident: false }])
  })

  it('gives a photo that could not be read no probability', () => {
    const unread = { label: EARLY, file: 'a', observation: undefined, ms: 1 }
    expect(score([unread], true)).toMatchObject([{ probabilities: [0, 0, 0], confident: false }])
  })
})
