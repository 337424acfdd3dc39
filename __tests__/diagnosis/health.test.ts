import { LANGUAGES } from '~/contract/languages'
import { cropSlug } from '~/contract/library'
import { libraryPath } from '~/contract/paths'
import { NOT_A_LEAF, OTHER_PLANT, decideOther, decideSet, resultFor, wordsIn } from '~/diagnosis'
import type { Observation, Thresholds, Verdict } from '~/diagnosis'

import { thresholds as shipped } from '../../models/leaf/model.json'
import { writeReport } from '../support/writeReport'
import { labels } from './labels'

const withoutHealth: Thresholds = { ...shipped }
delete withoutHealth.health
const thresholds: Thresholds = { ...withoutHealth, health: { sick: 0.7, healthy: 0.3 } }
const otherPlant = labels.indexOf(OTHER_PLANT)
const noLeaf = labels.indexOf(NOT_A_LEAF)

const leaf = (sick: number | undefined, shown = otherPlant): Observation => ({
  probabilities: labels.map((_, index) => (index === shown ? 1 : 0)),
  brightness: 128,
  sharpness: 500,
  coherence: 0.8,
  greenness: 1,
  plantHues: 0.5,
  colours: 1,
  ...(sick !== undefined && { sick }),
})
const dark = { ...leaf(0.9), brightness: 5 }

describe('a leaf of a crop that the network has not learned', () => {
  it.each([
    ['signs where the network is sure', [0.7], 'signs'],
    ['none where it is sure of that', [0.3], 'noSigns'],
    ['neither between the bars', [0.5], undefined],
    ['neither where nothing was measured', [undefined], undefined],
    ['signs where one leaf of several shows them', [0.1, 0.9], 'signs'],
    ['none only where all leaves show none', [0.1, 0.2], 'noSigns'],
    ['neither where one leaf of several is not clear', [0.1, 0.5], undefined],
  ])('shows %s, named or not', (_name, sick, health) => {
    const leaves = sick.map((one) => leaf(one))
    const found = health ? { health } : {}
    expect(decideOther(leaves, labels, thresholds)).toEqual({ kind: 'otherCrop', ...found })
    expect(decideOther(leaves, labels, thresholds, 'kale')).toEqual({ kind: 'otherCrop', crop: 'kale', ...found })
    expect(decideSet(leaves, labels, thresholds).verdict).toEqual({ kind: 'unknownCrop', ...found })
  })

  it('is not judged by a photo that shows nothing', () => {
    expect(decideOther([dark], labels, thresholds, 'kale')).toEqual({ kind: 'tooDark' })
    expect(decideOther([leaf(0.9, noLeaf)], labels, thresholds)).toEqual({ kind: 'notALeaf' })
    expect(decideOther([{ ...leaf(0.9), coherence: 0 }], labels, thresholds)).toEqual({ kind: 'tooFar' })
    expect(decideOther([dark, leaf(0.1)], labels, thresholds)).toEqual({ kind: 'otherCrop', health: 'noSigns' })
  })

  it('has no health if the network does not measure it', () => {
    expect(decideOther([leaf(0.9)], labels, withoutHealth)).toEqual({ kind: 'otherCrop' })
  })
})

describe.each(LANGUAGES)('the text about it in %s', (language) => {
  const words = wordsIn(language)
  const told = (health?: 'signs' | 'noSigns'): Verdict => ({
    kind: 'otherCrop',
    crop: 'kale',
    ...(health && { health }),
  })

  const unknown = (health: 'signs' | 'noSigns'): Verdict => ({ kind: 'unknownCrop', health })

  it('is another sentence for each finding, and another title if the crop is known', () => {
    const verdicts = [told('signs'), told('noSigns'), told()]
    expect(new Set(verdicts.map((verdict) => resultFor(verdict, words).title)).size).toBe(3)
    const unnamed: Verdict[] = [unknown('signs'), unknown('noSigns'), { kind: 'unknownCrop' }]
    const titles = unnamed.map((verdict) => resultFor(verdict, words).title)
    expect(new Set(titles)).toEqual(new Set([words.phrases.unknownCrop.title]))
    const reports = [...verdicts, ...unnamed].map((verdict) => writeReport(verdict, words, 0))
    expect(new Set(reports).size).toBe(6)
  })

  it('says that the crop is unsupported only if the farmer named it', () => {
    const says = (verdict: Verdict) => writeReport(verdict, words, 0).includes(words.phrases.otherCrop.notLearned)
    expect([told('signs'), told('noSigns'), told()].map(says)).toEqual([true, true, true])
    expect(says({ kind: 'unknownCrop', health: 'signs' })).toBe(false)
    expect(writeReport({ kind: 'unknownCrop', health: 'noSigns' }, words, 0)).not.toMatch(/not learned|[Hh]atuja[jJ]/)
  })

  it('treats no leaf without signs as sick, except in sentences with "if"', () => {
    const isSick =
      language === 'en' ? /\bsick|what is wrong|troubles? this|get worse/ : /gonjwa|ugua|sumbua mmea|ni nini/
    const isAsked = language === 'en' ? /^If / : /^Uki|^Ikiwa|likizidi/
    const sentencesOf = (verdict: Verdict) => {
      const { actions, contacts, title } = resultFor(verdict, words)
      const said = [title, ...actions, ...contacts.map(({ request }) => request), writeReport(verdict, words, 0)]
      return said.flatMap((text) => text.split(/\n(?:- )?|(?<=[.!?]) /)).filter((one) => isSick.test(one))
    }
    const clean: Verdict[] = [told('noSigns'), { kind: 'otherCrop', health: 'noSigns' }, unknown('noSigns')]
    expect(clean.flatMap(sentencesOf).filter((sentence) => !isAsked.test(sentence))).toEqual([])
    expect([told('signs'), unknown('signs')].filter((verdict) => sentencesOf(verdict).length === 0)).toEqual([])
  })

  it('leads to the page of the crop and names its troubles, in the banner of what is not known', () => {
    const report = writeReport(told('noSigns'), words, 0)
    expect(report).toContain(`](${libraryPath(language, cropSlug('kale'))})`)
    const { banner, crop, troubles } = resultFor(told('noSigns'), words)
    expect([banner, crop]).toEqual(['unsure', 'kale'])
    expect(troubles.filter(({ id }) => id !== null).length).toBeGreaterThan(1)
  })
})
