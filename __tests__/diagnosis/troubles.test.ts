import { LANGUAGES } from '~/contract/languages'
import { CONDITIONS, LIBRARY_CROPS, TROUBLES } from '~/contract/library'
import { describes, loadTroubles, loadedTroubles, troublesIn } from '~/diagnosis'
import { entries, entryFor, isDisease } from '~/diagnosis/catalogue/catalogue'
import { SUBSTANCES } from '~/diagnosis/catalogue/substances'
import { RANKINGS } from '~/diagnosis/catalogue/troubles/rankings'
import { TROUBLE_SOURCES } from '~/diagnosis/catalogue/troubles/sources'
import { isTroubleId, troubleFor, troubles } from '~/diagnosis/catalogue/troubles/troubles'
import { NAMED_ONLY } from '~/diagnosis/catalogue/troubles/types'
import { OTHER_PROBLEMS } from '~/diagnosis/catalogue/types'

const ids = Object.keys(TROUBLES)
const named = new Set<string>([...NAMED_ONLY, ...Object.keys(OTHER_PROBLEMS)])
const isKnown = (id: string) => describes(id) || isTroubleId(id) || named.has(id)
const failing = (passes: (trouble: (typeof troubles)[number]) => boolean) =>
  troubles.filter((trouble) => !passes(trouble)).map(({ id }) => id)

describe('the troubles without photos', () => {
  it('each have an address of their own', () => {
    expect(troubles.map(({ id }) => id).sort()).toEqual([...ids].sort())
    const slugs = [...Object.values(CONDITIONS), ...Object.values(TROUBLES)]
    expect(new Set<string>(slugs).size).toBe(slugs.length)
    expect(() => troubleFor('locusts')).toThrow(RangeError)
  })

  it('rest every group of facts, every number and every price on a named source', () => {
    const isNamed = (source: string) => source in TROUBLE_SOURCES
    expect(
      failing(({ grounds, spraying, costs = [], recheckDays }) => {
        const facts = Object.values(grounds)
        const threshold = spraying.pays === 'sometimes' ? spraying.threshold : null
        return (
          facts.every(({ sources }) => sources.length > 0 && sources.every(isNamed)) &&
          (threshold === null || isNamed(threshold.source)) &&
          costs.every(isNamed) &&
          recheckDays >= 1 &&
          recheckDays <= 30
        )
      }),
    ).toEqual([])
  })

  it('name only look-alikes that have a name, each once, and never themselves', () => {
    expect(
      failing(
        ({ id, rivals }) =>
          rivals.every((rival) => isKnown(rival) && rival !== id) && new Set(rivals).size === rivals.length,
      ),
    ).toEqual([])
  })

  it('suggest nothing that is barred or doubtful, and nothing at all where a spray never pays', () => {
    const statusOf = (id: keyof typeof SUBSTANCES) => SUBSTANCES[id].status
    expect(
      failing(
        ({ chemistry, avoid, spraying }) =>
          chemistry.every((id) => statusOf(id) === 'noKnownRestriction') &&
          avoid.every((id) => ['restricted', 'withdrawn', 'underReview'].includes(statusOf(id))) &&
          (spraying.pays === 'sometimes' || chemistry.length === 0),
      ),
    ).toEqual([])
  })

  it('offer Bt wherever caterpillars eat leaves in the open', () => {
    const withBt = troubles.filter(({ chemistry }) => chemistry.includes('bt')).map(({ id }) => id)
    expect(withBt).toEqual(['fallArmyworm', 'tuta', 'diamondbackMoth'])
  })

  it('warn of abamectin on maize, and show each number on its page with its scope', () => {
    expect(troubleFor('fallArmyworm').avoid).toContain('abamectin')
    const thresholds = troubles.flatMap(({ id, spraying }) =>
      spraying.pays === 'sometimes' && spraying.threshold !== null ? [{ id, ...spraying.threshold }] : [],
    )
    expect(thresholds).toEqual([
      { id: 'fallArmyworm', source: 'plantwiseArmywormNumber', origin: 'severalCountries' },
      { id: 'stemBorer', source: 'plantwiseBorer', origin: 'kenya' },
      { id: 'tuta', source: 'plantwiseTuta', origin: 'kenya' },
      { id: 'diamondbackMoth', source: 'delawareDiamondback', origin: 'unitedStates' },
    ])
  })

  it.each(LANGUAGES)('have the same words in a browser and on the server: %s', async (language) => {
    await loadTroubles(language)
    expect(loadedTroubles(language)).toBe(troublesIn(language))
  })
})

describe('the rankings', () => {
  const all = LIBRARY_CROPS.map((crop) => ({ crop, ...RANKINGS[crop] }))

  it('name only what has a name, each once', () => {
    for (const { ranked, others } of all) {
      const both = [...ranked, ...others]
      expect(both.filter((id) => !isKnown(id))).toEqual([])
      expect(new Set(both).size).toBe(both.length)
    }
  })

  it('list every condition that a photo can name, and every trouble, on each of its crops', () => {
    const missing = [
      ...entries.filter(isDisease).map(({ label, crop }) => ({ id: label, crop })),
      ...troubles.flatMap(({ id, crops }) => crops.map((crop) => ({ id, crop }))),
    ].filter(({ id, crop }) => !RANKINGS[crop].ranked.includes(id))
    expect(missing).toEqual([])
  })

  it('list nothing of another crop', () => {
    const strange = all.flatMap(({ crop, ranked }) =>
      ranked.filter((id) =>
        isTroubleId(id) ? !troubleFor(id).crops.includes(crop) : describes(id) && entryFor(id).crop !== crop,
      ),
    )
    expect(strange).toEqual([])
  })

  it('put what is not known in Kenya last', () => {
    const unlikely = (id: string) => {
      if (!describes(id)) return false
      const entry = entryFor(id)
      return isDisease(entry) && entry.alerts.includes('unlikely')
    }
    for (const { ranked } of all) {
      const first = ranked.findIndex(unlikely)
      if (first >= 0) expect(ranked.slice(first).every(unlikely)).toBe(true)
    }
  })

  it('cite sources for every crop that has a trouble', () => {
    const without = all.filter(({ ranked, grounds }) => ranked.some(isTroubleId) && grounds === null)
    expect(without.map(({ crop }) => crop)).toEqual([])
    expect(RANKINGS.maize.ranked[0]).toBe('fallArmyworm')
    expect(RANKINGS.tomato.ranked[0]).toBe('tuta')
  })
})
