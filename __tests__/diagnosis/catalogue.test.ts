import { LANGUAGES } from '~/contract/languages'
import { CROPS, NOT_A_LEAF, UNJUDGED_CROPS, describes, labelPrefixOf, wordsIn } from '~/diagnosis'
import { entries, entryFor, isDisease } from '~/diagnosis/catalogue/catalogue'
import { SOURCES } from '~/diagnosis/catalogue/sources'
import { SUBSTANCES } from '~/diagnosis/catalogue/substances'
import type { Substance } from '~/diagnosis/catalogue/substances'
import { OTHER_PROBLEMS } from '~/diagnosis/catalogue/types'
import type { DiseaseFacts } from '~/diagnosis/catalogue/types'

import { labels, leafLabels } from './labels'

const diseases = entries.filter(isDisease) as DiseaseFacts[]
const substances: [string, Substance][] = Object.entries(SUBSTANCES)
const statusOf = (id: string) => substances.find(([name]) => name === id)?.[1].status

/** The labels of the entries that do not pass. */
const failing = <Entry extends { label: string }>(all: readonly Entry[], passes: (entry: Entry) => boolean) =>
  all.filter((entry) => !passes(entry)).map(({ label }) => label)

describe('the catalogue and the network', () => {
  it('pair every label with an entry, and every entry with a label', () => {
    expect(entries.map(({ label }) => label).sort()).toEqual([...leafLabels].sort())
    expect(labels).toContain(NOT_A_LEAF)
    expect(describes(NOT_A_LEAF)).toBe(false)
    expect(describes('Banana___Wilt')).toBe(false)
    expect(() => entryFor('Banana___Wilt')).toThrow(RangeError)
  })

  it('have one healthy entry for each crop, and no entry for a crop that cannot be judged', () => {
    const healthy = entries.filter(({ kind }) => kind === 'none').map(({ crop }) => crop)
    expect(healthy.sort()).toEqual([...CROPS].sort())
    for (const crop of UNJUDGED_CROPS) expect(CROPS).not.toContain(crop)
    for (const crop of CROPS) expect(leafLabels.some((label) => label.startsWith(labelPrefixOf(crop)))).toBe(true)
  })
})

describe('every entry', () => {
  it('names only look-alikes that have words, each once, and never itself', () => {
    const problems = new Set<string>(Object.keys(OTHER_PROBLEMS))
    const passes = ({ label, rivals }: (typeof entries)[number]) =>
      rivals.every((rival) => (describes(rival) || problems.has(rival)) && rival !== label) &&
      new Set(rivals).size === rivals.length
    expect(failing(entries, passes)).toEqual([])
  })

  it('bases every group of facts on a known source and has a follow-up within a month', () => {
    const passes = ({ grounds, recheckDays }: (typeof entries)[number]) =>
      recheckDays >= 1 &&
      recheckDays <= 30 &&
      Object.values(grounds).every(({ sources }) => sources.length > 0 && sources.every((source) => source in SOURCES))
    expect(failing(entries, passes)).toEqual([])
  })
})

describe('the substances', () => {
  it('have a resistance group and a status with a date and a known source', () => {
    const passes = (substance: Substance) =>
      /^((FRAC|IRAC|HRAC) [A-Z\d]+|no group)$/.test(substance.group) &&
      /^20\d\d-\d\d-\d\d$/.test(substance.statusDate) &&
      substance.statusNote !== '' &&
      [substance.statusSources, substance.grounds.sources].every(
        (sources) => sources.length > 0 && sources.every((source) => source in SOURCES),
      )
    expect(substances.filter(([, substance]) => !passes(substance)).map(([id]) => id)).toEqual([])
  })

  it('have the status that the sources give, and say where it is not settled', () => {
    const withdrawn = ['chlorothalonil', 'acephate', 'pymetrozine', 'thiacloprid', 'diuron', 'kasugamycin', 'pyridalyl']
    const restricted = ['propineb', 'iprodione', 'abamectin', 'imidacloprid', 'chlorpyrifos', 'dimethoate']
    expect(withdrawn.filter((id) => statusOf(id) !== 'withdrawn')).toEqual([])
    expect(restricted.filter((id) => statusOf(id) !== 'restricted')).toEqual([])
    expect(['restricted', 'underReview']).toContain(statusOf('mancozeb'))
  })

  it('are never suggested when barred or doubtful, and only those are warned of', () => {
    const passes = ({ chemistry, avoid }: DiseaseFacts) =>
      chemistry.every((id) => statusOf(id) === 'noKnownRestriction') &&
      avoid.every((id) => statusOf(id) !== 'noKnownRestriction')
    expect(failing(diseases, passes)).toEqual([])
  })

  it('of the groups that fail on early blight in Kenya are not suggested against it', () => {
    const blights = diseases.filter(({ organism }) => organism.includes('Alternaria solani'))
    const groups = blights.flatMap(({ chemistry }) => chemistry.map((id) => SUBSTANCES[id].group))
    expect(blights).toHaveLength(2)
    expect(groups.filter((group) => ['FRAC 3', 'FRAC 11'].includes(group))).toEqual([])
  })

  it('are named in the words of an entry only as failing, since more would bypass their status', () => {
    const names = substances.map(([, { name }]) => name).filter((name) => !['copper', 'sulphur'].includes(name))
    const allowed = /Bacillus|spinosad|Triazole|Pyrethroid/i
    const fails = /often fail|mara nyingi hazisaidii/
    for (const language of LANGUAGES) {
      const prose = Object.values(wordsIn(language).entries)
        .flatMap(sentencesIn)
        .flatMap((text) => text.split(/(?<=[.?!]) /))
        .filter((text) => !fails.test(text))
      const bypassing = prose.filter(
        (text) => !allowed.test(text) && names.some((name) => text.toLowerCase().includes(name.toLowerCase())),
      )
      expect(bypassing).toEqual([])
    }
  })
})

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : []
}
