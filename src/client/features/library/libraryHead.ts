import type { TFunction } from 'i18next'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { useLanguage } from '~/client/i18n/i18n'
import { CONTACT_PLACEHOLDERS } from '~/contract/contact'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '~/contract/languages'
import { cropOfSlug, isToolSlug, type LibraryCropId, type LibrarySlug, type ToolSlug } from '~/contract/library'
import { libraryPath } from '~/contract/paths'
import { cropPage, entryOfSlug, libraryIndex, libraryPage, type EntryId, type LibraryPage } from '~/diagnosis'

import { libraryTexts } from '~/client/ui/useLibraryTexts'

/** `data` is the schema.org description for search engines. */
export type Head = { title: string; description: string; data: unknown }

type Translate = TFunction<readonly ['library', 'pages']>

const MAX_DESCRIPTION = 200

export function pageHead(slug: LibrarySlug, t: Translate, language: Language): Head {
  if (isToolSlug(slug)) return toolHead(slug, t, language)
  const crop = cropOfSlug(slug)
  if (crop !== undefined) return cropHead(crop, t, language)
  const id = entryOfSlug(slug)
  if (id === undefined) throw new RangeError(`No page has the address "${slug}".`)
  return entryHead(id, t, language)
}

export function libraryHead(t: Translate, language: Language): Head {
  const description = t('pages:library.description')
  const pages = libraryIndex(libraryTexts(language)).map(({ title, slug }) => ({ name: title, slug }))
  return {
    title: t('pages:library.title'),
    description,
    data: { '@context': CONTEXT, ...collection({ name: t('name'), description, pages }, language) },
  }
}

function toolHead(slug: ToolSlug, t: Translate, language: Language): Head {
  const title = t(`pages:${slug}.title`)
  const description = t(`pages:${slug}.description`)
  const page = { '@type': 'WebPage', name: title, description, inLanguage: language, url: urlOf(language, slug) }
  return { title, description, data: { '@context': CONTEXT, ...page } }
}

export function cropHead(crop: LibraryCropId, t: Translate, language: Language): Head {
  const { title, slug, rows } = cropPage(crop, libraryTexts(language))
  const pages = rows.flatMap((row) => (row.slug === null ? [] : [{ name: row.name, slug: row.slug }]))
  const description = shortened(t('crop.description', { title, names: rows.map(({ name }) => name) }))
  return {
    title: t('crop.title', { title }),
    description,
    data: {
      '@context': CONTEXT,
      '@graph': [
        collection({ name: title, description, pages, slug }, language),
        breadcrumbs([{ name: t('name') }, { name: title, slug }], language),
      ],
    },
  }
}

export function entryHead(id: EntryId, t: Translate, language: Language): Head {
  const texts = libraryTexts(language)
  const page = libraryPage(id, texts, 0)
  const crop = cropPage(page.crop, texts)
  const { title, description } = entryTitle(page, t)
  const trail = [{ name: t('name') }, { name: crop.cropName, slug: crop.slug }, { name: page.name, slug: page.slug }]
  return {
    title,
    description,
    data: { '@context': CONTEXT, '@graph': [article(page, description, language), breadcrumbs(trail, language)] },
  }
}

const CONTEXT = 'https://schema.org'

type Link = { name: string; slug?: LibrarySlug }
type Collection = Link & { description: string; pages: Link[] }

const collection = ({ name, description, pages, slug }: Collection, language: Language) => ({
  '@type': 'CollectionPage',
  name,
  description,
  inLanguage: language,
  url: urlOf(language, slug),
  mainEntity: {
    '@type': 'ItemList',
    itemListElement: pages.map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: page.name,
      url: urlOf(language, page.slug),
    })),
  },
})

const article = (page: LibraryPage, description: string, language: Language) => ({
  '@type': 'Article',
  headline: page.title,
  description,
  inLanguage: language,
  url: urlOf(language, page.slug),
  isAccessibleForFree: true,
  about: { '@type': 'Thing', name: page.name, ...(page.organism ? { alternateName: page.organism } : {}) },
  publisher: { '@type': 'Organization', name: 'Jani', url: SITE_URL },
  citation: page.sources.map(({ title, url }) => ({
    '@type': 'CreativeWork',
    name: title,
    ...(url === null ? {} : { url }),
  })),
})

const breadcrumbs = (trail: Link[], language: Language) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, slug }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: urlOf(language, slug),
  })),
})

function entryTitle({ title, signs, check }: LibraryPage, t: Translate) {
  const description = t('condition.description', { signs: signs.join(' '), question: check.question }).trim()
  return { title: t('condition.title', { title }), description: shortened(description) }
}

const shortened = (text: string) =>
  text.length <= MAX_DESCRIPTION ? text : `${text.slice(0, text.lastIndexOf(' ', MAX_DESCRIPTION - 1))}…`

const urlOf = (language: Language, slug?: LibrarySlug) => SITE_URL + libraryPath(language, slug)

export const SITE_URL = process.env['PUBLIC_URL'] ?? CONTACT_PLACEHOLDERS.PUBLIC_URL

type Version = { language: Language; path: string }

/** Attributes of the `<link>` elements for a page's canonical URL and its other languages. */
export const addressLinks = (path: string, versions: readonly Version[]): Record<string, string>[] => [
  { rel: 'canonical', href: SITE_URL + path },
  ...versions.map((version) => ({ rel: 'alternate', hreflang: version.language, href: SITE_URL + version.path })),
  ...versions
    .filter(({ language }) => language === DEFAULT_LANGUAGE)
    .map((version) => ({ rel: 'alternate', hreflang: 'x-default', href: SITE_URL + version.path })),
]

const ADDRESS_LINKS = 'link[rel="canonical"], link[rel="alternate"][hreflang]'

/** Keeps the URL, also in the document's head, in the language of the page: a browser shares it from there. */
export function useLibraryAddress(slug?: LibrarySlug) {
  const language = useLanguage()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const address = libraryPath(language, slug)

  useEffect(() => {
    if (pathname === address) return
    void navigate({ pathname: address, search, hash }, { replace: true, preventScrollReset: true })
  }, [pathname, address, search, hash, navigate])

  useEffect(() => {
    removeAddressLinks()
    const versions = LANGUAGES.map((other) => ({ language: other, path: libraryPath(other, slug) }))
    for (const attributes of addressLinks(address, versions)) {
      const link = document.createElement('link')
      for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
      document.head.append(link)
    }
    return removeAddressLinks
  }, [address, slug])
}

function removeAddressLinks() {
  for (const link of document.querySelectorAll(ADDRESS_LINKS)) link.remove()
}
