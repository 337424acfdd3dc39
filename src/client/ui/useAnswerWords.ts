import { useTranslation } from 'react-i18next'

import type { PersonAnswer } from '~/contract/cases'

/** Who has answered, and all that was answered in one paragraph; what was typed stands in quotation marks. */
export function useAnswerWords() {
  const { t } = useTranslation('person')
  const judgeOf = ({ by, name }: PersonAnswer) => {
    if (by === 'link') return t('by.link')
    if (name !== null) return t(`by.${by}`, { name })
    return t(by === 'expert' ? 'by.anExpert' : 'by.anOfficer')
  }
  const judgedOf = ({ judged, isEarlier }: PersonAnswer) =>
    t(judged === 'right' && isEarlier ? 'judged.earlierRight' : `judged.${judged}`)
  const paragraphOf = (answer: PersonAnswer) => {
    const { judged, title, text, action, line } = answer
    const named = judged === 'other' && (title ?? (text && quoted(text)))
    const sentences = [
      `${judgeOf(answer)}: ${judgedOf(answer)}${named ? ` ${named}.` : ''}`,
      action && `${t('action')}: ${action}`,
      line && `${t('line')}: ${quoted(line)}`,
    ]
    return sentences.filter(Boolean).join(' ')
  }
  return { judgeOf, judgedOf, paragraphOf }
}

export const quoted = (typed: string) => `“${typed}”`
