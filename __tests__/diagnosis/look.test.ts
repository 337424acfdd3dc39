import { PLACES } from '~/contract/countries'
import { PHOTOLESS_CROPS } from '~/contract/crops/crops'
import { LANGUAGES } from '~/contract/languages'
import type { Language } from '~/contract/languages'
import type { Result } from '~/contract/responses'
import {
  buildReport,
  contactNumbers,
  labelPrefixOf,
  previewFor,
  resultFor,
  troublesIn,
  wholePreviewFor,
  wordsIn,
} from '~/diagnosis'
import type { Verdict } from '~/diagnosis'
import { entries, type Label } from '~/diagnosis/catalogue/catalogue'
import type { EntryFacts } from '~/diagnosis/catalogue/types'
import { SUBSTANCES } from '~/diagnosis/catalogue/substances'

/** Of spraying, buying and what is bought. A ban is no advice. */
const SPRAYING: Record<Language, RegExp> = {
  en: /spray|pesticide|fungicide|insecticide|chemical|agrovet|\bbuy\b|\bdose\b/i,
  sw: /nyunyiz|puliz|dawa|kiuatilifu|viuatilifu|kemikali|duka|nunua|agrovet/i,
}
const BANS: Record<Language, RegExp> = {
  en: /before you cut or spray/,
  sw: /kabla ya kukata au kunyunyizia dawa/,
}
/** What is taken off a plant. Fallen leaves, weeds and what is left alone are none. */
const TAKEN: Record<Language, RegExp> = {
  en: /\b(bury|burn|pull|pick|cut|remove|uproot|prune|take (off|dry|what))\b/i,
  sw: /fuki[ae]|choma|chome|ng'o|\b[kK]at[ae]\b|uikat|yakat|[oO]ndoa/,
}
const HARMLESS: Record<Language, RegExp> = {
  en: /fallen leaves|weeds|Cut nothing|before you cut|pick the leaf|Do not (cut|prune)|as soon as it is ripe|or uproot because|(spray|A) burn|cut off by/,
  sw: /yaliyoanguka|magugu|Usikate|kabla ya kukata|kata jani na ulilaze|wala kung'oa/,
}
const CALLS = /KEPHIS|Do not (sell|carry|give)|Usi(uze|toe|mpe)/
const withoutAction = (one: Result['candidates'][number]) => ({ ...one, action: '' })
const at = (label: string, probability: number) => ({ label, probability })
const HEALTHS = ['signs', 'noSigns'] as const
const FREE = [
  'notALeaf',
  'unknownCrop',
  'otherCrop',
  'mixedCrops',
  'tooDark',
  'tooBlurred',
  'falseColours',
  'tooFar',
] as const

/** Each entry by itself, surely or probably, and with each other one of its crop. */
const verdicts: Verdict[] = [
  ...FREE.map((kind) => ({ kind })),
  ...HEALTHS.flatMap((health): Verdict[] => [
    { kind: 'unknownCrop', health },
    { kind: 'otherCrop', health },
    ...PHOTOLESS_CROPS.map((crop) => ({ kind: 'otherCrop' as const, crop, health })),
  ]),
  ...entries.flatMap(({ label, crop }): Verdict[] => [
    { kind: 'contradiction', crop: labelPrefixOf(crop) },
    { kind: 'cropQuestion', crop: labelPrefixOf(crop) },
    { kind: 'confident', ...at(label, 0.95), sureness: 'very', alternatives: [] },
    { kind: 'confident', ...at(label, 0.85), sureness: 'fairly', alternatives: [] },
    { kind: 'unsure', candidates: [at(label, 0.3)] },
    ...entries
      .filter((other) => other.crop === crop && other.label !== label)
      .flatMap((other): Verdict[] => [
        { kind: 'ranked', candidates: [at(label, 0.9), at(other.label, 0.02)] },
        { kind: 'ranked', candidates: [at(label, 0.5), at(other.label, 0.3)] },
      ]),
  ]),
]

const sentencesOf = ({ strip, title, sureness, speed, twin, check, actions, candidates, ...rest }: Result) => [
  ...[strip, title, sureness?.words, speed, twin, check?.question, check?.ifNot].filter((text) => text != null),
  ...actions,
  ...candidates.flatMap(({ condition, check: own, action }) => [condition, own!.question!, own!.ifNot, action]),
  ...rest.contacts.flatMap(({ name, request }) => [name, request]),
]

describe.each(LANGUAGES)('a preview in %s', (language) => {
  const words = wordsIn(language)
  const substances = [
    ...Object.values(SUBSTANCES).map(({ name }) => name),
    ...Object.values(words.phrases.substances).flatMap((name) => [name, ...name.split(/ \(|\)/)]),
  ].filter((name) => name !== '')
  const namesSubstance = (sentence: string) =>
    substances.some((name) => new RegExp(`\\b${name.replace(/[()]/g, '\\$&')}(?!\\w)`, 'i').test(sentence))
  const isForbidden = (sentence: string) =>
    SPRAYING[language].test(sentence.replace(BANS[language], '')) || namesSubstance(sentence)

  it('names no spraying and no substance, whatever the verdict', () => {
    const found = verdicts.flatMap((verdict) => sentencesOf(previewFor(verdict, words)).filter(isForbidden))
    expect([...new Set(found)]).toEqual([])
  })

  it('asks for nothing irreversible, and for an alternative instead', () => {
    const looks = verdicts.map((verdict) => previewFor(verdict, words))
    const asked = looks.flatMap(({ actions }) => actions).filter((action) => TAKEN[language].test(action))
    expect(asked.filter((action) => !HARMLESS[language].test(action))).toEqual([])
    expect(looks.filter(({ actions }) => actions.includes(words.phrases.lookToday[2])).length).toBeGreaterThan(0)
    const answers = verdicts.flatMap((verdict) => resultFor(verdict, words).actions)
    expect(answers.filter((action) => TAKEN[language].test(action)).length).toBeGreaterThan(20)
  })

  it('asks for the crop before any action', () => {
    for (const kind of ['cropQuestion', 'contradiction'] as const) {
      const { crop, actions, check, candidates } = previewFor({ kind, crop: 'Potato' }, words)
      expect({ crop, actions, check, candidates }).toEqual({ crop: 'potato', actions: [], check: null, candidates: [] })
    }
  })

  it('omits what a result says on spraying', () => {
    const found = verdicts.flatMap((verdict) => resultFor(verdict, words).actions.filter(isForbidden))
    expect(new Set(found)).toEqual(new Set([true, false].map(words.phrases.urgentSpray)))
  })

  it('has a pictogram for each action, and at least one action once the crop is clear', () => {
    const asksCrop = ({ kind }: Verdict) => kind === 'cropQuestion' || kind === 'contradiction'
    const unpaired = verdicts.filter((verdict) => {
      const { actions, pictograms } = previewFor(verdict, words)
      return (actions.length === 0) !== asksCrop(verdict) || actions.length !== pictograms.length
    })
    expect(unpaired).toEqual([])
  })

  it('requests no call and locks no farm, even if a check fits', () => {
    const calling = verdicts.flatMap((verdict) => {
      const { contacts, actions, candidates } = previewFor(verdict, words)
      return [...contacts, ...[...actions, ...candidates.map(({ action }) => action)].filter((one) => CALLS.test(one))]
    })
    expect(calling).toEqual([])
    const ifYes = verdicts.flatMap((verdict) => previewFor(verdict, words).candidates.map(({ action }) => action))
    expect(ifYes.filter((one) => TAKEN[language].test(one) && !HARMLESS[language].test(one))).toEqual([])
    expect(ifYes.filter((one) => one !== '').length).toBeGreaterThan(20)
  })

  it('shows the same verdict, check, candidates and follow-up day as a result', () => {
    const differing = verdicts.filter((verdict) => {
      const [look, answer] = [previewFor(verdict, words), resultFor(verdict, words)]
      const same = ({ banner, strip, title, sureness, check, candidates, recheckDays }: Result) =>
        JSON.stringify([banner, strip, title, sureness, check, recheckDays, candidates.map(withoutAction)])
      return same(look) !== same(answer)
    })
    expect(differing).toEqual([])
  })

  const TODAY = Date.parse('2026-11-29')
  const wholeOf = (verdict: Verdict) =>
    wholePreviewFor(verdict, words, { troubles: troublesIn(language), today: TODAY })
  const linesOf = ({ why, whatElse, getHelp }: ReturnType<typeof wholeOf>['report']) => [
    ...why.lead.flatMap(({ strong, text }) => [strong, text]),
    ...[...why.sections, ...whatElse, ...getHelp].flatMap(({ lines }) => lines),
  ]

  it('with a plan has the whole report but for its calls, its spraying and what cannot be undone', () => {
    const { gettingWorse } = words.phrases
    const withheld = verdicts.flatMap((verdict) => {
      const kept = linesOf(wholeOf(verdict).report)
      const ofServer = linesOf(
        buildReport(verdict, resultFor(verdict, words), words, {
          today: TODAY,
          charge: 1,
          asked: troublesIn(words.language).asked,
        }),
      )
      expect(kept.filter((line) => line !== '' && !ofServer.includes(line))).toEqual([])
      return ofServer.filter((line) => !kept.includes(line))
    })
    expect(withheld).toContain(gettingWorse)
    const harvests = entries.flatMap(({ label }) =>
      'harvest' in words.entries[label] ? words.entries[label].harvest : [],
    )
    const told = new Set(
      verdicts.flatMap((verdict) => {
        const { report, result } = wholeOf(verdict)
        const ownSources = words.phrases.headings.sources
        const getHelp = report.getHelp.filter(({ heading }) => heading !== ownSources)
        return [...linesOf({ ...report, getHelp }), ...result.actions, ...result.candidates.map(({ action }) => action)]
      }),
    )
    const lines = [...told].filter((line) => !harvests.includes(line))
    const numbers = [...contactNumbers, ...contactNumbers.map((number) => number.replaceAll('\u00A0', ' '))]
    expect(lines.filter((line) => numbers.some((number) => line.includes(number)))).toEqual([])
    expect(lines.filter((line) => namesSubstance(line.replace('rangi ya shaba', '')))).toEqual([])
    expect(lines.filter((line) => TAKEN[language].test(line) && !HARMLESS[language].test(line))).toEqual([])
    expect(verdicts.flatMap((verdict) => wholeOf(verdict).result.contacts)).toEqual([])
  })

  it('with a plan names what else may trouble the crop', () => {
    const { result, report } = wholeOf({
      kind: 'confident',
      ...at('Bean___Rust', 0.95),
      sureness: 'very',
      alternatives: [],
    })
    expect(result.troubles.length).toBeGreaterThan(2)
    expect(report.why.sections.every(({ lines }) => lines.some(Boolean))).toBe(true)
  })
})

it('sentences for the server alone stand in the same place in every language and country', () => {
  for (const { label, forServerOnly } of entries as readonly EntryFacts[])
    for (const place of PLACES) {
      if (!forServerOnly) continue
      const [en, sw] = LANGUAGES.map((language) => wordsIn(language, place).entries[label as Label])
      expect([en!.next.length, en!.protect.length]).toEqual([sw!.next.length, sw!.protect.length])
      const { next, protect } = wordsIn('en').entries[label as Label]
      const last = (count: number, marked: readonly number[] = []) => (marked.includes(count - 1) ? count - 1 : count)
      expect(en!.next.length).toBeGreaterThanOrEqual(last(next.length, forServerOnly.next))
      expect(en!.protect.length).toBeGreaterThanOrEqual(last(protect.length, forServerOnly.protect))
    }
})
