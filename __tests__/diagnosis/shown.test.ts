import { LANGUAGES } from '~/contract/languages'
import type { Language } from '~/contract/languages'
import type { Result } from '~/contract/responses'
import { decide, levelOf, resultFor, wordsIn } from '~/diagnosis'
import type { Thresholds, Verdict } from '~/diagnosis'
import { cropOf, entries, entryFor, hasAlert, isDisease } from '~/diagnosis/catalogue/catalogue'
import { unbroken } from '~/diagnosis/report/numbers'

import { thresholds as shipped } from '../../models/leaf/model.json'
import { seededRandom } from '../support/random'
import { writeReport } from '../support/writeReport'

import { labels, leafLabels } from './labels'

const TODAY = Date.parse('2026-11-26')
const thresholds: Thresholds = shipped
const at = (label: string, probability: number) => ({ label, probability })
const POTATO_BLIGHT = 'Potato___Late_blight'
const TOMATO_BLIGHT = 'Tomato___Late_blight'
const ofCrop = (label: string) => leafLabels.filter((other) => other !== label && cropOf(other) === cropOf(label))
const isUnlikely = (label: string) => hasAlert(entryFor(label), 'unlikely')

/** Every two and three labels of a crop, with the second one in sight or not. */
const rankings: Verdict[] = leafLabels.flatMap((label) =>
  ofCrop(label).flatMap((other): Verdict[] => [
    { kind: 'ranked', candidates: [at(label, 0.95), at(other, 0.03)], tooFewPlaces: true },
    { kind: 'ranked', candidates: [at(label, 0.55), at(other, 0.04), at(ofCrop(label)[0] ?? label, 0.04)] },
    { kind: 'ranked', candidates: [at(label, 0.4), at(other, 0.3)] },
    { kind: 'ranked', candidates: [at(label, 0.42), at(other, 0.04)] },
    ...ofCrop(label)
      .filter((third) => third !== other)
      .map((third): Verdict => ({ kind: 'ranked', candidates: [at(label, 0.5), at(other, 0.3), at(third, 0.04)] })),
  ]),
)

/** What the shipped network could answer, told the crop and not: a few labels share what there is. */
function decided(): Verdict[] {
  const random = seededRandom(7)
  return Array.from({ length: 400 }, () => {
    const first = leafLabels[random.below(leafLabels.length)] ?? ''
    const rest = ofCrop(first)
    const share = 0.4 + (random.below(1000) / 1000) * 0.59
    const second = rest[random.below(rest.length)] ?? first
    const probabilities = labels.map((label) =>
      label === first ? share : label === second ? ((1 - share) * random.below(1000)) / 1000 : 0.02 / labels.length,
    )
    const observation = {
      probabilities,
      brightness: 128,
      sharpness: 100,
      coherence: 0.9,
      greenness: 1,
      plantHues: 1,
      colours: 1,
    }
    return decide(observation, labels, thresholds, random.below(2) === 0 ? { crop: cropOf(first) } : undefined)
  })
}

const every = [...rankings, ...decided()].filter(({ kind }) => kind === 'ranked' || kind === 'confident')

/** Each is asked for by several tests. */
const texts = Object.fromEntries(
  LANGUAGES.map((language) => {
    const words = wordsIn(language)
    const made = every.map((verdict) => {
      const result = resultFor(verdict, words)
      return [verdict, { result, report: writeReport(verdict, words, TODAY, result) }] as const
    })
    return [language, new Map(made)]
  }),
) as Record<Language, Map<Verdict, { result: Result; report: string }>>
const textOf = (language: Language, verdict: Verdict) => texts[language].get(verdict)!

/** The labels on the first screen. */
function shownIn(verdict: Verdict): { label: string; tenths: number | null }[] {
  if (verdict.kind === 'confident') return [{ label: verdict.label, tenths: 9 }]
  const { candidates } = textOf('en', verdict).result
  if (candidates.length > 0) return candidates
  return verdict.kind === 'ranked' ? verdict.candidates.slice(0, 1).map(({ label }) => ({ label, tenths: 9 })) : []
}

/** At least as likely as all else together. */
function likeliestIn(verdict: Verdict): string[] {
  const shown = shownIn(verdict).map(({ label }) => label)
  if (verdict.kind !== 'ranked') return shown
  return verdict.candidates
    .filter(({ label, probability }) => shown.includes(label) && probability >= 0.5)
    .map(({ label }) => label)
}

describe.each(LANGUAGES)('a result in %s', (language) => {
  const words = wordsIn(language)
  const { phrases } = words
  const isProtection = (action: string) => [true, false].map(phrases.urgentSpray).includes(action)
  const failing = (passes: (verdict: Verdict) => boolean) =>
    every.filter((verdict) => !passes(verdict)).map((verdict) => JSON.stringify(verdict))

  it('keeps plants on the farm only for a shown pest that is known in Kenya', () => {
    const orders = entries.flatMap((entry) => {
      const { alerts } = words.entries[entry.label] as { alerts?: Record<string, string> }
      return alerts?.['quarantine'] ?? []
    })
    const passes = (verdict: Verdict) => {
      const { actions } = textOf(language, verdict).result
      const lead = textOf(language, verdict).report.split('###')
      const isOrdered =
        actions.some((action) => [...phrases.quarantineToday.slice(0, 1), ...orders].includes(action)) ||
        lead.some((part) => orders.some((order) => part.includes(`**${order}**`)))
      const isCaused = shownIn(verdict).some(
        ({ label, tenths }) => (tenths ?? 0) >= 3 && hasAlert(entryFor(label), 'quarantine') && !isUnlikely(label),
      )
      return !isOrdered || isCaused
    }
    expect(failing(passes)).toEqual([])
  })

  it('asks to call KEPHIS, hurry and follow up because of what is shown', () => {
    const passes = (verdict: Verdict) => {
      const { contacts, actions, recheckDays, banner } = textOf(language, verdict).result
      const shown = shownIn(verdict).map(({ label }) => entryFor(label))
      const isCalled = contacts.some(({ name }) => name === phrases.contacts.kephis)
      const likeliest = likeliestIn(verdict).map((label) => entryFor(label))
      const isHurried = banner === 'act' || actions.includes(phrases.rankedUrgent)
      return (
        isCalled === likeliest.some((entry) => hasAlert(entry, 'report') || hasAlert(entry, 'quarantine')) &&
        (!isHurried || shown.some((entry) => isDisease(entry) && entry.urgency === 'act')) &&
        (!actions.includes(phrases.rankedUrgent) || shown.some((entry) => ['oomycete', 'mite'].includes(entry.kind))) &&
        recheckDays === Math.min(...shown.map((entry) => entry.recheckDays))
      )
    }
    expect(failing(passes)).toEqual([])
  })

  it('is "probably" for one label that stands alone, with its own check and actions, and never "not sure which"', () => {
    const passes = (verdict: Verdict) => {
      const { sureness, candidates, title, strip, check, actions } = textOf(language, verdict).result
      if (levelOf(verdict) !== 'probable')
        return (
          sureness?.words !== phrases.sureness.notSure || candidates.length > 1 || title === phrases.unknownCrop.title
        )
      const [{ label } = { label: '' }] = shownIn(verdict)
      const own = words.entries[entryFor(label).label]
      return (
        !isUnlikely(label) &&
        sureness?.words === phrases.sureness.probably &&
        sureness.dots === 3 &&
        strip === phrases.banner.probably &&
        candidates.length === 0 &&
        check?.question === own.check.question &&
        actions.every((action) => own.actions.some((one) => one === action) || isProtection(action)) &&
        !textOf(language, verdict).report.includes(phrases.sureness.notSure)
      )
    }
    expect(failing(passes)).toEqual([])
    expect(new Set(every.map((verdict) => levelOf(verdict)))).toEqual(new Set(['confident', 'probable', 'ranked']))
  })

  it('names the best fit only if it is shown first and likely', () => {
    const passes = (verdict: Verdict) => {
      if (verdict.kind !== 'ranked' || !verdict.tooFewPlaces || levelOf(verdict) === 'probable') return true
      const [first] = verdict.candidates
      const [shown] = textOf(language, verdict).result.candidates
      const isSaid = textOf(language, verdict).report.includes(phrases.tooFewPlaces(shown?.condition ?? ''))
      return isSaid === (shown?.label === first?.label && shown?.tenths !== null)
    }
    expect(failing(passes)).toEqual([])
  })

  it('asks to call KEPHIS only after a stated sign, and for nothing less likely than all else', () => {
    const reported = entries.filter((entry) => hasAlert(entry, 'report') || hasAlert(entry, 'quarantine'))
    expect(reported.map(({ label }) => label)).toEqual(
      entries.flatMap(({ label }) => ('call' in words.entries[label] ? [label] : [])),
    )
    for (const { label } of reported) {
      const { call = '' } = words.entries[label] as { call?: string }
      const verdicts = every.filter((verdict) => likeliestIn(verdict).includes(label))
      expect(call).toMatch(/^(If|Uki)|\?/)
      const requests = verdicts.flatMap((verdict) =>
        textOf(language, verdict).result.contacts.map(({ request }) => request),
      )
      expect(new Set(requests)).toEqual(new Set([call]))
      const reports = verdicts.map((verdict) => textOf(language, verdict).report)
      const told = `- ${call.slice(0, -1)}: ${unbroken('0709 891 000')}.`
      expect(reports.filter((report) => !report.includes(told))).toEqual([])
      expect(
        reports.filter((report) => report.includes(phrases.call(phrases.contacts.kephis, [unbroken('0709 891 000')]))),
      ).toEqual([])
    }
  })

  it('names the crop of each candidate where they are of several', () => {
    const verdict: Verdict = { kind: 'ranked', candidates: [at(POTATO_BLIGHT, 0.5), at(TOMATO_BLIGHT, 0.3)] }
    const { candidates, title } = resultFor(verdict, words)
    const report = writeReport(verdict, words, TODAY)
    for (const [index, crop] of (['potato', 'tomato'] as const).entries()) {
      const name = phrases.title(words.crops[crop], words.entries[POTATO_BLIGHT].name)
      expect(candidates[index]?.condition).toBe(name)
      expect(title.toLowerCase()).toContain(name.toLowerCase())
      expect(report).toContain(`### ${phrases.ifItIs(name)}`)
    }
  })

  it('says when there is only one closest match', () => {
    const report = writeReport({ kind: 'unsure', candidates: [at(POTATO_BLIGHT, 0.3)] }, words, TODAY)
    expect(report).not.toMatch(/closest were|Majibu yaliyokaribia/)
  })

  it('does not name among the closest what is unlikely in Kenya', () => {
    const named = leafLabels.filter((label) => {
      const report = writeReport({ kind: 'unsure', candidates: [at(label, 0.3)] }, words, TODAY)
      const own = words.entries[entryFor(label).label]
      return isUnlikely(label) && 'name' in own && report.includes(own.name)
    })
    expect(named).toEqual([])
  })

  it('never loses a day when a day counts', () => {
    const urgent = entries.filter((entry) => isDisease(entry) && entry.urgency === 'act' && !isUnlikely(entry.label))
    const delaying = urgent.filter(({ label }) => {
      const { check } = words.entries[label]
      return /photo|picha/i.test(`${check.question} ${check.ifNot}`)
    })
    expect(delaying.map(({ label }) => label)).toEqual([])
    const blights = urgent.filter((entry) => isDisease(entry) && entry.chemistry.includes('copper'))
    const waiting = blights.filter(({ label }) =>
      [...every]
        .filter((verdict) => verdict.kind === 'ranked' && shownIn(verdict).some((one) => one.label === label))
        .some((verdict) => {
          const report = textOf(language, verdict).report
          const protection = phrases.urgentSpray(label === TOMATO_BLIGHT)
          return report.includes(phrases.rankedSpray) || !report.includes(protection)
        }),
    )
    expect(waiting.map(({ label }) => label)).toEqual([])
    expect(blights.filter(({ label }) => !/cloth|kitambaa/.test(words.entries[label].check.question))).toEqual([])
  })
})
