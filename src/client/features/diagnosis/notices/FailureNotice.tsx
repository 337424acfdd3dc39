import { useTranslation } from 'react-i18next'

import { Button } from '~/client/shared/Button'
import { Notice } from '~/client/shared/Notice'
import { useAppDispatch } from '~/client/store/hooks'

import { diagnosisFailureToast, hasNoResponse, isFinal, maySendAgain } from '../diagnosisFailure'
import { requestDiagnosis } from '../submitScan'

/** Where the result would be, for photos that stay on the phone; why stands beneath them. */
export function UnsendableNotice() {
  const { t } = useTranslation('notices')
  return (
    <Notice drawing="retake" title={t('failure.photoTitle')}>
      {t('failure.another')}
    </Notice>
  )
}

/**
 * Where the result would be: what the toast said, which has gone by now, and what to do about it. Photos without a response
 * that could be kept wait, and have no notice.
 */
export function FailureNotice({ error }: { error: unknown }) {
  const dispatch = useAppDispatch()
  const { t } = useTranslation(['notices', 'waiting'])
  const { message } = diagnosisFailureToast(error)
  if (isFinal(error))
    return (
      <Notice drawing="retake" title={t('failure.photoTitle')}>
        {`${message} ${t('failure.photoNext')}`}
      </Notice>
    )
  const sendAgain = maySendAgain(error) ? (
    <Button variant="outlined" size="large" onClick={() => dispatch(requestDiagnosis())}>
      {t('failure.sendAgain')}
    </Button>
  ) : undefined
  return (
    <Notice title={t('failure.title')} actions={sendAgain}>
      {`${message} ${hasNoResponse(error) ? t('waiting:noRoom') : t('failure.notCharged')}`}
    </Notice>
  )
}
