import { TROUBLES } from '~/contract/library'
import { searchIndex, searchLibrary } from '~/client/features/library/searchLibrary'
import { library as en } from '~/client/i18n/en/library'
import { library as sw } from '~/client/i18n/sw/library'
import { LANGUAGES } from '~/contract/languages'
import type { Language } from '~/contract/languages'
import { libraryIndex, troublesIn, wordsIn } from '~/diagnosis'

const messages = { en, sw }
const cropsIn = (language: Language) => libraryIndex({ words: wordsIn(language), troubles: troublesIn(language) })
const indexIn = (language: Language) => searchIndex(cropsIn(language), (sign) => messages[language].seen[sign])
const find = (language: Language, query: string) =>
  searchLibrary(indexIn(language), query).map(({ slug }) => slug as string)

const WORMS = ['maize-fall-armyworm', 'maize-stem-borer', 'tomato-tuta-absoluta', 'kale-diamondback-moth']
const RUSTS = ['maize-common-rust', 'bean-rust', 'coffee-leaf-rust', 'apple-cedar-apple-rust']

/** What a farmer types, and pages that it must find in both languages. */
const QUERIES: [query: string, pages: string[]][] = [
  ['mahindi', ['crop/maize', 'maize-streak']],
  ['maize', ['crop/maize', 'maize-streak']],
  ['corn', ['crop/maize']],
  ['Nyanya', ['crop/tomato', 'tomato-late-blight']],
  ['tomatoes', ['crop/tomato', 'tomato-late-blight']],
  ['sukuma wiki', ['crop/kale', 'kale-black-rot']],
  ['sukumawiki', ['crop/kale', 'kale-black-rot']],
  ['cabbages', ['crop/kale']],
  ['viazi vitamu', ['crop/sweet-potato', 'sweet-potato-weevil']],
  ['viwavi', WORMS],
  ['kiwavi', WORMS],
  ['worms', WORMS],
  ['caterpillar', WORMS],
  ['caterpillars', WORMS],
  ['bollworm', ['maize-stem-borer', 'crop/tomato']],
  ['tuta', ['tomato-tuta-absoluta']],
  ['tutta', ['tomato-tuta-absoluta']],
  ['armywrm', ['maize-fall-armyworm']],
  ['nyannya', ['crop/tomato']],
  ['bligth', ['tomato-late-blight', 'potato-late-blight']],
  ['kutu', RUSTS],
  ['rust', RUSTS],
  ['kutu maharagwe', ['bean-rust']],
  ['the rust of my beans', ['bean-rust']],
  ['matundu', ['kale-diamondback-moth']],
  ['holes', ['kale-diamondback-moth']],
  ['unga', ['apple-powdery-mildew']],
  ['wadudu', ['onion-thrips']],
  ['Wangarĩ', []],
  ['zzz', []],
]

describe.each(LANGUAGES)('the search of the library in %s', (language) => {
  it.each(QUERIES)('finds what "%s" means', (query, pages) => {
    const found = find(language, query)
    if (pages.length === 0) expect(found).toEqual([])
    else expect(found).toEqual(expect.arrayContaining(pages))
  })

  it('finds every page by its name in each language', () => {
    const own = cropsIn(language)
    const missing = LANGUAGES.flatMap(cropsIn).flatMap(({ cropName, rows }, index) => {
      const crop = own[index % own.length]!
      const named = rows.flatMap(({ name }, row) => ({ name, slug: crop.rows[row]!.slug }))
      return [{ name: cropName, slug: crop.slug }, ...named].filter(
        ({ name, slug }) => slug !== null && !find(language, name.replace(/ \(.*/, '')).includes(slug),
      )
    })
    expect(missing).toEqual([])
  })

  it('finds each page once, crops of that name first', () => {
    const found = find(language, 'mahindi')
    expect(found[0]).toBe('crop/maize')
    expect(new Set(found).size).toBe(found.length)
  })

  it('does not take a known word for a typo of another', () => {
    const ofKale = (slug: string) => slug.includes('kale') || slug === TROUBLES.rootMaggots
    expect(find(language, 'kale').filter((slug) => !ofKale(slug))).toEqual([])
  })

  it('takes no word of three letters for a typo', () => {
    expect(find(language, 'rqt')).toEqual([])
  })
})
