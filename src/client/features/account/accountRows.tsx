import CreditCardRounded from '@mui/icons-material/CreditCardRounded'
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded'
import DevicesRounded from '@mui/icons-material/DevicesRounded'
import DownloadRounded from '@mui/icons-material/DownloadRounded'
import KeyRounded from '@mui/icons-material/KeyRounded'
import LockRounded from '@mui/icons-material/LockRounded'
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded'
import NotificationsActiveRounded from '@mui/icons-material/NotificationsActiveRounded'
import PublicRounded from '@mui/icons-material/PublicRounded'
import SupportAgentRounded from '@mui/icons-material/SupportAgentRounded'
import { Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { formatDay, useLanguage } from '~/client/i18n/i18n'
import { selectPlan, selectUser } from '~/client/session/sessionSlice'
import { legibleNumber, readOfficer } from '~/client/storage/officer'
import { recoveryWords, useRecoveryWords } from '~/client/storage/recoveryWords'
import { useAppSelector, usePlace } from '~/client/store/hooks'
import { Button } from '~/client/ui/Button'
import { CountryChoice, useCountry } from '~/client/ui/CountryChoice'
import { contact, mailLink, phoneLink } from '~/client/ui/contactDetails'
import { saveFile } from '~/client/ui/saveFile'
import { useSubmit } from '~/client/ui/useToast'
import type { AccountResponse } from '~/contract/accountSchemas'
import { CREDITS_PER_DIAGNOSIS } from '~/contract/limits'
import { REMINDERS_ROW } from '~/contract/paths'

import { AlertChoices } from './AlertChoices'
import { OfficerNumber } from './OfficerNumber'
import { RecoveryForm } from './RecoveryForm'
import { SessionList } from './SessionList'
import { useExportAccountMutation } from './accountApi'
import { DeletionForm, EmailForm, PasswordForm } from './credentialForms'

export type AccountRow = {
  /** In the address of its page. */
  id: string
  icon: ReactNode
  label: string
  fact?: string | undefined
  /** What the row opens: at most one form. */
  page: ReactNode
}

/** The rows in cards, `others` below the credits; those that need the server's `account` are missing without it. */
export function useAccountRows(
  others: readonly (AccountRow | null)[],
  account: AccountResponse | undefined,
): AccountRow[][] {
  const { t } = useTranslation(['account', 'notices', 'share'])
  const language = useLanguage()
  const country = useCountry()
  const credits = useAppSelector((state) => selectUser(state)?.credits ?? 0)
  const hasPlan = useAppSelector(selectPlan) !== undefined
  const officer = readOfficer()
  const areUnwritten = useRecoveryWords() !== null
  const toldAt = account?.recoveryCodeMadeAt ?? null
  const madeAt = toldAt === null || recoveryWords.areLost(toldAt) ? null : toldAt
  const made = madeAt === null ? t('recovery.none') : t('recovery.made', { day: formatDay(madeAt, language) })
  const rows: (AccountRow | null)[][] = [
    [
      {
        id: 'credits',
        icon: <CreditCardRounded aria-hidden />,
        label: t(hasPlan ? 'credits.kept' : 'credits.left', { count: Math.floor(credits / CREDITS_PER_DIAGNOSIS) }),
        fact: t('credits.fact'),
        page: <Credits />,
      },
      ...others,
    ],
    [
      {
        id: 'email',
        icon: <MailOutlineRounded aria-hidden />,
        label: t('email.heading'),
        fact: account && t('owner', account),
        page: <EmailForm account={account} />,
      },
      { id: 'password', icon: <LockRounded aria-hidden />, label: t('password.heading'), page: <PasswordForm /> },
      account === undefined
        ? null
        : {
            id: 'recovery',
            icon: <KeyRounded aria-hidden />,
            label: t('recovery.heading'),
            fact: areUnwritten ? t('recovery.unwritten') : made,
            page: <RecoveryForm madeAt={madeAt} />,
          },
      account === undefined
        ? null
        : {
            id: REMINDERS_ROW,
            icon: <NotificationsActiveRounded aria-hidden />,
            label: t('alerts.heading'),
            fact: t(isAnyAlertOn(account, hasPlan) ? 'alerts.on' : 'alerts.off'),
            page: <AlertChoices account={account} />,
          },
      {
        id: 'country',
        icon: <PublicRounded aria-hidden />,
        label: t('notices:country.label'),
        fact: t(`notices:country.names.${country}`),
        page: <Country />,
      },
      {
        id: 'officer',
        icon: <SupportAgentRounded aria-hidden />,
        label: t('share:officer.label'),
        fact: officer === null ? t('share:officer.none') : legibleNumber(officer),
        page: <OfficerNumber />,
      },
      { id: 'sessions', icon: <DevicesRounded aria-hidden />, label: t('sessions.heading'), page: <SessionList /> },
    ],
    [
      { id: 'data', icon: <DownloadRounded aria-hidden />, label: t('data.heading'), page: <Data /> },
      {
        id: 'deletion',
        icon: <DeleteOutlineRounded aria-hidden />,
        label: t('deletion.heading'),
        page: <DeletionForm />,
      },
    ],
  ]
  return rows.map((group) => group.filter((row) => row !== null))
}

/** What is confirmed needs the plan and a county. */
const isAnyAlertOn = ({ alerts, county }: AccountResponse, hasPlan: boolean) =>
  alerts.due || alerts.advice || (alerts.confirmed && hasPlan && county !== null)

function Credits() {
  const { t } = useTranslation(['account', 'notices'])
  const hasPlan = useAppSelector(selectPlan) !== undefined
  return (
    <>
      {hasPlan ? <Typography>{t('credits.withPlan')}</Typography> : null}
      <Typography>{t('credits.cost', { count: CREDITS_PER_DIAGNOSIS })}</Typography>
      <Typography>{t('notices:noCredits.free')}</Typography>
      <Typography>{t('credits.more')}</Typography>
      <Button href={phoneLink} variant="outlined">
        {t('notices:noCredits.call', { phone: contact.phone })}
      </Button>
      <Button href={mailLink} variant="outlined">
        {t('notices:noCredits.write')}
      </Button>
    </>
  )
}

function Country() {
  const { t } = useTranslation('notices')
  const place = usePlace()
  return (
    <>
      <CountryChoice />
      <Typography>{t(`country.advice.${place}`)}</Typography>
      <Typography color="textSecondary">{t(`country.text.${place}`)}</Typography>
    </>
  )
}

const FILE_NAME = 'jani-account.json'

function Data() {
  const { t } = useTranslation('account')
  const [exportAccount, { isLoading }] = useExportAccountMutation()
  const download = useSubmit(
    async () => {
      const response = await exportAccount()
      if (response.data !== undefined) saveFile(FILE_NAME, 'application/json', response.data)
      return response
    },
    () => undefined,
  )
  return (
    <>
      <Typography color="textSecondary">{t('data.text')}</Typography>
      <Button variant="outlined" loading={isLoading} onClick={() => void download(undefined)}>
        {t('data.submit')}
      </Button>
    </>
  )
}
