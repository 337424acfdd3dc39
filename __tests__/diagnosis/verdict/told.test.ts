import { LANGUAGES } from '~/contract/languages'
import {
  NOT_A_LEAF,
  OTHER_PLANT,
  buildReport,
  cropOf,
  decide,
  decideSet,
  findingsOf,
  readPosterior,
  readWithReplies,
  resultFor,
  troublesIn,
  wordsIn,
} from '~/diagnosis'
import type { Observation, Thresholds, Verdict } from '~/diagnosis'

import { thresholds as shipped } from '../../../models/leaf/model.json'
import { seededRandom } from '../../support/random'
import { labels as shippedLabels } from '../labels'

const EARLY = 'Tomato___Early_blight'
const LATE = 'Tomato___Late_blight'
const POTATO = 'Potato___Late_blight'
const labels = [EARLY, LATE, POTATO, NOT_A_LEAF, OTHER_PLANT]
const thresholds: Thresholds = {
  confident: 0.9,
  confidentByLabel: { [LATE]: 1 },
  verySure: 0.95,
  ranked: 0.6,
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
  told: { temperature: 1, contradiction: 0.0625, confident: 0.75, confidentByLabel: {}, verySure: 0.95, ranked: 0.6 },
  sets: { 2: 0.5, 3: 1 },
}

const observe = (shares: Record<string, number>, quality: Partial<Observation> = {}): Observation => ({
  probabilities: labels.map((label) => shares[label] ?? 0),
  brightness: 128,
  sharpness: 100,
  coherence: 0.5,
  greenness: 1,
  plantHues: 0.5,
  colours: 1,
  ...quality,
})
const tomato = { crop: 'Tomato' }
const decideOn = (photos: Observation[], told?: typeof tomato) => decideSet(photos, labels, thresholds, told)
const likelyEarly = observe({ [EARLY]: 0.5, [LATE]: 0.25, [POTATO]: 0.25 })
const certainPotato = observe({ [POTATO]: 1 })
const noLeaf = observe({ [NOT_A_LEAF]: 1 })

describe('decide, given a crop', () => {
  it('names only labels of that crop', () => {
    const verdict = decide(observe({ [POTATO]: 0.5, [EARLY]: 0.4, [LATE]: 0.1 }), labels, thresholds, tomato)
    expect(verdict).toMatchObject({ kind: 'confident', label: EARLY, alternatives: [{ label: LATE }] })
  })

  it.each([
    ['contradicts where the crop has almost no share', { [POTATO]: 0.95, [EARLY]: 0.05 }, tomato, 'contradiction'],
    ['does not contradict at the bar', { [POTATO]: 0.9375, [EARLY]: 0.0625 }, tomato, 'confident'],
    ['asks only once', { [POTATO]: 0.95, [EARLY]: 0.05 }, { ...tomato, confirmed: true }, 'confident'],
    ['contradicts a leaf of another plant', { [OTHER_PLANT]: 1 }, tomato, 'contradiction'],
    ['says that there is no leaf rather than contradict', { [NOT_A_LEAF]: 1 }, tomato, 'notALeaf'],
    ['uses the bars of the told case', { [EARLY]: 0.2, [LATE]: 0.8 }, tomato, 'confident'],
    ['uses the usual bars without a told crop', { [EARLY]: 0.2, [LATE]: 0.8 }, undefined, 'ranked'],
  ])('%s', (_case, shares, told, kind) => {
    expect(decide(observe(shares), labels, thresholds, told).kind).toBe(kind)
  })

  it('says which crop it sees instead, if that has most', () => {
    const seen = (shares: Record<string, number>) => decide(observe(shares), labels, thresholds, tomato)
    expect(seen({ [POTATO]: 0.95, [EARLY]: 0.05 })).toEqual({ kind: 'contradiction', crop: 'Tomato', seen: 'Potato' })
    expect(seen({ [POTATO]: 0.4, [OTHER_PLANT]: 0.6 })).toEqual({ kind: 'contradiction', crop: 'Tomato' })
  })

  it('throws for a crop without a label', () => {
    expect(() => decide(likelyEarly, labels, thresholds, { crop: 'Quinoa' })).toThrow(RangeError)
  })
})

describe('decideSet', () => {
  it('is surer of three photos that agree than of one', () => {
    const { verdict, photos } = decideOn([likelyEarly, likelyEarly, likelyEarly])
    expect(photos.map(({ kind }) => kind)).toEqual(['ranked', 'ranked', 'ranked'])
    expect(verdict).toMatchObject({ kind: 'ranked', candidates: [{ label: EARLY, probability: 0.8 }, { label: LATE }] })
  })

  it('leaves out photos without a leaf, dark or blurred ones', () => {
    const dark = observe({}, { brightness: 0 })
    const { verdict, posterior, photos } = decideOn([noLeaf, likelyEarly, dark])
    expect(photos.map(({ kind }) => kind)).toEqual(['notALeaf', 'ranked', 'tooDark'])
    expect({ verdict, posterior }).toEqual({ verdict: photos[1], posterior: likelyEarly.probabilities })
  })

  it('gives the verdict of the first photo, and no posterior, when none is usable', () => {
    expect(decideOn([observe({}, { sharpness: 0 }), noLeaf])).toEqual({
      verdict: { kind: 'tooBlurred' },
      photos: [{ kind: 'tooBlurred' }, { kind: 'notALeaf' }],
    })
  })

  it('contradicts the crop when most photos do', () => {
    const kindOf = (photos: Observation[]) => decideOn(photos, tomato).verdict.kind
    expect(kindOf([certainPotato, certainPotato, likelyEarly])).toBe('contradiction')
    expect(kindOf([certainPotato, likelyEarly, likelyEarly])).toBe('confident')
  })

  describe('of different crops', () => {
    const certainEarly = observe({ [EARLY]: 0.75, [LATE]: 0.25 })
    const kindOf = (photos: Observation[], told?: typeof tomato) => decideOn(photos, told).verdict.kind

    it.each([
      ['two clear crops', [certainEarly, certainPotato], 'mixedCrops'],
      ['two clear crops and a photo of either', [likelyEarly, certainEarly, certainPotato], 'mixedCrops'],
      ['one clear crop and a photo of either', [certainPotato, likelyEarly], 'confident'],
      ['one clear crop and a leaf of another plant', [certainEarly, observe({ [OTHER_PLANT]: 1 })], 'unsure'],
      ['one clear crop and a dark photo', [certainEarly, { ...certainPotato, brightness: 0 }], 'ranked'],
      ['a crop at the bar', [certainPotato, observe({ [EARLY]: 0.9, [POTATO]: 0.1 })], 'mixedCrops'],
      ['a crop just below the bar', [certainPotato, observe({ [EARLY]: 0.875, [POTATO]: 0.125 })], 'confident'],
    ])('%s', (_case, photos, kind) => {
      expect(kindOf(photos)).toBe(kind)
    })

    it('judges the given crop by its own photos and marks the others', () => {
      const { verdict, photos, posterior } = decideOn([certainPotato, certainEarly, likelyEarly], tomato)
      expect(posterior).toEqual(decideOn([certainEarly, likelyEarly], tomato).posterior)
      expect(verdict).toMatchObject({ kind: 'ranked', candidates: [{ label: EARLY }, { label: LATE }] })
      expect(photos.map((photo) => photo.isLeftOut)).toEqual([true, undefined, undefined])
      expect(photos[0]).toMatchObject({ label: POTATO })
    })

    it('doubts the given crop if most photos clearly show another, and once confirmed judges it by its own', () => {
      const photos = [certainPotato, certainPotato, certainEarly]
      expect(kindOf(photos, tomato)).toBe('contradiction')
      const confirmed = decideSet(photos, labels, thresholds, { ...tomato, confirmed: true })
      expect(confirmed.posterior).toEqual(certainEarly.probabilities)
    })

    it('is never very sure of the given crop if a photo shows another; the banner says why', () => {
      const early = [observe({ [EARLY]: 1 }), observe({ [EARLY]: 1 })]
      const alike = decideOn(early, tomato).verdict
      expect(alike).toMatchObject({ kind: 'confident', sureness: 'very' })
      for (const told of [tomato, { ...tomato, confirmed: true }]) {
        const { verdict } = decideSet([...early, certainPotato], labels, thresholds, told)
        expect(verdict).toMatchObject({ kind: 'confident', label: EARLY, sureness: 'fairly' })
        for (const words of [wordsIn('en'), wordsIn('sw')]) {
          const doubt = words.phrases.notAllShow(words.crops.tomato)
          const result = resultFor(verdict, words)
          expect(result.twin).toBe(doubt) // asks about the crop once
          expect(
            buildReport(verdict, result, words, { today: 0, charge: 1, asked: troublesIn(words.language).asked })
              .summary?.lead,
          ).toContainEqual({
            strong: '',
            text: result.twin,
          })
          expect(resultFor(alike, words).twin ?? '').not.toMatch(doubt)
        }
      }
    })

    it('judges a given crop that no photo clearly shows by all of them', () => {
      const told = { ...tomato, confirmed: true }
      const { photos } = decideSet([certainPotato, likelyEarly], labels, thresholds, told)
      expect(photos.map((photo) => photo.isLeftOut)).toEqual([undefined, undefined])
    })
  })

  it('says that the leaves are too far only when all are', () => {
    const far = observe({ [EARLY]: 0.5, [LATE]: 0.5 }, { coherence: 0 })
    expect(decideOn([far, far]).verdict.kind).toBe('tooFar')
    expect(decideOn([far, likelyEarly]).verdict.kind).toBe('ranked')
  })

  it('stores a posterior that can be read again for another crop', () => {
    const { posterior = [] } = decideOn([likelyEarly, likelyEarly], tomato)
    expect(readPosterior(posterior, labels, thresholds, { crop: 'Potato' })).toMatchObject({ label: POTATO })
  })

  it('throws for no photo and for more photos than the model can combine', () => {
    expect(() => decideOn([])).toThrow(RangeError)
    expect(() => decideOn([likelyEarly, likelyEarly, likelyEarly, likelyEarly])).toThrow(RangeError)
  })
})

it('for potato, no verdict of the shipped thresholds names another crop', () => {
  const { below } = seededRandom()
  /** Few labels have most of it, in half of the cases those of potato. */
  const posterior = (isPotato: boolean) => {
    const weights = shippedLabels.map((label) => below(1000) ** 9 * (isPotato && cropOf(label) === 'Potato' ? 1e6 : 1))
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    return weights.map((weight) => weight / total)
  }
  const verdicts = Array.from({ length: 300 }, (_, index) => {
    const set = [0, 1, 2].map(() => ({ ...observe({}), probabilities: posterior(index % 2 === 0) }))
    const told = { crop: 'Potato', confirmed: index % 3 === 0 }
    const judged = decideSet(set, shippedLabels, shipped, told)
    const again = readWithReplies(judged.posterior ?? [], shippedLabels, {
      thresholds: shipped,
      told: { ...told, confirmed: true },
      replies: [{ question: 'potatoRings', answer: 'yes' }],
    })
    return [judged.verdict, ...judged.photos, again]
  }).flat()
  const kinds = verdicts.map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['confident', 'ranked', 'contradiction']))
  const named = verdicts.flatMap((verdict) => {
    const { first, alternatives } = findingsOf(verdict)
    return [...(first ? [first] : []), ...alternatives].map(({ label }) => cropOf(label))
  })
  expect([...new Set(named)]).toEqual(['Potato'])
})

describe('a label with a twin', () => {
  const photo = (label: string, share: number, twin: string) =>
    decide(
      {
        probabilities: shippedLabels.map((one) => (one === label ? share : one === twin ? 1 - share : 0)),
        brightness: 128,
        sharpness: 100,
        coherence: 0.9,
        greenness: 1,
        plantHues: 0.5,
        colours: 1,
      },
      shippedLabels,
      { ...shipped, confidentByLabel: {}, told: { ...shipped.told, confidentByLabel: {} } },
      { crop: cropOf(label) },
    )
  const GREY = 'Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot'
  const BLIGHT = 'Corn_(maize)___Northern_Leaf_Blight'
  const RUST = 'Corn_(maize)___Common_rust_'

  it.each([
    ['of another crop', 'Potato___Late_blight', 'Tomato___Late_blight'],
    ['of another crop, the other way round', 'Tomato___Early_blight', 'Potato___Early_blight'],
    ['of the same crop', GREY, BLIGHT],
    ['of the same crop, the other way round', BLIGHT, GREY],
  ])('%s is very sure only where the photo alone is', (_case, label, twin) => {
    expect(photo(label, 0.985, twin)).toMatchObject({ kind: 'confident', label, sureness: 'fairly' })
    expect(photo(label, 0.9999, twin)).toMatchObject({ kind: 'confident', label, sureness: 'very' })
  })

  it('differs from one without', () => {
    expect(photo(RUST, 0.985, GREY)).toMatchObject({ kind: 'confident', label: RUST, sureness: 'very' })
  })

  it.each(LANGUAGES)('is named in %s with every result that names the other', (language) => {
    const words = wordsIn(language)
    const named = (label: string) => {
      const verdict: Verdict = { kind: 'confident', label, probability: 0.9, sureness: 'fairly', alternatives: [] }
      return resultFor(verdict, words).twin ?? ''
    }
    const nameOf = (label: typeof GREY | typeof BLIGHT) => words.entries[label].name.replace(/ \(.+/, '').slice(1)
    expect(named(GREY)).toContain(nameOf(BLIGHT))
    expect(named(BLIGHT)).toContain(nameOf(GREY))
    expect(named('Potato___Early_blight')).toMatch(/tomato|nyanya/i)
    expect(named('Tomato___Late_blight')).toMatch(/potato|viazi/i)
    expect(named(RUST)).toBe('')
  })
})
