import { t } from 'i18next'

import { failureOf } from '~/client/api/failure'
import { refusalsIn } from '~/client/ui/refusal'
import type { Unsendable } from '~/client/store/photoCopy'
import type { Toast } from '~/client/store/toastsSlice'

import { field } from './diagnosisFailure'

const TOO_LARGE_STATUS = 413

/** Why a photo cannot be sent. */
export const unsendableMessage = (reason: Unsendable) =>
  reason === 'tooLarge' ? t('errors:beforeSending.photoTooLarge') : t(`errors:unsendable.${reason}`)

export function diagnosisFailureToast(error: unknown): Toast {
  const failure = failureOf(error)
  switch (failure.kind) {
    case 'responded':
      return failure.status === TOO_LARGE_STATUS || field(failure.body, 'status') === TOO_LARGE_STATUS
        ? { variant: 'error', message: t('errors:beforeSending.photoTooLarge') }
        : {
            variant: 'warning',
            message: refusalsIn(failure.body)?.[0] ?? detailOf(failure.body) ?? t('errors:diagnosis'),
          }
    case 'noResponse':
      return { variant: 'warning', message: t('errors:noResponse') }
    case 'unexpected':
    case 'aborted':
      return { variant: 'error', message: t('errors:unexpected') }
  }
}

function detailOf(body: unknown) {
  const detail = field(body, 'detail')
  return typeof detail === 'string' && detail !== '' ? detail : undefined
}
