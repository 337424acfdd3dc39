import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

import i18next from 'i18next'

import type { Messages } from '~/client/i18n/en/en'
import { changeLanguage } from '~/client/i18n/i18n'
import { DEFAULT_LANGUAGE, LANGUAGES } from '~/contract/languages'
import type { Language } from '~/contract/languages'
import { wordsIn } from '~/diagnosis'
import { entries } from '~/diagnosis/catalogue/catalogue'
import { evidenceFor } from '~/diagnosis/catalogue/evidence'

import '../../support/everyText'
import { WRONG_SWAHILI } from '../../support/wrongSwahili'

/** Names, and what is written the same in every language. */
const SAME = [
  'diagnosis.crop.names.blueberry',
  'diagnosis.crop.names.raspberry',
  'landing.faq.coverage.crops.blueberry',
  'landing.faq.coverage.crops.raspberry',
  'landing.faq.coverage.someOf',
  'account.owner',
  'order.price',
  'shell.footer.location',
  'pages.blank.title',
  'landing.testimonials.quote',
  ...['KE', 'UG', 'TZ', 'RW', 'BI', 'ET', 'SO'].map((country) => `notices.country.names.${country}`),
]

type Entry = [key: string, text: string]

/** Every text with its key; the items of a list count by their place. */
function textsOf(messages: object, path = ''): Entry[] {
  return Object.entries(messages).flatMap(([name, value]: [string, unknown]): Entry[] =>
    typeof value === 'string' ? [[path + name, value]] : textsOf(value as object, `${path}${name}.`),
  )
}

const WRONG: { [Each in Language]?: RegExp } = { sw: WRONG_SWAHILI }

const placeholdersOf = (text: string) => [...text.matchAll(/\{\{\w+/g)].map(([name]) => name).sort()

async function messagesIn(language: Language) {
  await changeLanguage(language)
  return i18next.getDataByLanguage(language) as unknown as Messages // i18next types it as any bundle
}

let english: Entry[]
beforeAll(async () => {
  english = textsOf(await messagesIn(DEFAULT_LANGUAGE))
})

describe.each(LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE))('the texts in %s', (language) => {
  let texts: Map<string, string>
  beforeAll(async () => {
    texts = new Map(textsOf(await messagesIn(language)))
  })

  it('have the keys, lists and paragraphs of the English ones', () => {
    expect([...texts.keys()].sort()).toEqual(english.map(([key]) => key).sort())
    const paragraphs = (text: string | undefined) => text?.split('\n\n').length
    expect(english.filter(([key, text]) => paragraphs(text) !== paragraphs(texts.get(key)))).toEqual([])
  })

  it('have the placeholders of the English ones', () => {
    const distinct = (text = '') => [...new Set(placeholdersOf(text))]
    const differing = english.filter(([key, text]) => String(distinct(text)) !== String(distinct(texts.get(key))))
    expect(differing).toEqual([])
  })

  it('say nothing that readers misunderstand', () => {
    const wrong = WRONG[language]
    expect(wrong).toBeDefined()
    expect([...texts].filter(([, text]) => wrong?.test(text))).toEqual([])
  })

  it('are not empty, and none was left in English', () => {
    const faulty = english.filter(
      ([key, text]) => !texts.get(key) || (!SAME.includes(key) && texts.get(key)?.trim() === text.trim()),
    )
    expect(faulty).toEqual([])
  })
})

it.each(LANGUAGES)('a warning before an upload says in %s what the result would say', async (language) => {
  const { photo } = (await messagesIn(language)).waiting
  const { retake } = wordsIn(language).phrases
  for (const fault of ['tooDark', 'tooBlurred', 'falseColours'] as const) {
    const { title, nextPhoto } = retake[fault]
    expect(photo.fault[fault]).toEqual({ title, advice: nextPhoto[0] })
  }
})

it.each(LANGUAGES)('no text in %s hard-codes an amount of credits', async (language) => {
  const stated = textsOf(await messagesIn(language)).filter(([, text]) =>
    /(\d|\b(?:one|five)) (?:free )?credits?\b|krediti (\d|moja|tano)/i.test(text),
  )
  expect(stated).toEqual([])
})

it.each(LANGUAGES)(
  'the first answer of the FAQ in %s says what is not judged and names what is beyond the nine',
  async (language) => {
    const { landing } = await messagesIn(language)
    const [first] = landing.faq.entries
    const said = first?.answer.toLowerCase() ?? ''
    const names = { en: ['soybean', 'peach', 'beans', 'chilli'], sw: ['soya', 'pichi', 'maharagwe', 'pilipili kali'] }
    expect(names[language].filter((name) => !said.includes(name))).toEqual([])
    expect(said).toMatch(
      { en: /soybean and peach cannot be judged yet/, sw: /soya na pichi bado hazichunguzwi/ }[language],
    )
  },
)

const CLIENT = path.resolve(__dirname, '../../../src/client')

it('every text is used', () => {
  const sources = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('i18n'))
    .map((file) => readFileSync(path.join(CLIENT, file), 'utf8'))
    .join('\n')
  const asked = [...sources.matchAll(/['`](?:\w+:)?([\w.]*(?:\$\{[^}]+\}[\w.]*)?)['`]/g)].map(([, key = '']) => key)
  const used = new RegExp(`^(${[...new Set(asked)].filter(Boolean).map(asPattern).join('|')})(\\.|_one$|_other$|$)`)
  const unused = english.map(([key]) => key.replace(/^\w+\./, '')).filter((key) => !used.test(key))
  expect(unused).toEqual([])
})

/** A key as the source has it; what it inserts is one name. */
const asPattern = (key: string) => key.replaceAll('.', '\\.').replace(/\$\{.*\}/, '\\w+')

it.each(LANGUAGES)('the FAQ names the conditions as the results do, and no others: %s', async (language) => {
  const { landing } = await messagesIn(language)
  const { conditions, crops } = landing.faq.coverage
  const wholeCrops = ['grape', 'orange', 'sweet-pepper', 'cherry', 'blueberry', 'raspberry']
  const named = entries.filter((entry) => evidenceFor(entry) !== 'ranked' && !wholeCrops.includes(entry.crop))
  expect(Object.keys(conditions).sort()).toEqual(named.map(({ label }) => label).sort())
  const nameOf = (label: string) =>
    Object.entries(conditions)
      .find(([one]) => one === label)?.[1]
      .toLowerCase()
  const words = named.map(({ label }) => [label, wordsIn(language).entries[label]] as const)
  for (const [label, entry] of words) if ('name' in entry) expect(nameOf(label)).toBe(entry.name.toLowerCase())
  expect(crops).toEqual(wordsIn(language).crops)
})
