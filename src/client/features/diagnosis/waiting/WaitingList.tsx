import { Card, Chip, List, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { selectCredits } from '~/client/session/sessionSlice'
import { Button } from '~/client/shared/Button'
import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import { CREDITS_PER_DIAGNOSIS, MAX_WAITING_SETS, WAITING_DAYS } from '~/contract/limits'

import { AnsweredRow } from './AnsweredRow'
import { WaitingRow } from './WaitingRow'
import { selectAnswered, selectQueue, selectShownKey, selectUnderwayKey } from '../scansSlice'
import { flushQueue } from '../sendQueue'
import { useWaitingPhotos } from './useWaitingPhotos'

/** The sets that wait on this phone, the one that is being sent, and those that have been answered meanwhile. */
export function WaitingList() {
  const { t } = useTranslation(['waiting', 'diagnosis'])
  const dispatch = useAppDispatch()
  const queue = useAppSelector(selectQueue)
  const answered = useAppSelector(selectAnswered)
  const shownKey = useAppSelector(selectShownKey)
  const isSending = useAppSelector((state) => selectUnderwayKey(state) !== null)
  const credits = useAppSelector(selectCredits)
  const photoUrls = useWaitingPhotos(queue)
  const count = queue.length
  return (
    <section>
      <Head>
        <Typography variant="h5" component="p" sx={{ flex: '1 1 10rem' }}>
          {count === 0 ? t('titleAnswered') : t('title', { count })}
        </Typography>
        {count > 0 && !isSending ? (
          <Button onClick={() => void dispatch(flushQueue({ isQuiet: false }))}>{t('sendNow')}</Button>
        ) : null}
        {isSending ? <Chip label={t('diagnosis:credits', { credits })} color="secondary" variant="outlined" /> : null}
      </Head>
      {count > 0 ? <Quiet>{isSending ? t('textSending') : t('text', { count })}</Quiet> : null}
      <Card>
        <List disablePadding>
          {answered.map((scan) =>
            scan.key === shownKey && !scan.preview ? null : (
              <AnsweredRow key={scan.key} scan={scan} photoUrl={photoUrls.get(scan.key)} />
            ),
          )}
          {queue.map((scan) => (
            <WaitingRow key={scan.key} scan={scan} photoUrl={photoUrls.get(scan.key)} />
          ))}
        </List>
      </Card>
      {count > 0 ? (
        <Quiet>
          <span>
            {t('credits', {
              credits: t('diagnosis:charge', { count: count * CREDITS_PER_DIAGNOSIS }),
              balance: credits,
            })}
          </span>{' '}
          <span>{t('limits', { count: WAITING_DAYS, sets: MAX_WAITING_SETS })}</span>
        </Quiet>
      ) : null}
    </section>
  )
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.spacing(1),
  minHeight: 48,
}))

const Quiet = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(0.5, 0, 1.5),
  color: theme.vars.palette.text.secondary,
}))
