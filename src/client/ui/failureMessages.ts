import { t } from 'i18next'

import { failureOf } from '~/client/api/failure'
import { refusalsIn } from './refusal'

/** The sentences to toast; none if the call was aborted. */
export function failureMessages(error: unknown): string[] {
  const failure = failureOf(error)
  switch (failure.kind) {
    case 'responded':
      return refusalsIn(failure.body) ?? sentencesIn(failure.body) ?? [t('errors:auth')]
    case 'noResponse':
      return [t('errors:noResponse')]
    case 'unexpected':
      return [t('errors:unexpected')]
    case 'aborted':
      return []
  }
}

function sentencesIn(body: unknown) {
  if (typeof body !== 'object' || body === null) return undefined
  const messages = Object.values(body)
    .flat()
    .filter((message) => typeof message === 'string')
  return messages.length > 0 ? messages : undefined
}
