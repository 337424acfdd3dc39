import type { Thresholds } from '~/diagnosis'
import { scoreCases } from '~/server/evaluation/scoreCases'
import type { ClassifiedPhoto } from '~/server/evaluation/scoreCases'
import { calibrationOf, confusionsOf, CROP_BARS, riskCoverageOf, summarise } from '~/server/evaluation/summary'

describe('cases', () => {
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
    minGreenness: 0.9,
    maxGreenness: 3,
    minPlantHues: 0,
    minColours: 0.05,
    told: { temperature: 1, contradiction: 0.05, confident: 0.7, confidentByLabel: {}, verySure: 0.95, ranked: 0.8 },
    sets: { 2: 0.5 },
  }
  const model = { labels: [EARLY, LATE, POTATO], thresholds }

  const seen = (label: string, file: string, probabilities: number[]): ClassifiedPhoto => ({
    label,
    file,
    observation: {
      probabilities,
      brightness: 128,
      sharpness: 100,
      coherence: 1,
      greenness: 1,
      plantHues: 1,
      colours: 1,
    },
    ms: 10,
  })
  const five = ['a', 'b', 'c', 'd', 'e'].map((file, index) =>
    seen(EARLY, file, [0.9 - index / 100, 0.1 + index / 100, 0]),
  )
  const score = (photos: ClassifiedPhoto[], toldCrop: boolean, leaves = 1, seed = 1) =>
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

    it('passes the crop of the folder only on request', () => {
      const photo = seen(EARLY, 'a', [0.36, 0.04, 0.6])
      expect(score([photo], false)[0]?.probabilities).toEqual([0.36, 0.04, 0.6])
      const [told] = score([photo], true)
      expect(told?.probabilities.map((value) => Number(value.toFixed(3)))).toEqual([0.9, 0.1, 0])
      expect(told?.confident).toBe(true)
    })

    it('counts a contradiction as no result', () => {
      expect(score([seen(EARLY, 'a', [0.01, 0, 0.99])], true)).toMatchObject([{ contradicted: true, confident: false }])
    })

    it('is answered without a question about the crop until the bars are too strict, and never once it is entered', () => {
      const photos = [seen(EARLY, 'a', [0.81, 0.05, 0.14])]
      expect(score(photos, false)[0]?.answeredAt).toEqual(CROP_BARS.map(({ crop }) => crop <= 0.86))
      expect(score(photos, true)[0]?.answeredAt).toEqual([])
    })

    it('gives a photo that could not be read no probability', () => {
      const unread = { label: EARLY, file: 'a', observation: undefined, ms: 1 }
      expect(score([unread], true)).toMatchObject([{ probabilities: [0, 0, 0], confident: false }])
    })
  })
})

describe('curves', () => {
  const judged = (confidence: number, right: boolean, label = 'A', first = right ? label : 'B') => ({
    label,
    first,
    confidence,
    right,
  })

  it('measures the gap between confidence and accuracy, by bin', () => {
    const { expectedError, bins } = calibrationOf([
      judged(0.95, true),
      judged(0.95, false),
      judged(1, true),
      judged(0.25, false),
    ])
    expect(bins).toEqual([
      { photos: 1, confidence: 0.25, right: 0 },
      { photos: 3, confidence: 0.9667, right: 0.6667 },
    ])
    expect(expectedError).toBeCloseTo(0.25 * 0.25 + 0.75 * 0.3, 3)
  })

  it('is well calibrated when both agree', () => {
    const photos = Array.from({ length: 10 }, (_, index) => judged(0.8, index < 8))
    expect(calibrationOf(photos).expectedError).toBe(0)
  })

  it('is wrong least often among the surest', () => {
    const photos = Array.from({ length: 20 }, (_, index) => judged(1 - index / 20, index < 10))
    const curve = riskCoverageOf(photos)
    expect(curve).toHaveLength(20)
    expect(curve.find(({ coverage }) => coverage === 0.5)).toEqual({ coverage: 0.5, wrong: 0 })
    expect(curve.at(-1)).toEqual({ coverage: 1, wrong: 0.5 })
  })

  it('lists confusions, most frequent first', () => {
    const photos = [judged(1, false, 'A', 'C'), judged(1, false, 'A', 'B'), judged(1, false, 'A', 'B'), judged(1, true)]
    expect(confusionsOf(photos)).toEqual([
      { label: 'A', taken: 'B', photos: 2 },
      { label: 'A', taken: 'C', photos: 1 },
    ])
  })

  it('is empty without photos', () => {
    expect(calibrationOf([])).toEqual({ expectedError: null, bins: [] })
    expect(riskCoverageOf([])).toEqual([])
    expect(confusionsOf([])).toEqual([])
  })
})

describe('the summary', () => {
  const labels = ['Maize___Rust', 'Maize___healthy', 'Tomato___Late_blight', 'not_a_leaf']
  const photo = (label: string, probabilities: number[], confident = false, ms = 1) => ({
    label,
    probabilities,
    confident,
    contradicted: false,
    answeredAt: CROP_BARS.map((_, index) => index < probabilities.length * Number(confident)),
    ms,
  })
  const summariseAll = (scored: ReturnType<typeof photo>[]) =>
    summarise(scored, labels, ['not_a_leaf', 'unsupported_crop'])

  it('counts what is right, nearly right, and right about the crop only', () => {
    const figures = summariseAll([
      photo('Maize___Rust', [0.7, 0.1, 0.1, 0.1], true),
      photo('Maize___Rust', [0.3, 0.6, 0.05, 0.05]),
      photo('Tomato___Late_blight', [0.5, 0.3, 0.05, 0.15], true),
      photo('Maize___healthy', [0.1, 0.2, 0.6, 0.1]),
    ])
    expect(figures).toMatchObject({ photos: 4, top1: 0.25, top3: 0.75, crop: 0.5, answered: 0.5, top1Answered: 0.5 })
    expect(figures.perClass).toEqual({
      Maize___Rust: { photos: 2, top1: 0.5 },
      Tomato___Late_blight: { photos: 1, top1: 0 },
      Maize___healthy: { photos: 1, top1: 0 },
    })
  })

  it('considers the most confident 65 %, whatever the order', () => {
    const sure = photo('Maize___Rust', [0.9, 0.1, 0, 0])
    const unsure = photo('Maize___Rust', [0.3, 0.4, 0.2, 0.1])
    const scored = Array.from({ length: 20 }, (_, index) => (index % 20 < 7 ? unsure : sure))
    expect(summariseAll(scored)).toMatchObject({ top1: 0.65, top1At65: 1 })
  })

  it('keeps photos to be rejected out of the accuracy, and counts the confident ones against the model', () => {
    const figures = summariseAll([
      photo('not_a_leaf', [0, 0, 0, 1]),
      photo('not_a_leaf', [1, 0, 0, 0], true),
      photo('unsupported_crop', [1, 0, 0, 0]),
      photo('Maize___Rust', [1, 0, 0, 0], true),
    ])
    expect(figures).toMatchObject({
      photos: 4,
      top1: 1,
      answered: 1,
      rejected: { not_a_leaf: 0.5, unsupported_crop: 1 },
    })
  })

  it('gives the shares that are answered without a question about the crop, of labelled photos and of others', () => {
    const { cropQuestion } = summariseAll([
      photo('Maize___Rust', [1, 0, 0, 0], true),
      photo('Maize___Rust', [1, 0, 0, 0]),
      photo('unsupported_crop', [1, 0, 0, 0]),
    ])
    expect(cropQuestion).toHaveLength(CROP_BARS.length)
    expect(cropQuestion[0]).toEqual({ ...CROP_BARS[0], answered: 0.5, strangersAnswered: 0 })
    expect(cropQuestion.at(-1)).toMatchObject({ answered: 0, strangersAnswered: 0 })
  })

  it('counts a photo that could not be read as wrong', () => {
    expect(summariseAll([photo('Maize___Rust', [0, 0, 0, 0])])).toMatchObject({ top1: 0, top3: 0, crop: 0 })
  })

  it('is null for a share of nothing', () => {
    expect(summariseAll([])).toMatchObject({
      photos: 0,
      top1: null,
      top1Answered: null,
      rejected: { not_a_leaf: null },
    })
  })

  it('reports the median time', () => {
    const at = (ms: number) => photo('Maize___Rust', [1, 0, 0, 0], true, ms)
    expect(summariseAll([at(9), at(1), at(5)]).medianMs).toBe(5)
  })
})
