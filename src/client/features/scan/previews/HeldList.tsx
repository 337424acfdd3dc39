import CloseRounded from '@mui/icons-material/CloseRounded'
import CloudUploadRounded from '@mui/icons-material/CloudUploadRounded'
import { ButtonBase, Card, Checkbox, IconButton, List, ListItem, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { formatMoment, useLanguage } from '~/client/i18n/i18n'
import { selectCredits } from '~/client/session/sessionSlice'
import { useAppDispatch, useAppSelector, usePlace } from '~/client/store/hooks'
import { Button } from '~/client/ui/Button'
import { VerdictStrip } from '~/client/ui/VerdictStrip'
import { focusNext } from '~/client/ui/focusNext'
import { nameOfResult, shortNameOf } from '~/client/ui/nameOfResult'
import { CREDITS_PER_DIAGNOSIS, PREVIEW_DAYS } from '~/contract/limits'
import { scanPath } from '~/contract/paths'
import type { Result } from '~/contract/responses'

import { sendHeld } from '../holdScan'
import { ScanPicture, Size, useQueuePhotos } from '../queue/ScanPicture'
import { useRemoveScan } from '../removeScan'
import { selectHeld, selectIsOffline, selectShown, type Scan } from '../scansSlice'
import { useShown } from '../useShown'
import { resultOfStored } from './previewTexts'

/** Scans judged on the phone; the user chooses which ones to send. */
export function HeldList() {
  const { t } = useTranslation(['look', 'waiting', 'diagnosis', 'words'])
  const language = useLanguage()
  const place = usePlace()
  const shown = useShown(selectShown)
  const kept = useAppSelector(selectHeld)
  const looks = kept.filter(({ key }) => key !== shown?.key || shown.hasWaited)
  const canChoose = !useAppSelector(selectIsOffline)
  const photoUrls = useQueuePhotos(kept)
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const rows = looks.map((item) => ({ item, result: resultOfStored(item.preview, language, place) }))
  const isChosen = ({ item, result }: (typeof rows)[number]) => namesTrouble(result) !== toggled.has(item.key)
  const toggle = (key: string) => {
    setToggled((before) => {
      const after = new Set(before)
      if (!after.delete(key)) after.add(key)
      return after
    })
  }
  return (
    <section aria-label={t('list.title', { count: looks.length })}>
      <Typography variant="h5" component="p">
        {t('list.title', { count: looks.length })}
      </Typography>
      <Quiet>{t(canChoose ? 'list.question' : 'list.offline', { count: looks.length })}</Quiet>
      <Card>
        <List disablePadding>
          {rows.map((row) => (
            <HeldRow
              key={row.item.key}
              {...row}
              photoUrl={photoUrls.get(row.item.key)}
              isChosen={canChoose ? isChosen(row) : undefined}
              onToggle={() => toggle(row.item.key)}
            />
          ))}
        </List>
      </Card>
      <Quiet>{t('list.stay', { count: PREVIEW_DAYS })}</Quiet>
      {canChoose ? <Choice items={rows.filter(isChosen).map(({ item }) => item)} /> : null}
    </section>
  )
}

/** Previews that name a disease are chosen at first. */
const namesTrouble = (result: Result | undefined) => result?.banner === 'act' || result?.banner === 'watch'

/** Shows what the chosen scans cost before anything is sent. */
function Choice({ items }: { items: readonly Scan[] }) {
  const { t } = useTranslation(['look', 'waiting', 'diagnosis'])
  const dispatch = useAppDispatch()
  const balance = useAppSelector(selectCredits)
  const count = items.length
  const credits = count * CREDITS_PER_DIAGNOSIS
  const kilobytes = Math.ceil(items.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0) / 1000)
  const told = { credits: t('diagnosis:charge', { count: credits }), size: t('waiting:size', { kilobytes }) }
  const isTooMuch = credits > balance
  const sum = count === 0 ? t('list.none') : `${t('list.sum', { count, ...told })}${isTooMuch ? '.' : ''}`
  return (
    <>
      <Sum role="status">{isTooMuch ? `${sum} ${t('list.have', { balance })}` : sum}</Sum>
      <Button
        variant="contained"
        size="large"
        fullWidth
        disabled={count === 0 || isTooMuch}
        startIcon={<CloudUploadRounded />}
        onClick={() => void dispatch(sendHeld(items.map(({ key }) => key)))}
        sx={{ minHeight: 56 }}
      >
        {t('list.send', { count })}
      </Button>
    </>
  )
}

const Quiet = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(0.5, 0, 1.5),
  color: theme.vars.palette.text.secondary,
}))

const Sum = styled('p')(({ theme }) => ({
  margin: theme.spacing(0, 0, 1),
  textAlign: 'center',
  fontWeight: 600,
}))

type HeldRowProps = {
  item: Scan
  result: Result | undefined
  photoUrl: string | undefined
  /** Undefined while offline: nothing can be chosen. */
  isChosen: boolean | undefined
  onToggle: () => void
}

/** One held scan: checkbox, preview with a link to all of it, and a remove button. */
function HeldRow({ item, result, photoUrl, isChosen, onToggle }: HeldRowProps) {
  const { t } = useTranslation(['look', 'waiting'])
  const language = useLanguage()
  const remove = useRemoveScan()
  const { key, bytes, askedAt, photoIds } = item
  const name = result ? nameOfResult(result) : t('byPhone')
  const { isToday, text } = formatMoment(askedAt, language)
  const size = t('waiting:size', { kilobytes: Math.ceil((bytes ?? 0) / 1000) })
  return (
    <Row divider disablePadding>
      {isChosen === undefined ? null : (
        <Checkbox
          sx={{ flex: 'none', width: 48, height: 48 }}
          checked={isChosen}
          onChange={onToggle}
          slotProps={{ input: { 'aria-label': t('list.choose', { name }) } }}
        />
      )}
      <Opening component={Link} to={scanPath(key)}>
        <ScanPicture url={photoUrl} count={photoIds.length} />
        <Name component="span">{result ? shortNameOf(result) : name}</Name>
        <span>
          {result ? <VerdictStrip banner={result.banner} strip={result.strip} /> : null}
          <Typography component="span" variant="body2" color="textSecondary">
            <span>{`${isToday ? t('waiting:today', { time: text }) : text} · `}</span>
            <Size>{size}</Size>
          </Typography>
        </span>
      </Opening>
      <IconButton
        aria-label={t('waiting:remove', { name })}
        onClick={({ currentTarget }) => {
          focusNext(currentTarget)
          remove({ key, name })
        }}
      >
        <CloseRounded />
      </IconButton>
    </Row>
  )
}

const Row = styled(ListItem)(({ theme }) => ({ minHeight: 80, paddingInline: theme.spacing(0.5) }))

/** On a phone the name stands next to the picture and the rest below both, where there is more room. */
const Opening = styled(ButtonBase)(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  minHeight: 80,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1.5),
  padding: theme.spacing(1, 0.5),
  textAlign: 'start',
  '& > span:last-of-type': { gridColumn: '1 / -1' },
  '& > span:last-of-type > span:last-of-type': { lineHeight: theme.lineHeight.snug },
  [theme.breakpoints.up('sm')]: {
    '& > span:first-of-type': { gridRow: '1 / 3' },
    '& > span:last-of-type': { gridColumn: 2, alignSelf: 'start' },
  },
})) as typeof ButtonBase

const Name = styled(Typography)<{ component: 'span' }>(({ theme }) => ({
  lineHeight: theme.lineHeight.snug,
  fontWeight: 600,
  textWrap: 'balance',
  [theme.breakpoints.up('sm')]: { alignSelf: 'end' },
}))
