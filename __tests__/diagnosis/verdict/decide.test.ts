import { NOT_A_LEAF, OTHER_PLANT, decide } from '~/diagnosis'
import type { Observation, Thresholds, Verdict } from '~/diagnosis'

const HLB = 'Orange___Haunglongbing_(Citrus_greening)'
const EARLY = 'Tomato___Early_blight'
const LATE = 'Tomato___Late_blight'
const ORANGE = 'Orange___healthy'
const CANKER = 'Orange___Canker'
const MOULD = 'Tomato___Leaf_Mold'
const POTATO = 'Potato___Late_blight'
const labels = [EARLY, LATE, MOULD, POTATO, HLB, ORANGE, CANKER, NOT_A_LEAF, OTHER_PLANT]

const thresholds: Thresholds = {
  confident: 0.75,
  confidentByLabel: { [POTATO]: 0.875, [MOULD]: 1 },
  verySure: 0.9375,
  ranked: 0.625,
  crop: 0.5,
  notALeaf: 0.5,
  otherPlant: 0.5,
  minBrightness: 40,
  minSharpness: 10,
  minCoherence: 0.25,
  minGreenness: 0.9,
  maxGreenness: 3,
  minPlantHues: 0,
  minColours: 0.05,
  told: {
    temperature: 1,
    contradiction: 0.0625,
    confident: 0.75,
    confidentByLabel: {},
    verySure: 0.9375,
    ranked: 0.625,
  },
  sets: { 2: 0.5, 3: 0.5 },
}

/** Probabilities by label; the rest is 0. Powers of two, so that sums are exact. */
function observe(shares: Record<string, number>, quality: Partial<Observation> = {}): Observation {
  return {
    probabilities: labels.map((label) => shares[label] ?? 0),
    brightness: 128,
    sharpness: 100,
    coherence: 0.5,
    greenness: 1,
    plantHues: 0.5,
    colours: 0.05,
    ...quality,
  }
}

const verdictOn = (shares: Record<string, number>, quality?: Partial<Observation>, changed?: Partial<Thresholds>) =>
  decide(observe(shares, quality), labels, { ...thresholds, ...changed })

const labelsIn = (verdict: Verdict): string[] => {
  if (verdict.kind === 'confident') return [verdict.label, ...verdict.alternatives.map(({ label }) => label)]
  return 'candidates' in verdict ? verdict.candidates.map(({ label }) => label) : []
}

describe('decide', () => {
  it.each<[string, Record<string, number>, Partial<Observation>, Verdict['kind']]>([
    ['just too dark', { [EARLY]: 1 }, { brightness: 39.9 }, 'tooDark'],
    ['just bright enough', { [EARLY]: 1 }, { brightness: 40 }, 'confident'],
    ['just too blurred', { [EARLY]: 1 }, { sharpness: 9.9 }, 'tooBlurred'],
    ['just sharp enough', { [EARLY]: 1 }, { sharpness: 10 }, 'confident'],
    ['dark and blurred: dark is said first', { [EARLY]: 1 }, { brightness: 0, sharpness: 0 }, 'tooDark'],
    ['blurred without a leaf: blurred is said first', { [NOT_A_LEAF]: 1 }, { sharpness: 0 }, 'tooBlurred'],
    ['just too little green', { [EARLY]: 1 }, { greenness: 0.89 }, 'falseColours'],
    ['just green enough', { [EARLY]: 1 }, { greenness: 0.9 }, 'confident'],
    ['just too green', { [EARLY]: 1 }, { greenness: 3.1 }, 'falseColours'],
    ['just too violet', { [EARLY]: 1 }, { plantHues: -0.01 }, 'falseColours'],
    ['just too much of one colour', { [EARLY]: 1 }, { colours: 0.04 }, 'falseColours'],
    ['blurred without colours: blurred is said first', { [EARLY]: 1 }, { sharpness: 0, colours: 0 }, 'tooBlurred'],
    ['just too far for a ranking', { [EARLY]: 0.5, [LATE]: 0.5 }, { coherence: 0.24 }, 'tooFar'],
    ['just near enough', { [EARLY]: 0.5, [LATE]: 0.5 }, { coherence: 0.25 }, 'ranked'],
    ['far, yet confident', { [EARLY]: 1 }, { coherence: 0 }, 'confident'],
    ['far and no crop known: far is said', {}, { coherence: 0 }, 'tooFar'],
    ['far without a leaf: no leaf is said', { [NOT_A_LEAF]: 1 }, { coherence: 0 }, 'notALeaf'],
    ['a label with a bar of its own, at the edge', { [POTATO]: 0.875, [EARLY]: 0.125 }, {}, 'confident'],
    ['a label with a bar of its own, just below', { [POTATO]: 0.8125, [EARLY]: 0.1875 }, {}, 'ranked'],
    ['no leaf, at the edge', { [NOT_A_LEAF]: 0.5, [EARLY]: 0.5 }, {}, 'notALeaf'],
    ['no leaf, just below the edge', { [NOT_A_LEAF]: 0.375, [EARLY]: 0.625 }, {}, 'ranked'],
    ['another plant leads', { [OTHER_PLANT]: 0.5625, [EARLY]: 0.4375 }, {}, 'unknownCrop'],
    ['another plant, at the edge', { [OTHER_PLANT]: 0.5, [EARLY]: 0.5 }, {}, 'cropQuestion'],
    ['far and the crop in doubt: far is said', { [OTHER_PLANT]: 0.5, [EARLY]: 0.5 }, { coherence: 0 }, 'tooFar'],
    ['another plant, just below the edge', { [OTHER_PLANT]: 0.375, [EARLY]: 0.625 }, {}, 'ranked'],
    ['confident, at the edge', { [EARLY]: 0.75, [LATE]: 0.25 }, {}, 'confident'],
    ['just below confident', { [EARLY]: 0.74, [LATE]: 0.26 }, {}, 'ranked'],
    ['crop known, at the edge', { [EARLY]: 0.25, [LATE]: 0.25, [HLB]: 0.5 }, {}, 'ranked'],
    ['no crop has most', { [EARLY]: 0.25, [LATE]: 0.125, [HLB]: 0.375, [POTATO]: 0.25 }, {}, 'unknownCrop'],
    ['ranked, at the edge', { [EARLY]: 0.5, [LATE]: 0.125, [POTATO]: 0.0625 }, {}, 'ranked'],
    ['just below ranked', { [EARLY]: 0.5, [LATE]: 0.0625, [POTATO]: 0.03125 }, {}, 'unsure'],
  ])('%s', (_case, shares, quality, kind) => {
    expect(verdictOn(shares, quality).kind).toBe(kind)
  })

  it('names the next-best two with a confident label, most likely first', () => {
    expect(verdictOn({ [EARLY]: 0.8, [POTATO]: 0.1, [LATE]: 0.06, [MOULD]: 0.04 })).toEqual({
      kind: 'confident',
      label: EARLY,
      probability: 0.8,
      sureness: 'fairly',
      alternatives: [
        { label: POTATO, probability: 0.1 },
        { label: LATE, probability: 0.06 },
      ],
    })
  })

  it.each([
    [0.9375, 'very'],
    [0.93, 'fairly'],
  ])('at %d calls itself %s sure', (probability, sureness) => {
    expect(verdictOn({ [EARLY]: probability, [LATE]: 1 - probability })).toMatchObject({ sureness })
  })

  it('only ranks a label that is validated for too few places, and says so', () => {
    const shares = { [MOULD]: 1 }
    expect(verdictOn(shares)).toMatchObject({ kind: 'ranked', tooFewPlaces: true })
    expect(verdictOn({ [MOULD]: 0.7, [LATE]: 0.3 })).not.toHaveProperty('tooFewPlaces')
    expect(verdictOn(shares, {}, { confidentByLabel: {} }).kind).toBe('confident')
  })

  it('asks for a crop that stays below the bar, whatever label is confident or ranked, and names nothing else', () => {
    const shares = { [EARLY]: 0.55, [POTATO]: 0.35 }
    expect(verdictOn(shares, {}, { confident: 0.5, crop: 0.55 }).kind).toBe('confident')
    expect(verdictOn(shares, {}, { confident: 0.5, crop: 0.6 })).toEqual({ kind: 'cropQuestion', crop: 'Tomato' })
    expect(verdictOn({ [EARLY]: 0.4, [LATE]: 0.3 }, {}, { crop: 0.75 })).toEqual({
      kind: 'cropQuestion',
      crop: 'Tomato',
    })
  })

  it('is not confident of a label that "no leaf" outweighs', () => {
    const shares = { [EARLY]: 0.4, [NOT_A_LEAF]: 0.45, [LATE]: 0.15 }
    expect(verdictOn(shares, {}, { confident: 0.4 }).kind).toBe('unsure')
  })

  it.each([
    ['two of the crop', { [EARLY]: 0.5, [LATE]: 0.2, [POTATO]: 0.3 }, [EARLY, LATE]],
    ['three of the crop', { [EARLY]: 0.4, [LATE]: 0.2, [MOULD]: 0.1, [POTATO]: 0.3 }, [EARLY, LATE, MOULD]],
    ['two of several crops', { [EARLY]: 0.5, [POTATO]: 0.375 }, [EARLY, POTATO]],
  ])('ranks %s', (_case, shares, expected) => {
    const verdict = verdictOn(shares)
    expect(verdict.kind).toBe('ranked')
    expect(labelsIn(verdict)).toEqual(expected)
  })

  it.each([1, 0.9, 0.75])('never gives bare citrus greening, not even at %d', (probability) => {
    const verdict = verdictOn({
      [HLB]: probability,
      [EARLY]: 0.2 * (1 - probability),
      Orange___Canker: 0.8 * (1 - probability),
    })
    expect(verdict.kind).toBe('ranked')
    expect(labelsIn(verdict)[0]).toBe(HLB)
    expect(labelsIn(verdict)).toHaveLength(2)
    expect(labelsIn(verdict)[1]).toMatch(/^Orange___/)
  })

  it('is unsure of citrus greening where a network knows no other orange label', () => {
    const verdict = decide(
      { probabilities: [1, 0], brightness: 99, sharpness: 99, coherence: 0.5, greenness: 1, plantHues: 1, colours: 1 },
      [HLB, EARLY],
      thresholds,
    )
    expect(verdict).toEqual({ kind: 'unsure', candidates: [{ label: HLB, probability: 1 }] })
  })

  it('is confident of an orange label that is known in Kenya, and never of one that is not', () => {
    expect(verdictOn({ [ORANGE]: 0.9, [HLB]: 0.1 }).kind).toBe('confident')
    expect(verdictOn({ [CANKER]: 0.9, [ORANGE]: 0.1 }).kind).toBe('ranked')
  })

  it('never offers "no leaf" or another plant as a candidate or an alternative', () => {
    for (let step = 0; step < 32; step++) {
      const strange = 0.4375
      const shares = { [EARLY]: (step / 32) * (1 - strange), [LATE]: (1 - step / 32) * (1 - strange) }
      const named = [NOT_A_LEAF, OTHER_PLANT].flatMap((label) =>
        labelsIn(verdictOn({ ...shares, [label]: strange }, {}, { confident: 0.5, ranked: step / 32 })),
      )
      expect(named.filter((label) => label === NOT_A_LEAF || label === OTHER_PLANT)).toEqual([])
    }
  })

  it('does not touch the arrays it was given', () => {
    const observation = observe({ [LATE]: 0.6, [EARLY]: 0.4 })
    Object.freeze(observation.probabilities)
    expect(() => decide(observation, Object.freeze([...labels]), thresholds)).not.toThrow()
  })

  it('refuses probabilities that do not match the labels or are not numbers', () => {
    expect(() => decide({ ...observe({}), probabilities: [1] }, labels, thresholds)).toThrow(
      new RangeError(`1 probabilities do not pair with ${labels.length} labels.`),
    )
    expect(() => verdictOn({ [EARLY]: NaN })).toThrow(new RangeError('A probability is not a finite number.'))
  })
})
