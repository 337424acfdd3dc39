import accepts from 'accepts'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { DEFAULT_LANGUAGE, LANGUAGES, LANGUAGE_COOKIE } from '~/contract/languages'
import type { Language } from '~/contract/languages'

/** The one of ours that the visitor likes best; the default where the visitor wants none of ours. */
export function languageOf({ raw }: FastifyRequest): Language {
  const best = accepts(raw).language(...LANGUAGES)
  return LANGUAGES.find((language) => language === best) ?? DEFAULT_LANGUAGE
}

/** Of a page: the one that was chosen in the browser, or else as `languageOf`. */
export function pageLanguageOf(request: FastifyRequest): Language {
  const chosen = request.cookies[LANGUAGE_COOKIE]
  return LANGUAGES.find((language) => language === chosen) ?? languageOf(request)
}

/** Decides the language of a response and says so in its headers. */
export function negotiateLanguage(request: FastifyRequest, reply: FastifyReply): Language {
  const language = languageOf(request)
  reply.headers({ 'content-language': language, vary: 'Accept-Language' })
  return language
}
