import { publicPaths, renderDocument, screenHeads } from '~/client/app/renderPages'
import { LANGUAGES } from '~/contract/languages'
import { LIBRARY_SLUGS } from '~/contract/library'
import { libraryPaths } from '~/contract/libraryPaths'
import { paths } from '~/contract/paths'

import { sitemap, withHead } from '../../scripts/documents'

const TEMPLATE =
  '<html lang=en><head><title>Jani</title><meta name=description content="Photograph a leaf."><meta property=og:type content=website>' +
  '<meta property=og:url content=https://jani.example/><meta property=og:title content=Jani><meta property=og:description content=Jani><meta property=og:image:alt content=Jani><link rel=manifest href=/manifest.webmanifest></head>'
const SITE = 'https://jani.example'

const LATE_BLIGHT = 'tomato-late-blight'
let english: Awaited<ReturnType<typeof renderDocument>>
let swahili: typeof english
beforeAll(async () => {
  english = await renderDocument('en', LATE_BLIGHT)
  swahili = await renderDocument('sw', LATE_BLIGHT)
}, 120_000)

it('renders a page of the library in both languages', () => {
  expect([english.path, swahili.path]).toEqual(['/library/tomato-late-blight', '/sw/library/tomato-late-blight'])
  expect(english.markup).toContain('Late blight')
  expect(swahili.markup).toContain('Nyanya')
  expect(english.title).not.toBe(swahili.title)
  expect(english.markup + swahili.markup).not.toContain(' style="')
})

it('renders troubles of a crop, and a trouble that no photo can name, in both languages', async () => {
  const crop = await renderDocument('sw', 'crop/kale')
  expect(crop.path).toBe('/sw/library/crop/kale')
  expect(crop.markup).toContain('href="/sw/library/kale-diamondback-moth"')
  const trouble = await renderDocument('en', 'maize-fall-armyworm')
  expect(trouble.markup).toContain('A photo cannot name it yet. You can.')
  expect(crop.markup + trouble.markup).not.toContain(' style="')
  const data = JSON.parse(JSON.stringify([crop.data, trouble.data]))
  expect(data[0]['@graph'][0].mainEntity.itemListElement[0].url).toBe(`${SITE}/sw/library/kale-cabbage-aphid`)
  expect(data[1]['@graph'][0].about.alternateName).toBe('Spodoptera frugiperda')
})

it('credits the typical leaves, and leaves their photos to the script: a visitor may save data', () => {
  for (const { markup } of [english, swahili]) {
    expect(markup).toContain('David P. Hughes, Marcel Salathé')
    expect(markup).toContain('href="https://creativecommons.org/licenses/by-sa/3.0/"')
    expect(markup).not.toContain('/photos/')
  }
})

it('tells search engines language, address, the other language and structured data', () => {
  const html = withHead(TEMPLATE, swahili)
  expect(html).toContain('<html lang="sw">')
  expect(html).toContain(`<link rel="canonical" href="${SITE}/sw/library/tomato-late-blight">`)
  expect(html).toContain(`<link rel="alternate" hreflang="en" href="${SITE}/library/tomato-late-blight">`)
  expect(html).toContain(`<meta property="og:url" content="${SITE}/sw/library/tomato-late-blight">`)
  expect(html).toContain('<meta property="og:image:alt" content="Simu juu ya jani la kijani inaonyesha madoa')
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)![1]!
  expect(JSON.parse(data)).toMatchObject({
    '@graph': [{ '@type': 'Article', inLanguage: 'sw' }, { '@type': 'BreadcrumbList' }],
  })
})

it('gives every other screen a title and an address of its own before any script runs', () => {
  const heads = screenHeads('en')
  const html = withHead(
    TEMPLATE,
    heads.find(({ path }) => path === paths.predict)!,
  )
  expect(html).toContain('<title>Diagnose a leaf | Jani</title>')
  expect(html).toContain(`<meta property="og:url" content="${SITE}/predict">`)
  expect(html).toContain('<meta property="og:type" content="website">')
  expect(html).not.toContain('ld+json')
})

it('escapes head content, and stops the build if the template has lost an element', () => {
  const head = { ...english, title: 'A & B <script>', description: 'Say "&lt;"' }
  const html = withHead(TEMPLATE, head)
  expect(html).toContain('<title>A &amp; B &lt;script&gt;</title>')
  expect(html).toContain('<meta name="description" content="Say &quot;&amp;lt;&quot;">')
  expect(() => withHead(TEMPLATE.replace('<title>Jani</title>', ''), head)).toThrow('The template has no title.')
})

it('lists public screens and every page of the library in the sitemap', () => {
  const screens = ['/', '/predict', '/login', '/about', '/blog', '/contact', '/accuracy']
  expect(publicPaths().sort()).toEqual([...screens].sort())
  const map = sitemap(publicPaths())
  const listed = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(listed.sort()).toEqual([...screens, ...libraryPaths].map((path) => SITE + path).sort())
  expect(map.match(/<xhtml:link/g)).toHaveLength(LANGUAGES.length ** 2 * (LIBRARY_SLUGS.length + 1))
})
