import { NOT_A_LEAF, UNJUDGED_CROPS, coveredCrops, describes } from '~/diagnosis'
import { entries, entryFor } from '~/diagnosis/catalogue/catalogue'
import { SOURCES } from '~/diagnosis/catalogue/sources'
import { SUBSTANCES } from '~/diagnosis/catalogue/substances'
import type { Substance } from '~/diagnosis/catalogue/substances'
import type { DiseaseEntry } from '~/diagnosis/catalogue/types'

import { labels, leafLabels } from './labels'

const diseases = entries.filter((entry): entry is DiseaseEntry => entry.kind !== 'none')
const substances: [string, Substance][] = Object.entries(SUBSTANCES)
const sentencesOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesOf) : []
}

describe('the catalogue and the network', () => {
  it('pairs every label with an entry, and every entry with a label', () => {
    expect(entries.map(({ label }) => label).sort()).toEqual([...leafLabels].sort())
  })

  it('keeps "no leaf" out of the catalogue, but among the labels', () => {
    expect(labels).toContain(NOT_A_LEAF)
    expect(describes(NOT_A_LEAF)).toBe(false)
  })

  it('refuses a label it does not know', () => {
    expect(describes('Banana___Wilt')).toBe(false)
    expect(() => entryFor('Banana___Wilt')).toThrow(RangeError)
  })

  it('has one healthy entry for each crop, and no crop of the unjudged', () => {
    const healthy = entries.filter(({ kind }) => kind === 'none').map(({ crop }) => crop.toLowerCase())
    expect(healthy.sort()).toEqual([...coveredCrops()].sort())
    expect(coveredCrops()).toHaveLength(13)
    for (const crop of UNJUDGED_CROPS) expect(coveredCrops()).not.toContain(crop)
  })
})

describe.each(entries.map((entry) => [entry.label, entry] as const))('%s', (_label, entry) => {
  it('names only look-alikes that the catalogue describes, and never itself', () => {
    const named = entry.lookAlikes.flatMap((lookAlike) => ('label' in lookAlike ? [lookAlike.label] : []))
    expect(named.filter((label) => !describes(label) || label === entry.label)).toEqual([])
    expect(new Set(named).size).toBe(named.length)
  })

  it('rests every group of facts on a known source', () => {
    for (const { sources } of Object.values(entry.grounds)) {
      expect(sources.length).toBeGreaterThan(0)
      for (const source of sources) expect(SOURCES[source].title).not.toBe('')
    }
  })

  it('asks to look again within a month', () => {
    expect(entry.recheckDays).toBeGreaterThanOrEqual(1)
    expect(entry.recheckDays).toBeLessThanOrEqual(30)
  })

  it('says something in every place', () => {
    expect(sentencesOf(entry).filter((text) => text.trim() === '' || text !== text.trim())).toEqual([])
    for (const steps of [entry.doToday, entry.cultural, entry.protect]) expect(steps.length).toBeGreaterThanOrEqual(2)
    if (entry.kind !== 'none') expect(entry.lookAlikes.length).toBeGreaterThanOrEqual(2)
  })
})

describe('the sources', () => {
  const cited = [
    ...entries.flatMap(({ grounds }) => Object.values(grounds)),
    ...substances.flatMap(([, { grounds, statusSources }]) => [grounds, { sources: statusSources }]),
  ].flatMap(({ sources }) => sources)

  it('are all cited, and each by an address of its own', () => {
    expect(Object.keys(SOURCES).sort()).toEqual([...new Set<string>(cited)].sort())
    const addresses = Object.values(SOURCES).flatMap((source) => ('url' in source ? [source.url] : []))
    expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([])
  })
})

describe('the Kenya layer', () => {
  it.each(substances)('%s has a group, and a status with a date and a source', (_id, substance) => {
    expect(substance.group).toMatch(/^((FRAC|IRAC|HRAC) [A-Z\d]+|no group)$/)
    expect(substance.statusDate).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(substance.statusNote).not.toBe('')
    expect(substance.atTheAgrovet).not.toBe('')
    expect(substance.statusSources.length).toBeGreaterThan(0)
    for (const source of substance.statusSources) expect(SOURCES).toHaveProperty(source)
    expect(substance.grounds.sources.length).toBeGreaterThan(0)
  })

  it.each([
    ['chlorothalonil', 'withdrawn'],
    ['acephate', 'withdrawn'],
    ['pymetrozine', 'withdrawn'],
    ['thiacloprid', 'withdrawn'],
    ['diuron', 'withdrawn'],
    ['kasugamycin', 'withdrawn'],
    ['pyridalyl', 'withdrawn'],
    ['mancozeb', 'restricted'],
    ['propineb', 'restricted'],
    ['iprodione', 'restricted'],
    ['abamectin', 'restricted'],
    ['imidacloprid', 'restricted'],
    ['chlorpyrifos', 'restricted'],
    ['dimethoate', 'restricted'],
  ] as const)('%s is %s', (id, status) => {
    expect(SUBSTANCES[id].status).toBe(status)
  })

  it.each(diseases.map((entry) => [entry.label, entry] as const))(
    '%s suggests nothing barred or doubtful',
    (_l, entry) => {
      const suggested: Substance[] =
        entry.chemistry.kind === 'none' ? [] : entry.chemistry.options.map((id) => SUBSTANCES[id])
      expect(suggested.filter(({ status }) => status !== 'noKnownRestriction')).toEqual([])
      expect(entry.avoid.map((id) => SUBSTANCES[id].status)).not.toContain('noKnownRestriction')
    },
  )

  /** Prose may not smuggle in what the data would have refused. */
  it('is where every active ingredient comes from', () => {
    const named = substances
      .map(([, { name }]) => name)
      .filter((name) => !['copper', 'sulphur', 'Bacillus subtilis'].includes(name))
    const allowed = /spinosad: thrips|Triazole sprays do nothing|Pyrethroids make mites worse/
    const prose = entries.flatMap((entry) =>
      sentencesOf({ ...entry, avoid: [], grounds: [], ...('chemistry' in entry && { chemistry: timing(entry) }) }),
    )
    const smuggled = prose.filter(
      (text) => !allowed.test(text) && named.some((name) => text.toLowerCase().includes(name)),
    )
    expect(smuggled).toEqual([])
  })
})

const timing = ({ chemistry }: DiseaseEntry) => (chemistry.kind === 'none' ? chemistry.reason : chemistry.timing)
