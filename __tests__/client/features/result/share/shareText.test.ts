import { shareTextOf, smsTextOf } from '~/client/features/result/share/shareText'
import { shareOf } from '~/client/features/result/resultText'
import { changeLanguage } from '~/client/i18n/i18n'
import { inSentence } from '~/contract/inSentence'
import type { Language } from '~/contract/languages'
import type { Result } from '~/contract/responses'
import type { Verdict } from '~/diagnosis'

import { leafLabels } from '../../../../diagnosis/labels'
import '../../../../support/everyText'
import { predictionIn } from '../../../../support/predictions'

const CREATED_AT = '2026-11-23T08:00:00Z'
const GSM7 = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/

const OLD_NUMBER: Record<Language, string> = {
  en: 'We have not read this number since',
  sw: 'Hatujasoma nambari hii tangu',
}

const LOOKS: Record<Language, { line: string; sms: string }> = {
  en: {
    line: 'Judged by a phone only: this is not the whole answer.',
    sms: 'Jani 23/11/2026: by a phone only, not the whole answer.',
  },
  sw: {
    line: 'Imeangaliwa na simu tu: hili si jibu kamili.',
    sms: 'Jani 23/11/2026: imeangaliwa na simu tu, si jibu kamili.',
  },
}

const at = (label: string) => ({ label, probability: 0.33 })
const cropOf = (label: string) => label.split('___')[0]
const siblingsOf = (label: string) => leafLabels.filter((other) => cropOf(other) === cropOf(label))
/** Every crop's three longest names, and a ranking of two crops. */
const rankings = [
  ...leafLabels.flatMap((label) =>
    siblingsOf(label).flatMap((second) => siblingsOf(label).map((third) => [...new Set([label, second, third])])),
  ),
  [leafLabels[0]!, leafLabels.at(-1)!],
].filter(({ length }) => length > 1)

const every: Verdict[] = [
  ...leafLabels.flatMap((label) =>
    (['very', 'fairly'] as const).map((sureness) => ({
      kind: 'confident' as const,
      ...at(label),
      sureness,
      alternatives: [],
    })),
  ),
  ...leafLabels.map((label) => ({ kind: 'ranked' as const, candidates: [{ label, probability: 0.8 }] })),
  ...rankings.map((labels) => ({ kind: 'ranked' as const, candidates: labels.map(at) })),
  ...rankings.map((labels) => ({
    kind: 'ranked' as const,
    candidates: labels.map((label, index) => ({ label, probability: index === 0 ? 0.8 : 0.1 })),
  })),
  ...[[], leafLabels.slice(0, 2)].map((labels) => ({ kind: 'unsure' as const, candidates: labels.map(at) })),
  ...leafLabels.map((label) => ({ kind: 'contradiction' as const, crop: cropOf(label)! })),
  { kind: 'cropQuestion', crop: 'Tomato' },
  ...(
    ['notALeaf', 'unknownCrop', 'otherCrop', 'mixedCrops', 'tooDark', 'tooBlurred', 'falseColours', 'tooFar'] as const
  ).map((kind) => ({ kind })),
]

const PROBABLE_TITLES: Record<Language, string> = { en: 'Probably', sw: 'Huenda ni' }

/** What names a ranking of which the first candidate has at least eight tenths, instead of its title and certainty. */
const probableTitleOf = ({ candidates: [first] }: Result, language: Language) =>
  (first?.tenths ?? 0) < 8 ? undefined : `${PROBABLE_TITLES[language]} ${inSentence(first!.condition)}`

const sharedIn = (language: Language, verdict: Verdict) => ({
  result: predictionIn(language, verdict).diagnosis.answer,
  language,
  createdAt: CREATED_AT,
  today: Date.parse(CREATED_AT),
})

describe.each([
  ['en', 'Jani 23/11/2026: a photo can be wrong.', /From Jani, 23 November 2026\..* a photo can be wrong\./],
  ['sw', 'Jani 23/11/2026: picha inaweza kukosea.', /programu ya Jani, 23 Novemba 2026\..* picha inaweza kukosea\./],
] as const)('shared text in %s', (language, origin, longOrigin) => {
  beforeAll(async () => {
    await changeLanguage(language)
  })
  const shared = every.map((verdict) => ({ verdict, ...sharedIn(language, verdict) }))
  const plainly = (text: string) => text.replaceAll('\u00A0', ' ')
  const withoutOtherNames = (text: string) => text.replace(/ \([^()]+\)/g, '')

  it('is one SMS of whole sentences that names the crop, what it may be, how sure, and its origin', () => {
    const faulty = shared
      .map((one) => ({ ...one, sms: smsTextOf(one) }))
      .filter(({ sms, result }) => {
        const { title, cropName, sureness, strip } = result
        const short = result.sms.title
        const probable = probableTitleOf(result, language)
        const titles = [probable ?? title, short].map(withoutOtherNames)
        const isWhole = titles.some((name) => sms.includes(name)) && sms.endsWith(origin) && !sms.includes('...')
        const isNamed = sureness === null || cropName === null || sms.includes(withoutOtherNames(cropName))
        const levels = [sureness?.words ?? strip, ...(probable === undefined ? [] : [withoutOtherNames(probable)])]
        const isSure = levels.filter((level) => sms.includes(level)).length === 1
        return sms.length > 160 || !GSM7.test(sms) || !isWhole || !isNamed || !isSure
      })
    expect(faulty.map(({ sms }) => sms)).toEqual([])
  })

  it('begins the SMS with one complete check and its actions, or with what that is about', () => {
    const faulty = shared
      .map((one) => ({ ...one, sms: smsTextOf(one) }))
      .filter(({ sms, result }) => {
        const { candidates, sms: told } = result
        const line = plainly(told.line)
        const about = candidates.find(({ condition, tenths }) => tenths !== null && told.title === `${condition}?`)
        const isNamed = sms.toLowerCase().includes(withoutOtherNames(about?.condition ?? '').toLowerCase())
        const start = sms.slice(0, sms.indexOf(line))
        const isFirst = !line.includes('?') || start === '' || start === `${withoutOtherNames(told.title)} `
        return line === '' || !sms.includes(line) || !isNamed || !isFirst
      })
    expect(faulty.map(({ sms, result }) => [sms, result.sms.line])).toEqual([])
  })

  it('has the number of each contact in the SMS and in the message', () => {
    const texts = shared.flatMap((one) => [smsTextOf(one), shareTextOf(one)]).filter((text) => text.includes('KEPHIS'))
    expect(texts.filter((text) => !/0709\s891\s000/.test(text))).toEqual([])
    expect(texts.length).toBeGreaterThan(10)
  })

  it('gives no number without the sign after which it is called', () => {
    const calling = shared.flatMap((one) =>
      one.result.contacts
        .filter(({ numbers }) => numbers.length > 0)
        .map(({ request, numbers: [number] }) => [shareTextOf(one), `${request} ${number}`] as const),
    )
    expect(calling.filter(([text, call]) => !text.includes(call))).toEqual([])
    expect(calling.length).toBeGreaterThan(5)
  })

  it('marks an outdated number and omits it from an SMS', () => {
    const later = shared.map((one) => ({ ...one, today: Date.parse('2028-06-01') }))
    const called = later.filter(({ result }) => result.contacts.some(({ numbers }) => numbers.length > 0))
    expect(called.filter((one) => !shareTextOf(one).includes(OLD_NUMBER[language]))).toEqual([])
    expect(shared.filter((one) => shareTextOf(one).includes(OLD_NUMBER[language]))).toEqual([])
    const texts = later.map(smsTextOf)
    expect(texts.filter((sms) => /0709|KEPHIS/.test(sms) || sms.length > 160 || !sms.endsWith(origin))).toEqual([])
    const told = texts.filter((_sms, index) => /KEPHIS/.test(smsTextOf(shared[index]!)))
    expect(told.filter((sms) => !/\? .*(ask your officer|Muulize afisa)/.test(sms))).toEqual([])
    expect(told.length).toBeGreaterThan(5)
  })

  it('says first that a preview is no diagnosis, also in one SMS', () => {
    const { line, sms: lookOrigin } = LOOKS[language]
    const faulty = shared.filter((one) => {
      const [text, sms] = [shareTextOf({ ...one, isPreview: true }), smsTextOf({ ...one, isPreview: true })]
      return !text.startsWith(`${line}\n\n`) || sms.length > 160 || !GSM7.test(sms) || !sms.endsWith(lookOrigin)
    })
    expect(faulty.map(({ verdict }) => verdict)).toEqual([])
  })

  it('is one SMS with the link of an officer, that names the crop, how sure, and its origin', () => {
    const link = { url: 'https://jani-shambani.example.co.ke/a/Zm9vYmFyYmF6cXV4cXV1eA', until: '2026-12-28T08:00:00Z' }
    const linked = shared.map((one) => ({ ...one, sms: smsTextOf({ ...one, link }) }))
    expect(linked.filter(({ sms }) => sms.length > 160 || !GSM7.test(sms) || !sms.includes(origin))).toEqual([])
    const named = linked.filter(({ result }) => result.cropName !== null && result.sureness !== null)
    const faulty = named.filter(({ sms, result: { sureness, cropName } }) => {
      const isSure = sms.includes(sureness!.words) || sms.includes(PROBABLE_TITLES[language])
      return !sms.endsWith(` ${link.url}`) || !sms.includes(withoutOtherNames(cropName!)) || !isSure
    })
    expect(faulty.map(({ sms }) => sms)).toEqual([])
    expect(named.length).toBeGreaterThan(50)
    const tooLong = { ...link, url: `https://${'long.'.repeat(20)}example/a/Zm9vYmFyYmF6cXV4cXV1eA` }
    expect(shared.filter((one) => smsTextOf({ ...one, link: tooLong }) !== smsTextOf(one))).toEqual([])
  })

  it('has every check, share and action in the message, and its date and doubt', () => {
    const faulty = shared.filter((one) => {
      const { title, check, actions, candidates } = one.result
      const text = shareTextOf(one)
      const told = [
        probableTitleOf(one.result, language) ?? title,
        ...(check ? [check.question!] : []),
        ...actions,
        ...candidates.map((own) => own.check!.question!),
        ...candidates.map((own) => `- ${own.condition} (${shareOf(own.tenths, language)})`),
      ]
      return !told.every((words) => text.includes(words)) || !longOrigin.test(text) || /undefined|null|\n{3}/.test(text)
    })
    expect(faulty).toEqual([])
  })
})

it('after a reply the text says how it went and what to do now, not what the first answer said; the SMS how it went', () => {
  const shared = sharedIn('en', {
    kind: 'confident',
    label: 'Tomato___Late_blight',
    probability: 0.95,
    sureness: 'very',
    alternatives: [],
  })
  const replied = {
    ...shared,
    plot: 'River',
    progress: 'worse' as const,
    advice: ['Use another product.', 'Ask your officer.'],
  }
  const text = shareTextOf(replied)
  for (const words of ['Field: River', 'Since then: Worse', '1. Use another product.', '2. Ask your officer.'])
    expect(text).toContain(words)
  for (const action of shared.result.actions) expect(text).not.toContain(action)
  expect(smsTextOf(replied)).toMatch(/Since then: Worse\. .*a photo can be wrong\.$/)
})

it('an SMS keeps to plain characters, and shortens a name that leaves no space', () => {
  const { result, ...rest } = sharedIn('en', { kind: 'tooDark' })
  const sms = (title: string) => smsTextOf({ ...rest, result: { ...result, title, sms: { title, line: '' } } })
  expect(sms('Ng’ombe – “café” 20 °C {x}')).toContain('Ng\'ombe - "cafe" 20 C x. It needs more light.')
  expect(sms('a long name '.repeat(20))).toMatch(
    /^(a long name )+[a-z ]*\.\.\. It needs more light\. Jani 23\/11\/2026: a photo can be wrong\.$/,
  )
})
