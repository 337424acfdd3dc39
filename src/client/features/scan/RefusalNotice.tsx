import CheckRounded from '@mui/icons-material/CheckRounded'
import ImportContactsRounded from '@mui/icons-material/ImportContactsRounded'
import PersonRounded from '@mui/icons-material/PersonRounded'
import SmartphoneRounded from '@mui/icons-material/SmartphoneRounded'
import { Link as TextLink } from '@mui/material'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'

import { useGetUserQuery } from '~/client/api/api'
import { isUnanswered } from '~/client/api/failure'
import { useLanguage } from '~/client/i18n/i18n'
import { Button } from '~/client/ui/Button'
import { ContactButtons } from '~/client/ui/ContactButtons'
import { isContactSet } from '~/client/ui/contactDetails'
import { Notice } from '~/client/ui/Notice'
import { usePlace } from '~/client/store/hooks'
import { CREDITS_PER_DIAGNOSIS } from '~/contract/limits'
import { accountPath, libraryPath, withOrder } from '~/contract/paths'

import { isFinal, maySendAgain } from './diagnosisFailure'
import { diagnosisFailureToast } from './failureTexts'
import { useDiagnose } from './useDiagnose'

type RefusalNoticeProps = {
  /** What a failed call threw, or `credits` at a balance of 0. */
  reason: unknown
}

/** Replaces the result: says why there is none, and the next step towards one. */
export const RefusalNotice = ({ reason }: RefusalNoticeProps) =>
  reason === 'credits' ? <NoCreditsNotice /> : <FailureNotice error={reason} />

/** Refetches the balance, because credits may have been added meanwhile. */
function NoCreditsNotice() {
  const { t } = useTranslation(['notices', 'diagnosis'])
  const place = usePlace()
  const language = useLanguage()
  useGetUserQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true })
  const [search] = useSearchParams()
  const actions = (
    <>
      <Button component={Link} to={withOrder(search)} preventScrollReset variant="contained" size="large">
        {t('noCredits.order')}
      </Button>
      <ContactButtons />
    </>
  )
  return (
    <Notice drawing="no-credits" title={t('noCredits.title')} actions={actions}>
      <span>{t('noCredits.used', { credits: t('diagnosis:charge', { count: CREDITS_PER_DIAGNOSIS }) })}</span>
      {isContactSet.phone || isContactSet.email ? <span> {t('noCredits.more')}</span> : null}
      <Lines>
        <Line icon={<CheckRounded color="success" />}>{t('noCredits.free')}</Line>
        <Line icon={<CheckRounded color="success" />}>{t('noCredits.notSent')}</Line>
        <Line icon={<ImportContactsRounded color="primary" />}>
          <TextLink component={Link} to={libraryPath(language)}>
            {t('noCredits.library')}
          </TextLink>
        </Line>
        <Line icon={<SmartphoneRounded color="primary" />}>
          <TextLink component={Link} to={accountPath('phone')}>
            {t('noCredits.byPhone')}
          </TextLink>
        </Line>
        <Line icon={<PersonRounded color="primary" />}>{t(`noCredits.urgent.${place}`)}</Line>
      </Lines>
    </Notice>
  )
}

/** Repeats the toast, which has closed by now. A scan that could be queued shows no notice. */
function FailureNotice({ error }: { error: unknown }) {
  const diagnose = useDiagnose()
  const { t } = useTranslation(['notices', 'waiting'])
  const { message } = diagnosisFailureToast(error)
  if (isFinal(error))
    return (
      <Notice drawing="retake" title={t('failure.photoTitle')}>
        {`${message} ${t('failure.photoNext')}`}
      </Notice>
    )
  const sendAgain = maySendAgain(error) ? (
    <Button variant="outlined" size="large" onClick={() => void diagnose()}>
      {t('failure.sendAgain')}
    </Button>
  ) : undefined
  return (
    <Notice title={t('failure.title')} actions={sendAgain}>
      {`${message} ${isUnanswered(error) ? t('waiting:noRoom') : t('failure.notCharged')}`}
    </Notice>
  )
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span>{children}</span>
    </li>
  )
}

const Lines = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: theme.spacing(1.5, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& > li': {
    ...theme.typography.body1,
    display: 'flex',
    gap: theme.spacing(1.25),
  },
}))
