import { calibrationOf, confusionsOf, riskCoverageOf } from '~/server/evaluationCurves'

const judged = (confidence: number, right: boolean, label = 'A', first = right ? label : 'B') => ({
  label,
  first,
  confidence,
  right,
})

it('measures the gap between what was promised and what was kept, by bin', () => {
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

it('is well calibrated when it keeps its promise', () => {
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

it('names what was taken for what, most frequent first', () => {
  const photos = [judged(1, false, 'A', 'C'), judged(1, false, 'A', 'B'), judged(1, false, 'A', 'B'), judged(1, true)]
  expect(confusionsOf(photos)).toEqual([
    { label: 'A', taken: 'B', photos: 2 },
    { label: 'A', taken: 'C', photos: 1 },
  ])
})

it('has nothing to say about no photos', () => {
  expect(calibrationOf([])).toEqual({ expectedError: null, bins: [] })
  expect(riskCoverageOf([])).toEqual([])
  expect(confusionsOf([])).toEqual([])
})
