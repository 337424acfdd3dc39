import i18next from 'i18next'

import { DEFAULT_LANGUAGE } from '~/contract/languages'
import type { Language } from '~/contract/languages'
import { paths } from '~/contract/paths'

/** What the head of a document says before any script runs. */
export type DocumentHead = {
  path: string
  language: Language
  title: string
  description: string
  links: Record<string, string>[]
}

/** Of every screen that starts from the empty page and has one address. */
export function screenHeads(): DocumentHead[] {
  const t = i18next.getFixedT(DEFAULT_LANGUAGE, ['pages', 'shell'])
  const named = (['predict', 'login', 'account', 'history'] as const).map((name) => ({
    path: paths[name],
    title: t(`${name}.title`),
    description: t(`${name}.description`),
  }))
  const byMail = (['forgot', 'reset', 'confirm'] as const).map((name) => ({
    path: paths[name],
    title: t('recovery.title'),
    description: t('recovery.description'),
  }))
  const blank = (['about', 'blog', 'contact'] as const).map((link) => {
    const name = t(`shell:links.${link}`)
    return { path: paths[link], title: t('blank.title', { name }), description: t('blank.description', { name }) }
  })
  return [...named, ...byMail, ...blank].map((head) => ({ ...head, language: DEFAULT_LANGUAGE, links: [] }))
}
