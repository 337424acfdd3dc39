import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded'
import CloseRounded from '@mui/icons-material/CloseRounded'
import {
  Card,
  IconButton,
  LinearProgress,
  Link,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Typography,
} from '@mui/material'
import { styled } from '@mui/material/styles'
import type { TFunction } from 'i18next'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'

import { formatMoment, useLanguage } from '~/client/i18n/i18n'
import { selectCredits } from '~/client/session/sessionSlice'
import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import { Button } from '~/client/ui/Button'
import { VerdictStrip } from '~/client/ui/VerdictStrip'
import { focusNext } from '~/client/ui/focusNext'
import { lazyOrNothing } from '~/client/ui/lazyOrNothing'
import { shortNameOf } from '~/client/ui/nameOfResult'
import { CROPS } from '~/contract/crops/crops'
import { CREDITS_PER_DIAGNOSIS, MAX_QUEUED_SCANS, QUEUE_DAYS } from '~/contract/limits'
import { paths, scanPath } from '~/contract/paths'

import { useRemoveScan } from '../removeScan'
import {
  hasRow,
  selectAnswered,
  selectIsHeldListed,
  selectIsListed,
  selectQueue,
  selectSentShare,
  selectShownKey,
  selectUnderwayKey,
} from '../scansSlice'
import type { Scan } from '../scansSlice'
import { flushQueue } from '../sendQueue'
import { useShown } from '../useShown'
import { useTranslated } from '../useTranslated'
import { ScanPicture, Size, useQueuePhotos } from './ScanPicture'

/** Queued scans, which are sent automatically, and held scans, which the user chooses from. */
export function Queue() {
  const isListed = useShown(selectIsListed)
  const isHeldListed = useShown(selectIsHeldListed)
  return (
    <>
      {isListed ? <QueueList /> : null}
      <Suspense>{isHeldListed ? <HeldList /> : null}</Suspense>
    </>
  )
}

/** The scans that wait, the one being sent, and those answered meanwhile. */
function QueueList() {
  const { t } = useTranslation(['waiting', 'diagnosis'])
  const dispatch = useAppDispatch()
  const queue = useAppSelector(selectQueue)
  const answered = useAppSelector(selectAnswered)
  const shownKey = useShown(selectShownKey)
  const isSending = useAppSelector((state) => selectUnderwayKey(state) !== null)
  const credits = useAppSelector(selectCredits)
  const photoUrls = useQueuePhotos(queue)
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
      </Head>
      {count > 0 ? <Quiet>{isSending ? t('textSending') : t('text', { count })}</Quiet> : null}
      <Card>
        <List disablePadding>
          {answered.map((scan) =>
            scan.key === shownKey && !hasRow(scan) ? null : (
              <AnsweredRow key={scan.key} scan={scan} photoUrl={photoUrls.get(scan.key)} />
            ),
          )}
          {queue.map((scan) => (
            <QueueRow key={scan.key} scan={scan} photoUrl={photoUrls.get(scan.key)} />
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
          <span>{t('limits', { count: QUEUE_DAYS, sets: MAX_QUEUED_SCANS })}</span>
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

type AnsweredRowProps = { scan: Scan; photoUrl: string | undefined }

/** A scan answered since the screen was opened; links to the whole result. */
function AnsweredRow({ scan: { result: given, preview }, photoUrl }: AnsweredRowProps) {
  const { t } = useTranslation('waiting')
  const language = useLanguage()
  const diagnosis = given?.diagnosis ?? null
  const { isToday, text } = formatMoment(given?.answeredAt ?? 0, language)
  const translated = useTranslated(diagnosis, given?.language ?? null)
  const result = (translated?.diagnosis ?? diagnosis)?.answer
  return (
    <ListItem disablePadding divider sx={{ display: 'block' }}>
      <ListItemButton
        component={RouterLink}
        to={diagnosis ? scanPath(diagnosis.id) : paths.history}
        sx={{ minHeight: 80, gap: 1.5 }}
      >
        <ScanPicture url={photoUrl} count={1} />
        <ListItemText
          primary={result ? shortNameOf(result) : t('seeHistory')}
          secondary={
            <>
              {result ? <VerdictStrip banner={result.banner} strip={result.strip} /> : null}
              <span>{t('rowAnswered', { time: isToday ? text : '' })}</span>
            </>
          }
          slotProps={{ primary: { sx: { fontWeight: 600, textWrap: 'balance' } }, secondary: { component: 'div' } }}
        />
        <ChevronRightRounded aria-hidden />
      </ListItemButton>
      <Suspense>{preview && diagnosis ? <PreviewDifference preview={preview} diagnosis={diagnosis} /> : null}</Suspense>
    </ListItem>
  )
}

const HeldList = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "onDevice" */ '../previews/HeldList')).HeldList,
)

/** Says how a diagnosis differs from the on-device preview. */
const PreviewDifference = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "onDevice" */ '../previews/PreviewDifference')).PreviewDifference,
)

type QueueRowProps = { scan: Scan; photoUrl: string | undefined }

/** A scan without a result yet, with a remove button. */
function QueueRow({ scan, photoUrl }: QueueRowProps) {
  const { t } = useTranslation(['waiting', 'diagnosis'])
  const remove = useRemoveScan()
  const isUnderway = useAppSelector(selectUnderwayKey) === scan.key
  const sentShare = useAppSelector(selectSentShare)
  const name = nameOf(scan, t)
  return (
    <ListItem
      divider
      sx={{ minHeight: 80, gap: 1.5 }}
      secondaryAction={
        <IconButton
          aria-label={t('remove', { name })}
          onClick={({ currentTarget }) => {
            focusNext(currentTarget)
            remove({ key: scan.key, name })
          }}
        >
          <CloseRounded />
        </IconButton>
      }
    >
      <ScanPicture url={photoUrl} count={scan.photoIds.length} />
      <ListItemText
        primary={
          <Link component={RouterLink} to={scanPath(scan.key)} color="inherit" underline="hover" sx={{ py: 1.5 }}>
            {name}
          </Link>
        }
        secondary={
          <>
            <StateOfRow scan={scan} />
            {isUnderway ? (
              <LinearProgress variant="determinate" value={100 * sentShare} aria-label={name} sx={{ mt: 0.5 }} />
            ) : null}
          </>
        }
        slotProps={{
          primary: { sx: { fontWeight: 600, textWrap: 'balance' } },
          secondary: { component: 'div', sx: { textWrap: 'balance' } },
        }}
      />
    </ListItem>
  )
}

function StateOfRow({ scan: { key, bytes, askedAt } }: Pick<QueueRowProps, 'scan'>) {
  const { t } = useTranslation('waiting')
  const language = useLanguage()
  const underwayKey = useAppSelector(selectUnderwayKey)
  const sentShare = useAppSelector(selectSentShare)
  const kilobytes = Math.ceil((bytes ?? 0) / 1000)
  const size = t('size', { kilobytes })
  if (underwayKey === key) return <span>{t('rowSending', { sent: Math.round(sentShare * kilobytes), size })}</span>
  if (underwayKey !== null) return <span>{t('rowNext', { size })}</span>
  const { isToday, text } = formatMoment(askedAt, language)
  return (
    <>
      <span>{`${isToday ? t('today', { time: text }) : text} · `}</span>
      <Size>{size}</Size>
    </>
  )
}

function nameOf({ details: { crop, plot }, photoIds }: Scan, t: TFunction<['waiting', 'diagnosis']>) {
  const known = CROPS.find((one) => one === crop)
  const told = known ? t(`diagnosis:crop.names.${known}`) : t('cropNotTold')
  return [told, ...(plot == null ? [] : [plot]), t('photos', { count: photoIds.length })].join(', ')
}
