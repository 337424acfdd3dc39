import CloudOffRounded from '@mui/icons-material/CloudOffRounded'
import CloudUploadRounded from '@mui/icons-material/CloudUploadRounded'
import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded'
import { Card, Link, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'

import { useAppSelector } from '~/client/store/hooks'
import { Button } from '~/client/ui/Button'
import { DUE_ROW_PX } from '~/client/ui/useIsDue'
import { paths } from '~/contract/paths'

import { selectIsOffline, selectQueue, selectShown, selectUnderwayKey, selectWaitingPhotoCount } from '../scansSlice'
import { useShown } from '../useShown'
import { SendNow } from './SendNow'

/** The photos that wait in one row, with a link to their list. Needs no code or texts that may not arrive. */
export function WaitingRow() {
  const { t } = useTranslation('notices')
  const count = useShown(selectWaitingPhotoCount)
  const isAnswered = useShown(selectShown)?.status === 'answered'
  const { Icon, text } = useProgress()
  if (count === 0 || isAnswered) return null
  return (
    <Row>
      <Icon aria-hidden />
      <div role="status">
        <Link component={RouterLink} to={paths.history} color="inherit">
          {t('waiting', { count })}
        </Link>
        <Typography variant="caption" color="textSecondary">
          {text}
        </Typography>
      </div>
      <Send />
    </Row>
  )
}

function useProgress() {
  const { t } = useTranslation('notices')
  const isQueued = useAppSelector((state) => selectQueue(state).length > 0)
  const isUnderway = useAppSelector(selectUnderwayKey) !== null
  const isOffline = useAppSelector(selectIsOffline)
  if (isUnderway) return { Icon: CloudUploadRounded, text: t('queue.sending') }
  if (isOffline) return { Icon: CloudOffRounded, text: t('queue.offline') }
  return { Icon: HourglassTopRounded, text: isQueued ? t('queue.held') : t('queue.choose') }
}

/** From the held photos the user chooses in the list. */
function Send() {
  const { t } = useTranslation('notices')
  const isQueued = useAppSelector((state) => selectQueue(state).length > 0)
  const isOffline = useAppSelector(selectIsOffline)
  if (isQueued) return <SendNow />
  return isOffline ? null : (
    <Button component={RouterLink} to={paths.history}>
      {t('queue.send')}
    </Button>
  )
}

const Row = styled(Card)(({ theme }) => ({
  ...theme.mixins.row(1.5),
  minHeight: DUE_ROW_PX,
  marginTop: theme.spacing(1),
  padding: theme.spacing(0.5, 0.5, 0.5, 1.5),
  '& > svg': { flex: 'none', color: theme.vars.palette.text.secondary },
  '& > div': { flex: 1, minWidth: 0 },
  '& > div > a': {
    ...theme.typography.button,
    display: 'flex',
    alignItems: 'center',
    minHeight: theme.spacing(4),
  },
  '& > div > span': { display: 'block' },
  '& > :last-child': { flex: 'none' },
}))
