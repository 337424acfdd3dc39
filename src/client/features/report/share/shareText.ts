import i18next from 'i18next'

import { formatDay } from '~/client/shared/i18n'
import type { Language } from '~/contract/languages'
import type { Result } from '~/contract/responses'

import { shareOf } from '../resultText'

/** A result that is passed on; `createdAt` in ISO 8601. */
export type SharedResult = {
  result: Result
  language: Language
  createdAt: string
  modelVersion: string
  /** What a phone has seen by itself: no diagnosis. */
  isLook?: boolean
}

type Shared = Omit<SharedResult, 'modelVersion'>

const nameOf = ({ cropName, title }: Result) => (cropName === null ? title : `${cropName}: ${title}`)

/** What is passed on in a message: what it may be, how sure, the checks, what to do first, and where it comes from. */
export function shareTextOf({ result, language, createdAt, isLook = false }: Shared): string {
  const t = i18next.getFixedT(language, ['share', 'diagnosis'])
  const { strip, sureness, speed, twin, checked = [], check, actions, contacts } = result
  const today = isLook ? t('look.today') : t('diagnosis:result.today')
  const paragraphs = [
    isLook ? [t('look.line')] : [],
    [nameOf(result), sureness ? `${sureness.words}. ${strip}.` : `${strip}.`, speed, twin],
    checked,
    check ? [`${t('diagnosis:result.check')}:`, check.question, check.ifNot] : [],
    candidateLines(result, language),
    actions.length > 0
      ? [
          `${result.retake ? t('diagnosis:result.nextPhoto') : today}:`,
          ...actions.map((action, index) => `${index + 1}. ${action}`),
        ]
      : [],
    contacts.filter(({ numbers }) => numbers.length > 0).map(({ name, numbers }) => `${name}: ${numbers.join(', ')}`),
    [t('text.origin', { date: formatDay(createdAt, language) })],
  ]
  return paragraphs
    .map((lines) => lines.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n')
}

function candidateLines({ candidates, somethingElse }: Result, language: Language): string[] {
  const t = i18next.getFixedT(language, ['share', 'diagnosis'])
  const lines = candidates.map(({ condition, tenths, check }) =>
    `- ${condition} (${shareOf(tenths, language)}). ${check?.question ?? ''}`.trim(),
  )
  if (lines.length === 0 || somethingElse === 0) return lines
  return [...lines, `- ${t('diagnosis:result.somethingElse')} (${shareOf(somethingElse, language)}).`]
}

/** Longer texts, and those with other characters than GSM-7, are charged as several messages. */
const SMS_CHARACTERS = 160
const OTHER_NAMES = / \([^()]+\)/g

/** Up to its end, which is not a question mark: the answer follows. */
const SENTENCES = /\S.*?[.!](?= |$)|\S.*$/g

/** One SMS: what it may be and how sure, the first actions, and that a photo can be wrong. */
export function smsTextOf({ result, language, createdAt, isLook = false }: Shared): string {
  const t = i18next.getFixedT(language, 'share')
  const { strip, sureness, actions } = result
  const title = nameOf(result).replace(OTHER_NAMES, '')
  const lead = toGsm7(`${title}${/[.?!]$/.test(title) ? '' : '.'} ${sureness?.words ?? strip}.`)
  const origin = t(isLook ? 'look.sms' : 'text.sms', { date: formatDay(createdAt, language, 'short') })
  const name = shortened(lead, SMS_CHARACTERS - origin.length - 1)
  const first = firstThatFit(actions.map(toGsm7), SMS_CHARACTERS - origin.length - 1 - name.length)
  return [name, ...first, origin].join(' ')
}

/** None of which one is left out, because an action may refer to the one before it; of the first one, its first sentences will do. */
function firstThatFit(actions: readonly string[], length: number): readonly string[] {
  const fit = (texts: readonly string[]) => {
    const end = texts.findIndex((_, index) => texts.slice(0, index + 1).join(' ').length >= length)
    return end < 0 ? texts : texts.slice(0, end)
  }
  const whole = fit(actions)
  return whole.length > 0 ? whole : fit(actions.slice(0, 1).flatMap((action) => action.match(SENTENCES) ?? []))
}

const shortened = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length - 3).replace(/\W*\s\S*$/, '')}...`

const NOT_GSM7 = /[^\n !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z]/g

/** Accents and typographic signs as plain letters and signs. */
const toGsm7 = (text: string) =>
  text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/[–—]/g, '-').normalize('NFKD').replace(NOT_GSM7, '')
