import i18next from 'i18next'

import { changeLanguage } from '~/client/i18n/i18n'
import { LANGUAGES, type Language } from '~/contract/languages'
import { sentencesIn } from '~/contract/errors/sentences'
import { wordsIn } from '~/diagnosis'

import '../../support/everyText'

/** The result is an answer (jibu), and what is sent is a photo (picha): no other noun stands for either. */
const OTHER_NOUNS: Record<Language, RegExp> = {
  en: /\b(sets?|scans|diagnos[ei]s|predictions?|previews?)\b|\b(?!to |please )\w+ scan\b|(\b(a|an|one|each|this|no|your)|\}\}) looks?\b/i,
  sw: /\b(uchunguzi|seti|skana|skani)\b/i,
}

/** Texts of the specification, its claims and its name for the product, and their translations. */
const SPECIFICATION = [
  'diagnosis.hint',
  'errors.diagnosis',
  'landing.hero.headline',
  'landing.hero.taglines',
  'landing.intro.text',
  'landing.plans.essential.features',
  'landing.plans.pro.features',
  'order.scans',
  'landing.featured.diagnosis.title',
  'pages.home.title',
  'pages.blank.description',
]

const textsOf = (messages: unknown, path: string): [string, string][] => {
  if (typeof messages === 'string') return [[path, messages]]
  return Object.entries(messages ?? {}).flatMap(([name, one]) => textsOf(one, `${path}.${name}`))
}

it.each(LANGUAGES)('every text in %s calls the result an answer, and what is sent a photo', async (language) => {
  await changeLanguage(language)
  const messages = {
    ...i18next.getDataByLanguage(language),
    server: sentencesIn(language),
    report: wordsIn(language).phrases,
  }
  const texts = Object.entries(messages).flatMap(([name, one]) => textsOf(one, name))
  const others = texts.filter(([, text]) => OTHER_NOUNS[language].test(text.replace(/\{\{.*?\}\}/g, '{{}}')))
  const isOfSpecification = ([key]: [string, string]) => SPECIFICATION.some((one) => `${key}.`.startsWith(`${one}.`))
  expect(others.filter((one) => !isOfSpecification(one))).toEqual([])
  await changeLanguage('en')
})
