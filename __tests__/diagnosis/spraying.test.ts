import { LANGUAGES } from '~/contract/languages'
import { wordsIn } from '~/diagnosis'
import type { Verdict } from '~/diagnosis'
import { entries, isDisease } from '~/diagnosis/catalogue/catalogue'
import { CONTACTS } from '~/diagnosis/catalogue/contacts'
import { SUBSTANCES } from '~/diagnosis/catalogue/substances'
import { unbroken } from '~/diagnosis/report/numbers'
import type { Substance, SubstanceId, SuggestionId } from '~/diagnosis/catalogue/substances'
import type { DiseaseFacts } from '~/diagnosis/catalogue/types'

import { writeReport } from '../support/writeReport'

/** While the review of 2025 was new; today; 13 and 25 months from now. */
const FRESH = Date.parse('2025-07-01')
const STALE = [Date.parse('2026-11-26'), Date.parse('2027-12-26'), Date.parse('2028-12-26')]
const [BOARD_NUMBER] = CONTACTS.pcpb.numbers

const diseases = entries.filter(isDisease) as DiseaseFacts[]
const substance = (id: SubstanceId): Substance => SUBSTANCES[id]
const isSynthetic = (id: SuggestionId) => SUBSTANCES[id].risk === 'synthetic'
const isBarred = (id: SubstanceId) => ['withdrawn', 'restricted', 'underReview'].includes(substance(id).status)

const at = (label: string, probability: number) => ({ label, probability })
const siblingOf = (label: string, crop: string) =>
  entries.find((entry) => entry.crop === crop && entry.label !== label)?.label ?? label

/** Each way in which an answer can name the condition. */
const verdictsOn = ({ label, crop }: { label: string; crop: string }): Verdict[] => [
  { kind: 'confident', ...at(label, 0.95), sureness: 'very', alternatives: [] },
  { kind: 'ranked', candidates: [at(label, 0.9), at(siblingOf(label, crop), 0.02)] },
  { kind: 'ranked', candidates: [at(label, 0.5), at(siblingOf(label, crop), 0.3)] },
]

describe.each(LANGUAGES)('what a report in %s says on spraying', (language) => {
  const words = wordsIn(language)
  const { phrases } = words
  const nameOf = (id: SuggestionId) => phrases.substances[id]
  const rules = [phrases.changeGroup, phrases.oneGroup].flatMap((rule) => Object.values(rule))
  /** The lines of each report on each disease, without its sources. */
  const reportsOn = (days: readonly number[]) =>
    diseases.flatMap((entry) =>
      days.flatMap((day) =>
        verdictsOn(entry).map((verdict) => ({
          entry,
          lines: writeReport(verdict, words, day)
            .split('\n')
            .filter((line) => !line.startsWith('- [')),
        })),
      ),
    )
  const stale = reportsOn(STALE)
  const all = [...reportsOn([FRESH]), ...stale]
  const failing = (reports: typeof all, passes: (report: (typeof all)[number]) => boolean) => [
    ...new Set(reports.filter((report) => !passes(report)).map(({ entry }) => entry.label)),
  ]

  it('always names barred substances with the date of the rules if it asks for a product', () => {
    const month = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'sw-KE', { month: 'long', timeZone: 'UTC' })
    const dated = (line: string, { name, statusDate }: Substance) =>
      line.includes(name) &&
      line.includes(month.format(Date.parse(statusDate))) &&
      line.includes(statusDate.slice(0, 4))
    const passes = ({ entry, lines }: (typeof all)[number]) =>
      entry.avoid
        .filter((id) => entry.chemistry.length > 0 && isBarred(id))
        .every((id) => lines.some((line) => dated(line, substance(id))))
    expect(failing(all, passes)).toEqual([])
  })

  it('names every low-risk product at any date, before anything synthetic', () => {
    const passes = ({ entry: { chemistry }, lines }: (typeof all)[number]) => {
      const placeOf = (id: SuggestionId) =>
        lines.findIndex((line) => line.includes(nameOf(id)) && /agrovet|PCPB/.test(line))
      const synthetic = chemistry.filter(isSynthetic).map(placeOf)
      return chemistry
        .filter((id) => !isSynthetic(id))
        .map(placeOf)
        .every((place) => place >= 0 && synthetic.every((later) => place < later))
    }
    expect(failing(all, passes)).toEqual([])
  })

  it('after twelve months names a synthetic product only to say whom to ask, or that it fails', () => {
    const names = Object.entries(SUBSTANCES)
      .filter(([, one]) => 'risk' in one && one.risk === 'synthetic')
      .map(([, { name }]) => name)
    const passes = ({ entry, lines }: (typeof all)[number]) =>
      lines.every(
        (line) =>
          !names.some((name) => line.includes(name)) ||
          line.includes(unbroken(BOARD_NUMBER)) ||
          /often fail|mara nyingi hazisaidii/.test(line),
      ) && entry.chemistry.filter(isSynthetic).every((id) => lines.some((line) => line.includes(nameOf(id))))
    expect(failing(stale, passes)).toEqual([])
  })

  it('limits how often one group is used only where a product acts at one site', () => {
    const passes = ({ entry, lines }: (typeof all)[number]) => {
      const isLimited = lines.some((line) => rules.some((rule) => line.includes(rule)))
      return isLimited || !entry.chemistry.some(isSynthetic)
    }
    expect(failing(all, passes)).toEqual([])
    const limited = diseases
      .filter(({ chemistry }) => !chemistry.some(isSynthetic))
      .filter((entry) =>
        [FRESH, ...STALE].some((day) =>
          verdictsOn(entry)
            .slice(0, 2)
            .map((verdict) => writeReport(verdict, words, day))
            .some((report) => rules.some((rule) => report.includes(rule))),
        ),
      )
    expect(limited.map(({ label }) => label)).toEqual([])
  })

  it('changes the group after each spray against a germ, and after weeks against a pest', () => {
    const weeks = /three to four weeks|wiki tatu hadi nne/
    const each = /after each spray|twice running|kila unaponyunyizia|mara mbili mfululizo/
    const isGerm = ({ kind }: DiseaseFacts) => ['fungus', 'oomycete', 'bacterium'].includes(kind)
    const wrong = failing(all, ({ entry, lines }) => {
      const text = lines.join('\n')
      return (
        !entry.chemistry.some(isSynthetic) ||
        (isGerm(entry) ? each.test(text) && !weeks.test(text) : weeks.test(text) !== each.test(text))
      )
    })
    expect(wrong).toEqual([])
    expect(all.some(({ lines }) => weeks.test(lines.join()))).toBe(true)
  })

  it('protects bees and water if it names a product, and has active ingredients read against a germ', () => {
    const passes = ({ entry: { chemistry, kind }, lines }: (typeof all)[number]) => {
      const text = lines.join('\n')
      const isSafe =
        phrases.safety.every((line) => text.includes(line)) && /bees|nyuki/.test(text) && /river|mto/.test(text)
      const isGerm = ['fungus', 'oomycete', 'bacterium'].includes(kind)
      return chemistry.length === 0 || (isSafe && (!isGerm || text.includes(phrases.premix)))
    }
    expect(failing(all, passes)).toEqual([])
  })

  it('names no product where none helps', () => {
    const untreatable = diseases.filter(({ chemistry }) => chemistry.length === 0)
    const asked = untreatable.filter((entry) =>
      verdictsOn(entry)
        .slice(0, 2)
        .some((verdict) => writeReport(verdict, words, STALE[0] ?? 0).includes('agrovet')),
    )
    expect(asked.map(({ label }) => label)).toEqual([])
  })
})
