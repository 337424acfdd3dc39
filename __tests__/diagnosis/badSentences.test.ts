import { LANGUAGES } from '~/contract/languages'
import { questionsIn, troublesIn, wordsIn } from '~/diagnosis'
import type { Verdict } from '~/diagnosis'
import { entries, isDisease } from '~/diagnosis/catalogue/catalogue'

import { writeReport } from '../support/writeReport'
import { WRONG_SWAHILI } from '../support/wrongSwahili'

const DAYS = [Date.parse('2025-07-01'), Date.parse('2026-11-23')]

/** Wordings that readers did not understand, that are not used in Kenya, or that were wrong or dangerous. */
const BAD = [
  // verbless, or understood wrongly
  /the label is the law|harvest wait|re-entry|\binterval\b/i,
  /animals, bees, water away/i,
  /\bIll\?/,
  /show you both/i,
  /mix nothing else in/i,
  /change groups/i,
  /soaks in\)|protects only/i,
  /status not clear/i,
  /feed out|\bear\b|dying hearts?|\bspare\b|\bsour\b|overhead watering/i,
  /\bNext, grow\b|take no tools|pull stray|it is worse where seed/i,
  /\b(Grow|Keep|Give|Take|Plant) no \w/,
  /it often does|ask if young leaves|one of (two|three)\b/i,
  /no true fungus/i,
  // false or dangerous
  /do not spray yet|on ten plants, in good light/i,
  /keep water off the leaves/i,
  /carry no leaves|clean plots"|plant clinic/i,
  /cut an old arm|junipers? .*may be cut|cedar hedges/i,
  /nothing living causes it/i,
  /cannot rule out [^.]*\. A photo cannot rule out/i,
  /a dirty lens also makes/i,
  /stalks to cattle/i, // sprayed stalks have killed animals
  /^- Clean plots/m, // an order to clean them
  /says nothing yet/i, // of a photo that shows signs
  /trouble has just begun/i,
  /photograph the top first/i,
  /less than 1 in 10|about 19 in 20|10 in 10/i,
  // names what fails by a code that no farmer reads, or asks for what the label tells otherwise
  /FRAC groups|twice a season|counts for every group/i,
  /most fungus sprays do not work on it/i, // copper does
  /is it really tomato|if it is one of these crops/i,
  /if under one young plant/i,
  // asks who owns the land, or uproots before the authority has confirmed it
  /ask who holds the land|Dig out the mat and (call|tell)/i,
  // what only looks clean is no clean seed
  /keep one clean corner/i,
  // glued
  /If you sprayed:/,
  // carries what may be under quarantine off the farm
  /paper bag/i,
  // more than a check in the field can show
  /\bmeans? (late blight|mites|thrips|rust)\b|\bthis proves\b/i,
]

const sick = entries.map(({ label }) => label)
const candidatesOf = (...labels: string[]) => labels.map((label) => ({ label, probability: 0.4 }))
const every: Verdict[] = [
  ...sick.map((label): Verdict => ({ kind: 'confident', label, probability: 0.9, sureness: 'very', alternatives: [] })),
  ...sick.map((label, index): Verdict => {
    const next = sick[(index + 1) % sick.length] ?? label
    return { kind: 'ranked', candidates: candidatesOf(label, next), ...(index % 2 === 0 && { tooFewPlaces: true }) }
  }),
  { kind: 'ranked', candidates: [{ label: 'Orange___Canker', probability: 0.95 }] },
  { kind: 'unsure', candidates: candidatesOf(...sick.slice(0, 2)) },
  { kind: 'contradiction', crop: 'Tomato' },
  { kind: 'contradiction', crop: 'Tomato', seen: 'Corn_(maize)' },
  { kind: 'cropQuestion', crop: 'Strawberry' },
  ...(
    ['notALeaf', 'unknownCrop', 'otherCrop', 'mixedCrops', 'tooDark', 'tooBlurred', 'falseColours', 'tooFar'] as const
  ).map((kind) => ({ kind })),
]

it('no report has a sentence rejected in review', () => {
  const reports = DAYS.flatMap((day) => every.map((verdict) => writeReport(verdict, wordsIn('en'), day)))
  const advice = Object.values(wordsIn('en').progress).flatMap((courses) =>
    Object.values(courses).map((said) => said.join(' ')),
  )
  const own = [...reports.map((report) => report.replace(/^- \[.*$/gm, '')), ...advice]
  const found = BAD.flatMap((bad) => own.filter((report) => bad.test(report)).map((report) => [bad, report.match(bad)]))
  expect(found).toEqual([])
})

it('no text claims to judge blueberry or raspberry', () => {
  const report = writeReport({ kind: 'unknownCrop' }, wordsIn('en'), DAYS[1] ?? 0)
  expect(report).not.toMatch(/blueberry|raspberry/)
})

it('no Swahili report, question or page has a misleading phrase', () => {
  const reports = every.map((verdict) => writeReport(verdict, wordsIn('sw'), DAYS[1] ?? 0))
  const said = [...reports, ...stringsIn([wordsIn('sw'), questionsIn('sw'), troublesIn('sw')])]
  expect([...new Set(said.flatMap((text) => text.match(WRONG_SWAHILI)?.[0] ?? []))]).toEqual([])
})

it.each(LANGUAGES)(
  'a report in %s that names a product keeps it from children and never induces vomiting',
  (language) => {
    const { safety } = wordsIn(language).phrases
    const rules = {
      en: [/do not make the person vomit/, /pregnant women/i, /locked/, /not bury it near a well/, /collection point/],
      sw: [/usimtapishe/, /wajawazito/, /kufuli/, /usiifukie karibu na kisima/, /kituo cha kukusanyia/],
    }[language]
    expect(rules.filter((rule) => !safety.some((line) => rule.test(line)))).toEqual([])
  },
)

it.each(LANGUAGES)('the healthy potato in %s is not left without protection in cold, wet weeks', (language) => {
  expect(wordsIn(language).entries.Potato___healthy.doNotSpray).toMatch(/Shangi/)
})

it.each(LANGUAGES)('says in %s what copper can do where it is advised against bacteria', (language) => {
  const asked = entries.filter(
    (entry) => isDisease(entry) && entry.kind === 'bacterium' && entry.chemistry.includes('copper'),
  )
  expect(asked.length).toBeGreaterThan(0)
  const { entries: words } = wordsIn(language)
  expect(asked.filter(({ label }) => !JSON.stringify(words[label]).includes('Copper'))).toEqual([])
})

it('no Swahili text has a term that the glossary warns of', () => {
  const traps =
    /saratani|\bsurua\b|\bsarafu\b|matangazo|kibichi|kisaikolojia|\bkimfumo\b|kitamaduni|jani zima|\bchafu\b|\bzika\b|\bmkopo\b|njaa|\bskan[ai]\b|maharage\b|\bnamba\b|\bkata\b ya|\bZana hii\b/
  const own = every.map((verdict) => writeReport(verdict, wordsIn('sw'), DAYS[0] ?? 0).replace(/^- \[.*$/gm, ''))
  expect(own.flatMap((report) => report.match(traps) ?? [])).toEqual([])
})

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
