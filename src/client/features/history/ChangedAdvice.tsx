import UpdateRounded from '@mui/icons-material/UpdateRounded'
import { Alert, AlertTitle } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { Button } from '~/client/ui/Button'
import { focusHeading } from '~/client/ui/focusNext'
import { useCorrection } from '~/client/ui/useCorrection'
import { accountPath, REMINDERS_ROW } from '~/contract/paths'
import type { Diagnosis } from '~/contract/responses'

/** How the advice has changed, until the user has read it. */
export function ChangedAdvice({ id, changes }: Pick<Diagnosis, 'id' | 'changes'>) {
  const { t } = useTranslation('history')
  const { correct, isLoading } = useCorrection(id)
  if (!changes) return null
  const close = async () => {
    if (await correct({ changesRead: true })) focusHeading()
  }
  return (
    <Alert variant="outlined" severity="warning" icon={<UpdateRounded aria-hidden />} role="status">
      <AlertTitle>{t('changed.note')}</AlertTitle>
      <Sentences>
        {changes.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Sentences>
      <Button color="inherit" variant="outlined" loading={isLoading} onClick={() => void close()}>
        {t('changed.read')}
      </Button>
      <Button color="inherit" component={Link} to={accountPath(REMINDERS_ROW)}>
        {t('changed.alerts')}
      </Button>
    </Alert>
  )
}

const Sentences = styled('ul')(({ theme }) => ({ margin: theme.spacing(0, 0, 1), paddingLeft: theme.spacing(2.5) }))
