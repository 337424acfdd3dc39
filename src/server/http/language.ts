import type { FastifyRequest } from 'fastify'

import { DEFAULT_LANGUAGE, LANGUAGES } from '~/contract/languages'
import type { Language } from '~/contract/languages'

/** The one of ours that the visitor likes best. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const wanted = (headers['accept-language'] ?? '')
    .slice(0, 200)
    .split(',')
    .map((range) => {
      const [tag = '', quality] = range
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/)
      return { language: tag.split('-')[0], quality: Number(quality ?? 1) }
    })
    .sort((a, b) => b.quality - a.quality)
  const isOurs = (one: string | undefined): one is Language => LANGUAGES.some((language) => language === one)
  return wanted.map(({ language }) => language).find(isOurs) ?? DEFAULT_LANGUAGE
}
