import type { DocumentHead } from '~/client/app/renderPages'
import { manifestOf } from '~/client/i18n/languageSettings'
import { SITE_URL } from '~/client/features/library/libraryHead'
import { CONTACT_PLACEHOLDERS } from '~/contract/contact'
import { LANGUAGES } from '~/contract/languages'
import type { Language } from '~/contract/languages'
import { LIBRARY_SLUGS } from '~/contract/library'
import { libraryPath } from '~/contract/paths'

import { elementOf, parseHtml } from './html'

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[sign] ?? ''};`)

/** Of the picture that a messenger shows beside the title. */
const PREVIEW_ALT: Record<Language, string> = {
  en: 'A phone over a green leaf marks the diseased spots.',
  sw: 'Simu juu ya jani la kijani inaonyesha madoa ya ugonjwa.',
}

/** `data`: a schema.org description. */
type DescribedHead = DocumentHead & { data?: unknown }

/** The template with the head of one page: its language, title, description, address and structured data. */
export function withHead(template: string, { title, description, path, language, links, data }: DescribedHead): string {
  const document = parseHtml(template)
  const meta = {
    'meta[name="description"]': description,
    'meta[property="og:type"]': data === undefined ? 'website' : 'article',
    'meta[property="og:url"]': SITE_URL + path,
    'meta[property="og:title"]': title,
    'meta[property="og:description"]': description,
    'meta[property="og:image:alt"]': PREVIEW_ALT[language],
  }
  for (const [selector, content] of Object.entries(meta))
    elementOf(document, selector).setAttribute('content', escaped(content))
  const linked = links.map((link) => {
    const attributes = Object.entries(link).map(([name, value]) => `${name}="${escaped(value)}"`)
    return `<link ${attributes.join(' ')}>`
  })
  elementOf(document, 'title').textContent = title
  elementOf(document, 'html').setAttribute('lang', language)
  elementOf(document, 'link[rel="manifest"]').setAttribute('href', manifestOf(language))
  elementOf(document, 'head').insertAdjacentHTML('beforeend', linked.join('') + structured(data))
  return document.toString()
}

function structured(data: unknown) {
  if (data === undefined) return ''
  const json = JSON.stringify(data).replaceAll('<', '\\u003c') // "<" would end the element
  return `<script type="application/ld+json">${json}</script>`
}

/** With the address of this installation. */
export const withAddress = (text: string) => text.replaceAll(CONTACT_PLACEHOLDERS.PUBLIC_URL, SITE_URL)

type Alternates = Record<string, string>

/** These screens, and the pages of the library with their other languages. */
export function sitemap(screens: readonly string[]): string {
  const slugs = [undefined, ...LIBRARY_SLUGS]
  const libraryEntries = slugs.flatMap((slug) => {
    const alternates = Object.fromEntries(LANGUAGES.map((language) => [language, libraryPath(language, slug)]))
    return Object.values(alternates).map((path) => entry(path, alternates))
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...screens.map((path) => entry(path)),
    ...libraryEntries,
    '</urlset>',
    '',
  ].join('\n')
}

function entry(path: string, alternates: Alternates = {}) {
  const links = Object.entries(alternates).map(
    ([language, other]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${SITE_URL}${other}"/>`,
  )
  return `  <url><loc>${SITE_URL}${path}</loc>${links.join('')}</url>`
}
