import type { TFunction } from 'i18next'

import { SITE_URL } from '~/client/shared/site'
import type { Language } from '~/contract/languages'
import { libraryPath } from '~/contract/library'
import { conditionPage, libraryIndex, loadedWords } from '~/diagnosis'
import type { LibraryPage } from '~/diagnosis'

/** What a search engine reads of a page: `data` is its schema.org description. */
export type Head = { title: string; description: string; data: unknown }

type Translate = TFunction<'library'>

const MAX_DESCRIPTION = 200

export function libraryHead(t: Translate, language: Language): Head {
  const head = { title: t('title'), description: t('description') }
  const pages = libraryIndex(loadedWords(language)).flatMap(({ cropName, conditions }) =>
    conditions.map(({ slug, name }) => ({
      '@type': 'ListItem',
      name: `${cropName}: ${name}`,
      url: urlOf(language, slug),
    })),
  )
  return {
    ...head,
    data: {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: t('name'),
      description: head.description,
      inLanguage: language,
      url: urlOf(language),
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: pages.map((page, index) => ({ ...page, position: index + 1 })),
      },
    },
  }
}

export function conditionHead(label: Parameters<typeof conditionPage>[0], t: Translate, language: Language): Head {
  const page = conditionPage(label, loadedWords(language), 0)
  const { title, description } = conditionTitle(page, t)
  const url = urlOf(language, page.slug)
  return {
    title,
    description,
    data: {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Article',
          headline: page.title,
          description,
          inLanguage: language,
          url,
          isAccessibleForFree: true,
          about: { '@type': 'Thing', name: page.name, ...(page.organism ? { alternateName: page.organism } : {}) },
          publisher: { '@type': 'Organization', name: 'Jani', url: SITE_URL },
          citation: page.sources.map(({ title: name, url: source }) => ({
            '@type': 'CreativeWork',
            name,
            ...(source === null ? {} : { url: source }),
          })),
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: t('name'), item: urlOf(language) },
            { '@type': 'ListItem', position: 2, name: page.title, item: url },
          ],
        },
      ],
    },
  }
}

/** Title and description of a condition's page, for its head and for the tab. */
function conditionTitle({ title, signs, check }: LibraryPage, t: Translate) {
  const description = t('condition.description', { signs: signs.join(' '), question: check.question }).trim()
  return { title: t('condition.title', { title }), description: shortened(description) }
}

/** Ends at a word. */
const shortened = (text: string) =>
  text.length <= MAX_DESCRIPTION ? text : `${text.slice(0, text.lastIndexOf(' ', MAX_DESCRIPTION - 1))}…`

const urlOf = (...path: Parameters<typeof libraryPath>) => SITE_URL + libraryPath(...path)
