import accepts from 'accepts'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { DEFAULT_LANGUAGE, LANGUAGES, LANGUAGE_COOKIE, type Language } from '~/contract/languages'

/** The supported language that the visitor prefers, else the default. */
export function languageOf({ raw }: FastifyRequest): Language {
  const best = accepts(raw).language(...LANGUAGES)
  return LANGUAGES.find((language) => language === best) ?? DEFAULT_LANGUAGE
}

/** For pages: the language chosen in the browser, else `languageOf`. */
export function pageLanguageOf(request: FastifyRequest): Language {
  const chosen = request.cookies[LANGUAGE_COOKIE]
  return LANGUAGES.find((language) => language === chosen) ?? languageOf(request)
}

/** Also sets the language headers of the response. */
export function negotiateLanguage(request: FastifyRequest, reply: FastifyReply): Language {
  const language = languageOf(request)
  reply.headers({ 'content-language': language, vary: 'Accept-Language' })
  return language
}
