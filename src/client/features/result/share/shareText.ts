import i18next from 'i18next'

import { formatDay } from '~/client/i18n/i18n'
import { isOld } from '~/contract/age'
import { DEFAULT_PLACE, type Place } from '~/contract/countries'
import type { Language } from '~/contract/languages'
import type { SprayNote } from '~/contract/notes'
import type { Progress } from '~/contract/replies'
import type { Diagnosis, Result } from '~/contract/responses'

import { checkOf, shareOf, shownOf } from '../resultText'

/** With which an officer answers, until then (ISO 8601). */
type OfficerLink = { url: string; until: string }

/** A result to share; `createdAt` in ISO 8601. */
export type SharedResult = {
  /** The answer as the server has stored it; missing for a preview. */
  own?: Pick<Diagnosis, 'id' | 'person'> | undefined
  link?: OfficerLink | undefined
  result: Result
  language: Language
  createdAt: string
  modelVersion: string
  /** An on-device preview, which is no diagnosis. */
  isPreview?: boolean
  /** Undefined means Kenya. */
  place?: Place | undefined
  /** The farmer's name of the field. */
  plot?: string | undefined
  /** When the first answer on these plants was given, in ISO 8601. */
  since?: string | undefined
  /** How the plants have been since then. */
  progress?: Progress | null | undefined
  /** What to do now that the plants have been like that; replaces the first actions. */
  advice?: readonly string[] | undefined
  /** The photo of the answer that this one follows. */
  earlierPhotoUrl?: string | undefined
  /** Noted for the crop and the field, newest first. */
  sprays?: readonly Pick<SprayNote, 'day' | 'substance' | 'group' | 'plot'>[] | undefined
}

/** `today`: ms since 1970, for the age of phone numbers. */
type Shared = Omit<SharedResult, 'modelVersion'> & { today: number }

type Contact = Result['contacts'][number]

/** The field, since when, and how it went. */
export function factsOf({ language, plot, since, progress }: Omit<Shared, 'today'>) {
  const t = i18next.getFixedT(language, 'share')
  return [
    ...(plot === undefined ? [] : [{ name: t('facts.field'), value: plot }]),
    ...(since === undefined ? [] : [{ name: t('facts.since'), value: formatDay(since, language) }]),
    ...(progress ? [{ name: t('facts.progress'), value: t(`facts.${progress}`) }] : []),
  ]
}

/** What was sprayed, a line each; names the field if the answer names none. */
export function sprayedLines({ language, plot, sprays = [] }: Pick<SharedResult, 'language' | 'plot' | 'sprays'>) {
  const t = i18next.getFixedT(language, 'share')
  return sprays.map(({ day, substance, group, plot: field }) =>
    [
      `${formatDay(day, language, 'short')}: ${substance}`,
      ...(group === null ? [] : [t('facts.group', { group })]),
      ...(field === null || plot !== undefined ? [] : [field]),
    ].join(', '),
  )
}

/** What the farmer is told to do at the moment. */
export const actionsOf = ({ result, advice = [] }: Pick<SharedResult, 'result' | 'advice'>) =>
  advice.length > 0 ? advice : result.actions

const nameOf = ({ cropName, title }: Pick<Result, 'cropName' | 'title'>) =>
  cropName === null ? title : `${cropName}: ${title}`

/** The message to share: condition, certainty, checks, first actions, and origin. */
export function shareTextOf(shared: Shared): string {
  const { result, language, createdAt, today: now, isPreview = false, place = DEFAULT_PLACE, link } = shared
  const t = i18next.getFixedT(language, ['share', 'diagnosis'])
  const { cropName, strip, speed, twin, checked = [], check, contacts } = result
  const actions = actionsOf(shared)
  const sprayed = sprayedLines(shared)
  const { title, sureness, also } = shownOf(result, language)
  const today = isPreview ? t('look.today') : t('diagnosis:result.today')
  const paragraphs = [
    isPreview ? [t('look.line')] : [],
    [
      nameOf({ cropName, title }),
      sureness !== null && !strip.startsWith(sureness) ? `${sureness}. ${strip}.` : `${strip}.`,
      also,
      speed,
      twin,
    ],
    factsOf(shared).map(({ name, value }) => `${name}: ${value}`),
    sprayed.length > 0 ? [`${t('facts.sprayed')}:`, ...sprayed.map((line) => `- ${line}`)] : [],
    checked,
    check ? [check.question === null ? '' : `${t('diagnosis:result.check')}:`, ...checkOf(check)] : [],
    candidateLines(result, language),
    actions.length > 0
      ? [
          `${result.retake ? t('diagnosis:result.nextPhoto') : today}:`,
          ...actions.map((action, index) => `${index + 1}. ${action}`),
        ]
      : [],
    contacts.filter(({ numbers }) => numbers.length > 0).map((contact) => callLine(contact, language, now)),
    link ? [t('link.ask', { url: link.url, date: formatDay(link.until, language) })] : [],
    [t(`text.origin.${place}`, { date: formatDay(createdAt, language) })],
  ]
  return paragraphs
    .map((lines) => lines.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n')
}

/** When to call whom, and when an old number was last checked. */
function callLine({ request, numbers, checkedOn }: Contact, language: Language, today: number): string {
  const t = i18next.getFixedT(language, 'diagnosis')
  const date = formatDay(checkedOn, language)
  return [request, numbers.join(', '), isOld(checkedOn, today) ? t('result.oldNumber', { date }) : '']
    .filter(Boolean)
    .join(' ')
}

function candidateLines({ candidates, somethingElse }: Result, language: Language): string[] {
  const t = i18next.getFixedT(language, ['share', 'diagnosis'])
  const lines = candidates.map(({ condition, tenths, check }) =>
    `- ${condition} (${shareOf(tenths, language)}). ${check ? (check.question ?? check.ifNot) : ''}`.trim(),
  )
  if (lines.length === 0 || somethingElse === 0) return lines
  return [...lines, `- ${t('diagnosis:result.somethingElse')} (${shareOf(somethingElse, language)}).`]
}

/** Longer texts, or characters outside GSM-7, are charged as several messages. */
const SMS_CHARACTERS = 160
const OTHER_NAMES = / \([^()]+\)/g

/** Of a name that an SMS shortens. */
const MIN_NAME_CHARACTERS = 20

/**
 * One SMS: one check with what to do then, condition and certainty, and that a photo can be wrong. The link of an officer
 * takes its space from the check first; one that leaves no space for the name is left out.
 */
export function smsTextOf(shared: Shared): string {
  const { result, language, createdAt, today, isPreview = false, progress, link } = shared
  const t = i18next.getFixedT(language, 'share')
  const { strip, cropName, sms, contacts } = result
  const { title, sureness } = shownOf(result, language)
  const doubt = t(isPreview ? 'look.sms' : 'text.sms', { date: formatDay(createdAt, language, 'short') })
  const origin = link ? `${doubt} ${t('link.sms', { url: link.url })}` : doubt
  const told = toGsm7(progress ? `${t('facts.progress')}: ${t(`facts.${progress}`)}.` : sms.line)
  const isOldIn = ({ numbers, checkedOn }: Contact) =>
    isOld(checkedOn, today) && numbers.some((number) => told.includes(number))
  const line = contacts.some(isOldIn) ? told.replace(/\?.*/, `? ${t('text.askOfficer')}`) : told
  const named = (name: string) => sentenceOf(nameOf({ cropName, title: name }))
  const level = `${result.sureness?.words ?? strip}.`
  const short = sms.title === '' ? level : `${named(sms.title)} ${level}`
  // a probable title says how sure: after it only another candidate is named, if the line is about that
  const isProbable = sureness === null && result.sureness !== null
  const other = isProbable ? otherIn(result) : ''
  const whole = isProbable ? named(title) : `${named(title)} ${level}`
  const space = SMS_CHARACTERS - origin.length - 1
  if (link && space - level.length - 1 < MIN_NAME_CHARACTERS) return smsTextOf({ ...shared, link: undefined })
  const ways = [
    { name: whole, told: [other, line].filter(Boolean).join(' ') },
    ...(link && sms.title === '' ? [] : [{ name: short, told: line }]),
  ]
  const way = ways.find(({ name, told: check }) => name.length + check.length < space)
  if (way && line !== '')
    return [...(line.includes('?') ? [way.told, way.name] : [way.name, way.told]), origin].join(' ')
  if (isProbable || title === strip) return [shortened(named(title), space), origin].join(' ')
  const brief = named(link && sms.title !== '' ? sms.title : title)
  return [shortened(brief, space - level.length - 1), level, origin].join(' ')
}

/** What the line of an SMS is about, unless it is the first candidate. */
const otherIn = ({ candidates: [first], sms }: Result) =>
  sms.title === '' || sms.title === `${first?.condition}?` ? '' : sentenceOf(sms.title)

const sentenceOf = (name: string) => {
  const text = toGsm7(name.replace(OTHER_NAMES, ''))
  return /[.?!]$/.test(text) ? text : `${text}.`
}

const shortened = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length - 3).replace(/\W*\s\S*$/, '')}...`

const NOT_GSM7 = /[^\n !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z]/g

/** Replaces accents and typographic characters by plain ones. */
const toGsm7 = (text: string) =>
  text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/[–—]/g, '-').normalize('NFKD').replace(NOT_GSM7, '')
