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

/** The labels of the entries that do not pass. */
const failing = <Entry extends { label: string }>(all: readonly Entry[], passes: (entry: Entry) => boolean) =>
  all.filter((entry) => !passes(entry)).map(({ label }) => label)

describe('the catalogue and the network', () => {
  it('pair every label with an entry, and every entry with a label', () => {
    expect(entries.map(({ label }) => label).sort()).toEqual([...leafLabels].sort())
  })

  it('have a label for "no leaf", which has no entry', () => {
    expect(labels).toContain(NOT_A_LEAF)
    expect(describes(NOT_A_LEAF)).toBe(false)
  })

  it('refuse an unknown label', () => {
    expect(describes('Banana___Wilt')).toBe(false)
    expect(() => entryFor('Banana___Wilt')).toThrow(RangeError)
  })

  it('have one healthy entry for each crop, and no entry for a crop that cannot be judged', () => {
    const healthy = entries.filter(({ kind }) => kind === 'none').map(({ crop }) => crop.toLowerCase())
    expect(healthy.sort()).toEqual([...coveredCrops()].sort())
    for (const crop of UNJUDGED_CROPS) expect(coveredCrops()).not.toContain(crop)
  })
})

describe('every entry', () => {
  it('names only look-alikes that the catalogue describes, each once, and never itself', () => {
    const passes = ({ label, lookAlikes }: (typeof entries)[number]) => {
      const named = lookAlikes.flatMap((lookAlike) => ('label' in lookAlike ? [lookAlike.label] : []))
      return named.every((other) => describes(other) && other !== label) && new Set(named).size === named.length
    }
    expect(failing(entries, passes)).toEqual([])
  })

  it('rests every group of facts on a known source', () => {
    const passes = ({ grounds }: (typeof entries)[number]) =>
      Object.values(grounds).every(({ sources }) => sources.length > 0 && sources.every((source) => source in SOURCES))
    expect(failing(entries, passes)).toEqual([])
  })

  it('asks to look again within a month', () => {
    expect(failing(entries, ({ recheckDays }) => recheckDays >= 1 && recheckDays <= 30)).toEqual([])
  })

  it('has a sentence in every place, at least two steps each and two look-alikes', () => {
    const passes = (entry: (typeof entries)[number]) =>
      sentencesOf(entry).every((text) => text !== '' && text === text.trim()) &&
      [entry.doToday, entry.cultural, entry.protect].every((steps) => steps.length >= 2) &&
      (entry.kind === 'none' || entry.lookAlikes.length >= 2)
    expect(failing(entries, passes)).toEqual([])
  })
})

it('cites every source, and each by an address of its own', () => {
  const cited = [
    ...entries.flatMap(({ grounds }) => Object.values(grounds)),
    ...substances.flatMap(([, { grounds, statusSources }]) => [grounds, { sources: statusSources }]),
  ].flatMap(({ sources }) => sources)
  expect(Object.keys(SOURCES).sort()).toEqual([...new Set<string>(cited)].sort())
  const addresses = Object.values(SOURCES).flatMap((source) => ('url' in source ? [source.url] : []))
  expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([])
})

describe('the substances', () => {
  it('have a resistance group, words for the agrovet, and a status with a date and a known source', () => {
    const passes = (substance: Substance) =>
      /^((FRAC|IRAC|HRAC) [A-Z\d]+|no group)$/.test(substance.group) &&
      /^20\d\d-\d\d-\d\d$/.test(substance.statusDate) &&
      substance.statusNote !== '' &&
      substance.atTheAgrovet !== '' &&
      substance.statusSources.length > 0 &&
      substance.statusSources.every((source) => source in SOURCES) &&
      substance.grounds.sources.length > 0
    expect(substances.filter(([, substance]) => !passes(substance)).map(([id]) => id)).toEqual([])
  })

  it('have the status of the Kenyan register', () => {
    const withdrawn = ['chlorothalonil', 'acephate', 'pymetrozine', 'thiacloprid', 'diuron', 'kasugamycin', 'pyridalyl']
    const restricted = ['mancozeb', 'propineb', 'iprodione', 'abamectin', 'imidacloprid', 'chlorpyrifos', 'dimethoate']
    const statusOf = (id: string) => substances.find(([name]) => name === id)?.[1].status
    expect(withdrawn.filter((id) => statusOf(id) !== 'withdrawn')).toEqual([])
    expect(restricted.filter((id) => statusOf(id) !== 'restricted')).toEqual([])
  })

  it('are never suggested when barred or doubtful, and only those are warned of', () => {
    const passes = ({ chemistry, avoid }: DiseaseEntry) => {
      const suggested = chemistry.kind === 'none' ? [] : chemistry.options.map((id): Substance => SUBSTANCES[id])
      return (
        suggested.every(({ status }) => status === 'noKnownRestriction') &&
        avoid.every((id) => SUBSTANCES[id].status !== 'noKnownRestriction')
      )
    }
    expect(failing(diseases, passes)).toEqual([])
  })

  it('are not named in prose, which would bypass their status', () => {
    const named = substances
      .map(([, { name }]) => name)
      .filter((name) => !['copper', 'sulphur', 'Bacillus subtilis'].includes(name))
    const allowed = /spinosad: thrips|Triazole sprays do nothing|Pyrethroids make mites worse/
    const prose = entries.flatMap((entry) =>
      sentencesOf({ ...entry, avoid: [], grounds: [], ...('chemistry' in entry && { chemistry: timing(entry) }) }),
    )
    const bypassing = prose.filter(
      (text) => !allowed.test(text) && named.some((name) => text.toLowerCase().includes(name)),
    )
    expect(bypassing).toEqual([])
  })
})

const timing = ({ chemistry }: DiseaseEntry) => (chemistry.kind === 'none' ? chemistry.reason : chemistry.timing)
