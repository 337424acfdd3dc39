import { describeLanguage } from '~/client/shared/i18n'
import type { Language } from '~/contract/languages'

/** A day written out, without its year where that is the present one. */
export function formatRecentDay(day: string, language: Language, now = new Date()) {
  const date = new Date(day)
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  return new Intl.DateTimeFormat(describeLanguage(language).locale, { day: 'numeric', month: 'long', year }).format(
    date,
  )
}
