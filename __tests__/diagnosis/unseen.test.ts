import { LANGUAGES } from '~/contract/languages'
import { TROUBLES } from '~/contract/library'
import { libraryPath } from '~/contract/paths'
import { CROPS, describes, isCropId, resultFor, troublesIn, wordsIn } from '~/diagnosis'
import type { Verdict } from '~/diagnosis'
import { entries, entryFor, isDisease } from '~/diagnosis/catalogue/catalogue'
import { RANKINGS } from '~/diagnosis/catalogue/troubles/rankings'
import { isTroubleId } from '~/diagnosis/catalogue/troubles/troubles'

import { writeReport } from '../support/writeReport'

const TODAY = Date.parse('2026-11-26')
const at = (label: string, probability: number) => ({ label, probability })
const siblingOf = (label: string, crop: string) =>
  entries.find((entry) => entry.crop === crop && entry.label !== label)?.label ?? label

const named: Verdict[] = entries.flatMap(({ label, crop }): Verdict[] => [
  { kind: 'confident', ...at(label, 0.95), sureness: 'very', alternatives: [] },
  { kind: 'ranked', candidates: [at(label, 0.9), at(siblingOf(label, crop), 0.02)] },
  { kind: 'ranked', candidates: [at(label, 0.5), at(siblingOf(label, crop), 0.3)] },
  { kind: 'unsure', candidates: [at(label, 0.3)] },
])
const ofCrop: Verdict[] = [...named]
const withoutCrop: Verdict[] = [
  ...(['notALeaf', 'unknownCrop', 'otherCrop', 'mixedCrops', 'tooDark'] as const).map((kind) => ({ kind })),
  ...(['cropQuestion', 'contradiction'] as const).map((kind) => ({ kind, crop: 'Tomato' })),
]

describe.each(LANGUAGES)('a result in %s', (language) => {
  const words = wordsIn(language)
  const { phrases } = words
  const failing = (verdicts: readonly Verdict[], passes: (verdict: Verdict) => boolean) =>
    verdicts.filter((verdict) => !passes(verdict)).map((verdict) => JSON.stringify(verdict))

  it('names what may trouble its crop and no photo can name, with a link to each page', () => {
    const { entries: own } = troublesIn(language)
    const passes = (verdict: Verdict) => {
      const { crop, troubles } = resultFor(verdict, words)
      if (crop === null || !isCropId(crop)) return false
      const report = writeReport(verdict, words, TODAY)
      const pages = RANKINGS[crop].ranked.filter(isTroubleId)
      const ids = troubles.flatMap(({ id }) => id ?? [])
      return (
        pages.every((id) => ids.includes(id)) &&
        troubles.every(({ name }) => name !== '' && report.includes(name)) &&
        ids.every(
          (id) => isTroubleId(id) && report.includes(`[${own[id].name}](${libraryPath(language)}/${TROUBLES[id]})`),
        )
      )
    }
    expect(failing(ofCrop, passes)).toEqual([])
    const silent = CROPS.filter((crop) => RANKINGS[crop].ranked.length > 0).filter((crop) =>
      entries
        .filter((entry) => entry.crop === crop)
        .some(({ label }) => {
          const verdict: Verdict = { kind: 'confident', ...at(label, 0.9), sureness: 'very', alternatives: [] }
          return resultFor(verdict, words).troubles.length < 2
        }),
    )
    expect(silent).toEqual([])
  })

  it('names no trouble where the crop is not known, and never a condition that a photo can name', () => {
    const passes = (verdict: Verdict) => resultFor(verdict, words).troubles.length === 0
    expect(failing(withoutCrop, passes)).toEqual([])
    const isUnseen = (verdict: Verdict) => resultFor(verdict, words).troubles.every(({ id }) => !describes(id ?? ''))
    expect(failing(ofCrop, isUnseen)).toEqual([])
  })

  it('says of a healthy leaf without known troubles that the tool knows no disease of its crop', () => {
    for (const label of ['Blueberry___healthy', 'Raspberry___healthy'] as const) {
      const verdict: Verdict = { kind: 'confident', ...at(label, 0.9), sureness: 'very', alternatives: [] }
      expect(writeReport(verdict, words, TODAY)).toContain(words.entries[label].notCovered)
    }
  })

  it('separates every look-alike of what it names', () => {
    const passes = (verdict: Verdict) => {
      const { candidates } = resultFor(verdict, words)
      const shown = candidates.map(({ label }) => label)
      const report = writeReport(verdict, words, TODAY)
      return shown.every((label) => {
        const rivals: Readonly<Record<string, string>> = words.entries[entryFor(label).label].rivals
        const others = Object.keys(rivals).filter((id) => !shown.includes(id))
        const names = others.map((id) => (describes(id) ? words.entries[id] : null))
        return (
          others.length === 0 ||
          (report.includes(phrases.headings.lookAlikes) &&
            names.every((own) => own === null || !('name' in own) || report.includes(`**${own.name}:**`)))
        )
      })
    }
    expect(failing(named, passes)).toEqual([])
  })

  it('asks the farm officer for something, or not at all', () => {
    const requestsOf = (verdict: Verdict) => resultFor(verdict, words).contacts.map(({ request }) => request)
    const healthy = named.filter((verdict) => verdict.kind === 'confident' && !isDisease(entryFor(verdict.label)))
    expect(healthy.flatMap(requestsOf)).toEqual([])
    expect(withoutCrop.flatMap(requestsOf)).toEqual([phrases.askWhat])
    const sick = named.filter((verdict) => verdict.kind === 'confident' && isDisease(entryFor(verdict.label)))
    const asksAnyway = (verdict: Verdict) => resultFor(verdict, words).pictograms.includes('ask')
    expect(failing(sick, (verdict) => requestsOf(verdict).length === (asksAnyway(verdict) ? 0 : 1))).toEqual([])
    expect(sick.some(asksAnyway)).toBe(true)
  })

  it('never asks again after "if yes"', () => {
    const again = named.flatMap((verdict) =>
      resultFor(verdict, words)
        .candidates.map(({ action }) => action)
        .filter((action) => /\?|^If |^Ikiwa /.test(action)),
    )
    expect(again).toEqual([])
  })
})
