import CloudUploadRounded from '@mui/icons-material/CloudUploadRounded'
import { Stack, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { selectCredits, selectPlan } from '~/client/session/sessionSlice'
import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import { Button } from '~/client/ui/Button'
import { CREDITS_PER_DIAGNOSIS } from '~/contract/limits'
import { orderPath } from '~/contract/paths'

import { photoCountOf, selectHeld, selectIsOffline, selectQueue, type Scan } from '../scansSlice'
import { SendNow } from './SendNow'
import { sendWaiting } from './sendWaiting'

type ChosenProps = { chosen: readonly Scan[]; held: readonly Scan[] }

/** What waits by itself, what the user may choose from, and what that costs. */
export function SendingNote({ chosen, held }: ChosenProps) {
  const { t } = useTranslation(['waiting', 'diagnosis', 'notices'])
  const balance = useAppSelector(selectCredits)
  const hasPlan = useAppSelector(selectPlan) !== undefined
  const queue = useAppSelector(selectQueue)
  const hasHeld = useAppSelector(selectHeld).length > 0
  const isOffline = useAppSelector(selectIsOffline)
  const creditsOf = (scans: readonly Scan[]) => t('diagnosis:charge', { count: scans.length * CREDITS_PER_DIAGNOSIS })
  const cannotPay = useCannotPay(chosen)
  const kilobytes = Math.ceil(chosen.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0) / 1000)
  const sum =
    chosen.length === 0
      ? t('none')
      : t(hasPlan ? 'planSum' : 'sum', { count: photoCountOf(chosen), credits: creditsOf(chosen), kilobytes, balance })
  return (
    <>
      {queue.length > 0 ? (
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography>{hasPlan ? t('plan') : t('credits', { credits: creditsOf(queue), balance })}</Typography>
          <SendNow variant="outlined" />
        </Stack>
      ) : null}
      {hasHeld && isOffline ? <Typography>{t('chooseLater')}</Typography> : null}
      {held.length > 0 ? (
        <Typography role="status">
          <span>{t('question')}</span> <span>{sum}</span>
        </Typography>
      ) : null}
      {cannotPay ? (
        <Button component={Link} to={orderPath} variant="outlined">
          {t('notices:noCredits.order')}
        </Button>
      ) : null}
    </>
  )
}

/** The credits do not pay for all, and no plan does. */
const useCannotPay = (chosen: readonly Scan[]) =>
  useAppSelector(
    (state) => selectPlan(state) === undefined && chosen.length * CREDITS_PER_DIAGNOSIS > selectCredits(state),
  )

/** In the bar. */
export function SendButton({ chosen }: Pick<ChosenProps, 'chosen'>) {
  const { t } = useTranslation('waiting')
  const dispatch = useAppDispatch()
  const cannotPay = useCannotPay(chosen)
  return (
    <Button
      variant="contained"
      size="large"
      disabled={chosen.length === 0 || cannotPay}
      startIcon={<CloudUploadRounded />}
      onClick={() => void dispatch(sendWaiting(chosen.map(({ key }) => key)))}
      sx={{ flex: 1 }}
    >
      {t('send', { count: photoCountOf(chosen) })}
    </Button>
  )
}
