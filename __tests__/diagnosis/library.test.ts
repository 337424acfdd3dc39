import { LANGUAGES } from '~/contract/languages'
import { CONDITIONS, LIBRARY_CROPS, LIBRARY_SLUGS, TROUBLES, isToolSlug } from '~/contract/library'
import type { TroubleId } from '~/contract/library'
import { cropPage, entryOfSlug, libraryIndex, libraryPage, sprayingGuide, troublesIn, wordsIn } from '~/diagnosis'
import type { EntryId, LibraryPage } from '~/diagnosis'
import { entryFor } from '~/diagnosis/catalogue/catalogue'
import { TROUBLE_SOURCES } from '~/diagnosis/catalogue/troubles/sources'
import { troubleFor } from '~/diagnosis/catalogue/troubles/troubles'

const TODAY = Date.parse('2026-12-01')
const troubleIds = Object.keys(TROUBLES) as TroubleId[]
const ids = [...(Object.keys(CONDITIONS) as EntryId[]), ...troubleIds]
/** An answer, or the photo that it is for. */
const TAKEN = {
  en: /\b(this|the|your|new|another|next) (photo|picture|answer)|\bwe (see|saw)\b/i,
  sw: /picha (hii|hiyo|yako|nyingine|mpya)|jibu (hili|hilo)|tuna(ona|yo)|hatu(on|jaona)/i,
}
const BARRED = { en: /^Not allowed on food crops/, sw: /^Hazikuruhusiwa kwenye mazao/ }
const allOf = (sections: LibraryPage['sections']) => Object.values(sections).flat()
const english = { words: wordsIn('en'), troubles: troublesIn('en') }

describe.each(LANGUAGES)('the pages of the library in %s', (language) => {
  const texts = { words: wordsIn(language), troubles: troublesIn(language) }
  const pages = ids.map((id) => libraryPage(id, texts, TODAY))

  it('have a text for everything that they say', () => {
    const empty = pages.filter(({ name, caption, check, actions, sections, lookAlikes, alerts, cropName }) =>
      [
        ...[name, caption, check.question, check.ifNot, cropName, ...actions, ...alerts],
        ...allOf(sections).flatMap(({ heading, lines }) => [heading, ...lines]),
        ...lookAlikes.flatMap((one) => [one.name, one.difference]),
      ].some((text) => text.trim() === ''),
    )
    expect(empty.map(({ slug }) => slug)).toEqual([])
    expect(pages.filter(({ sources }) => sources.length === 0)).toEqual([])
  })

  it('say of each trouble when a spray pays, or that it never does, and whom to ask', () => {
    const { headings, noNumber, noNumberApplies } = texts.troubles
    for (const id of troubleIds) {
      const { spraying } = troubleFor(id)
      const page = libraryPage(id, texts, TODAY)
      const [first] = page.sections.getHelp
      expect(first?.heading).toBe(headings.pays)
      expect([id, first?.lines.includes(noNumberApplies)]).toEqual([id, spraying.pays === 'never'])
      const threshold = spraying.pays === 'sometimes' ? spraying.threshold : null
      const hasNumber = threshold !== null
      if (threshold !== null) {
        expect(first?.lines).toContain(texts.troubles.numberOrigin[threshold.origin])
        expect(first?.lines).toContain(texts.troubles.numberFrom(TROUBLE_SOURCES[threshold.source].title))
      }
      expect([id, first?.lines.includes(noNumber)]).toEqual([id, spraying.pays === 'sometimes' && !hasNumber])
      expect(page.contacts.length).toBeGreaterThan(0)
      expect(page.note).toBe(texts.troubles.draft)
    }
  })

  it('lead to what holds for every spray wherever a product or a bait is handled, and nowhere else', () => {
    const { safety } = texts.words.phrases
    const wrong = troubleIds.filter((id) => {
      const { chemistry, bait } = troubleFor(id)
      return libraryPage(id, texts, TODAY).isSprayed !== (chemistry.length > 0 || bait === true)
    })
    expect(wrong).toEqual([])
    expect(sprayingGuide(texts.words, TODAY)).toEqual(expect.arrayContaining([...safety]))
    expect(troubleFor('mangoFruitFly').bait).toBe(true)
  })

  it('leave to that guide what holds for every spray', () => {
    const guide = sprayingGuide(texts.words, TODAY)
    const lines = pages.flatMap(({ sections }) => allOf(sections).flatMap((section) => section.lines))
    expect(lines.filter((line) => guide.includes(line))).toEqual([])
    const barred = pages.filter(({ isSprayed }) => isSprayed).flatMap(({ sections }) => sections.getHelp)
    expect(barred.some(({ lines: own }) => own.some((line) => BARRED[language].test(line)))).toBe(true)
  })

  it('mention no photo that was never taken', () => {
    const said = pages.flatMap(({ slug, ...page }) =>
      JSON.stringify(page)
        .split(/(?<=[.!?"]) ?/)
        .map((sentence) => `${slug}: ${sentence}`),
    )
    expect(said.filter((sentence) => TAKEN[language].test(sentence))).toEqual([])
  })

  it('lock no farm because of what is unlikely in Kenya', () => {
    const locking = Object.keys(CONDITIONS).flatMap((label) => {
      const { alerts = {} } = texts.words.entries[entryFor(label).label] as { alerts?: Record<string, string> }
      const { unlikely, quarantine = '' } = alerts
      const page = libraryPage(label as EntryId, texts, TODAY)
      return page.alerts.includes(quarantine) === (unlikely === undefined && quarantine !== '') ? [] : [label]
    })
    expect(locking).toEqual([])
  })

  it('keep the capital of a scientific name that heads a title', () => {
    const lowered = pages.filter(({ name, title, organism }) => {
      const [genus = ''] = organism.split(' ')
      return genus !== '' && name.startsWith(genus) && !title.includes(name)
    })
    expect(lowered.map(({ title }) => title)).toEqual([])
  })

  it('of crops name a sign for everything that has a page but the healthy leaf, which comes last', () => {
    for (const { crop, rows } of libraryIndex(texts)) {
      const unsigned = rows.filter(({ slug, sign }) => slug !== null && sign === '')
      expect([crop, unsigned.map(({ id }) => id.endsWith('healthy')).includes(false)]).toEqual([crop, false])
      expect(rows.slice(0, -1).some(({ id }) => id.endsWith('healthy'))).toBe(false)
    }
  })
})

it('finds an entry for every address but those of crops', () => {
  const entries = LIBRARY_SLUGS.filter((slug) => !slug.startsWith('crop/') && !isToolSlug(slug))
  expect(entries.map(entryOfSlug).sort()).toEqual([...ids].sort())
  expect(entryOfSlug('crop/maize')).toBeUndefined()
})

it('lists every page under its crop, staples of Kenya first', () => {
  const index = libraryIndex(english)
  expect(index.map(({ crop }) => crop).slice(0, 7)).toEqual([
    ...['maize', 'bean', 'potato', 'tomato', 'kale', 'cassava', 'banana'],
  ])
  expect(index.map(({ crop }) => crop).sort()).toEqual([...LIBRARY_CROPS].sort())
  const listed = new Set(index.flatMap(({ rows }) => rows.map(({ slug }) => slug)))
  const entries = LIBRARY_SLUGS.filter((slug) => !slug.startsWith('crop/') && !isToolSlug(slug))
  expect(entries.filter((slug) => !listed.has(slug as never))).toEqual([])
})

it('marks what a photo can name, and gives no link to what has no page', () => {
  const { rows, photograph } = cropPage('maize', english)
  expect(rows.map(({ name, isJudged }) => [name, isJudged]).slice(0, 3)).toEqual([
    ['Fall armyworm', false],
    ['Northern leaf blight', true],
    ['Common rust', true],
  ])
  expect(photograph).toBe('Photograph a maize leaf')
  const banana = cropPage('banana', english)
  expect(banana.photograph).toBeNull()
  expect(banana.rows.map(({ name, slug }) => [name, slug]).slice(0, 2)).toEqual([
    ['Banana Xanthomonas wilt (BXW)', 'banana-xanthomonas-wilt'],
    ['Fusarium wilt (Panama disease)', 'banana-fusarium-wilt'],
  ])
})

it('links look-alikes with a page of their own, on their own crop only', () => {
  const slugsIn = (id: EntryId) =>
    Object.fromEntries(libraryPage(id, english, TODAY).lookAlikes.map(({ id: rival, slug }) => [rival, slug]))
  const all = ids.map((id) => [id, slugsIn(id)] as const)
  const linking = (rival: string, slug: string) => all.filter(([, slugs]) => slugs[rival] === slug).map(([id]) => id)
  expect(linking('maizeLethalNecrosis', TROUBLES.lethalNecrosis).length).toBeGreaterThan(0)
  expect(linking('stemBorer', TROUBLES.stemBorer).length).toBeGreaterThan(0)
  expect(linking('anthracnose', TROUBLES.beanAnthracnose).every((id) => id.startsWith('Bean'))).toBe(true)
  expect(linking('anthracnose', TROUBLES.beanAnthracnose).length).toBeGreaterThan(0)
})
