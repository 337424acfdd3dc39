import { writeReport } from '~/diagnosis'
import { entries } from '~/diagnosis/catalogue/catalogue'
import { SUBSTANCES } from '~/diagnosis/catalogue/substances'
import type { Substance } from '~/diagnosis/catalogue/substances'
import { SAFETY } from '~/diagnosis/reports/chemicals'
import { frequency } from '~/diagnosis/reports/wording'

import { allReports, confidentReports, freeReports, rankedReports } from './everyReport'
import { readingGrade } from './readingGrade'

const ADVICE = ['Do today', 'Then', 'Protect the rest', 'Be careful', 'Not sure?']
const RANKED = ['Which one is it?', ...ADVICE]
const FREE = ['Take the next photo like this', 'Be careful', 'Not sure?']

const SHORT = 'withdrawn|restricted|not outdoors|not on food crops|for termites only|status not clear'
/** Groups that are named because they do harm or nothing. */
const USELESS = '(sprays do nothing|make mites worse)'

const sectionsOf = (report: string) => [...report.matchAll(/^### (.+)$/gm)].map(([, title]) => title)
const confident = (label: string, probability = 0.9) =>
  writeReport({ kind: 'confident', label, probability, sureness: 'fairly', alternatives: [] })
const table = (reports: typeof allReports) => reports.map(({ name, report }) => [name, report] as const)

describe.each(table(confidentReports))('a confident report: %s', (_name, report) => {
  it('has one heading, and the same sections in the same order', () => {
    expect(report).toMatch(/^## [A-Z]/)
    expect(report.match(/^## /gm)).toHaveLength(1)
    expect(sectionsOf(report)).toEqual(ADVICE)
  })

  it('holds 900 to 1800 characters', () => {
    expect(report.length).toBeGreaterThanOrEqual(900)
    expect(report.length).toBeLessThanOrEqual(1800)
  })

  it('says how sure it is, whom to ask and when to look again', () => {
    expect(report).toMatch(/\*\*(Very|Fairly) sure \(about (99 in 100|19 in 20|9 in 10)\)\.\*\*/)
    expect(report).toContain('your ward or county extension officer, or a plant clinic')
    expect(report).toMatch(/Look again in \d+ days/)
  })
})

describe.each(table(rankedReports))('a ranked report: %s', (_name, report) => {
  it('says that it is ranked, with a check for each, and holds back the sprayer', () => {
    expect(sectionsOf(report)).toEqual(RANKED)
    expect(report).toContain('They are ranked, most likely first.')
    expect(report).toContain('Do not spray yet.')
    expect(report.length).toBeGreaterThanOrEqual(900)
    expect(report.length).toBeLessThanOrEqual(1800)
  })
})

describe.each(table(freeReports))('a free report: %s', (_name, report) => {
  it('says that it is free, and how to take the next photo', () => {
    expect(sectionsOf(report)).toEqual(FREE)
    expect(report).toContain('**This scan is free.** No credit was used.')
  })
})

describe.each(table(allReports))('safe to read: %s', (_name, report) => {
  const stands = (name: string) => report.toLowerCase().includes(name.toLowerCase())
  const substances: Substance[] = Object.values(SUBSTANCES)

  it('states the safety rules wherever it names something to spray', () => {
    if (/FRAC|IRAC|Last resort/.test(report)) expect(report).toContain(SAFETY)
  })

  it('names a barred or doubtful active only to warn of it', () => {
    const barred = substances.filter(({ status, name }) => status !== 'noKnownRestriction' && stands(name))
    for (const { name } of barred) {
      const warnings = new RegExp(`: do not use [^.]*${name} \\((${SHORT})\\)|${name}s? ${USELESS}`, 'gi')
      expect(report.match(warnings)).toHaveLength(report.toLowerCase().split(name).length - 1)
    }
  })

  it('gives no dose and no brand', () => {
    expect(report).not.toMatch(
      /\d\s*(ml|l|litres?|liters?|g|gram(me)?s?|kg|cc|%|ppm|spoon(ful)?s?|tsp|tbsp|caps?|kilos?)\b/i,
    )
    expect(report).not.toMatch(/\d\s*%/)
    expect(report).not.toMatch(BRANDS)
  })

  it('has no word of the workshop, no empty value and no broken markdown', () => {
    expect(report).not.toMatch(/shared|session|undefined|null|NaN|TODO|softmax|threshold|\[object|___/i)
    expect(report).not.toMatch(/\n{3}| {2}|\.\./)
    expect((report.match(/\*\*/g) ?? []).length % 2).toBe(0)
  })
})

/** A sample of what Kenyan shelves hold. */
const BRANDS =
  /\b(Ridomil|Dithane|Daconil|Bravo|Score|Ortiva|Amistar|Milraz|Confidor|Dynamec|Kocide|Acrobat|Infinito|Karate|Coragen|Actara|Antracol|Rodazim|Folicur|Thiovit|Revus|Oshothane|Oberon|Mistress|Equation|Nativo|Duduthrin|Tracer|Cabrio)\b/i

describe('how the reports read', () => {
  it('stays at a reading age of twelve', () => {
    expect(readingGrade(allReports.map(({ report }) => report).join('\n'))).toBeLessThanOrEqual(7)
  })

  it.each(['confident', 'ranked', 'free'] as const)('for the %s reports by themselves too', (kind) => {
    const reports = { confident: confidentReports, ranked: rankedReports, free: freeReports }[kind]
    expect(readingGrade(reports.map(({ report }) => report).join('\n'))).toBeLessThanOrEqual(7)
  })

  it.each(entries.map(({ label }) => label))('and no single one is hard: %s', (label) => {
    expect(readingGrade(confident(label))).toBeLessThanOrEqual(8)
  })

  it.each([
    [1, 'about 99 in 100'],
    [0.96, 'about 19 in 20'],
    [0.944, 'about 9 in 10'],
    [0.6, 'about 6 in 10'],
    [0.01, 'less than 1 in 10'],
  ])('puts %d into words', (probability, share) => {
    expect(frequency(probability)).toBe(share)
  })

  it.each([
    ['very', '**Very sure (about 9 in 10).**'],
    ['fairly', '**Fairly sure (about 9 in 10).**'],
  ] as const)('says how sure the verdict is: %s', (sureness, words) => {
    const label = 'Tomato___Late_blight'
    const report = writeReport({ kind: 'confident', label, probability: 0.9, sureness, alternatives: [] })
    expect(report).toContain(words)
  })
})
