import CloudUploadRounded from '@mui/icons-material/CloudUploadRounded'
import { Card, List, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { selectCredits } from '~/client/session/sessionSlice'
import { Button } from '~/client/shared/Button'
import { useLanguage } from '~/client/shared/i18n'
import { usePlace } from '~/client/shared/usePlace'
import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import { CREDITS_PER_DIAGNOSIS, LOOK_DAYS } from '~/contract/limits'
import type { Result } from '~/contract/responses'

import { sendHeld } from '../holdScan'
import { selectHeld, selectIsOffline, selectShown } from '../scansSlice'
import type { Scan } from '../scansSlice'
import { useWaitingPhotos } from '../waiting/useWaitingPhotos'
import { LookRow } from './LookRow'
import { resultOfKept } from './lookTexts'

/** What this phone has looked at, and which of it becomes a diagnosis. */
export function LookList() {
  const { t } = useTranslation(['look', 'waiting', 'diagnosis', 'words'])
  const language = useLanguage()
  const place = usePlace()
  const shown = useAppSelector(selectShown)
  const kept = useAppSelector(selectHeld)
  const looks = kept.filter(({ key }) => key !== shown?.key || shown.hasWaited)
  const canChoose = !useAppSelector(selectIsOffline)
  const photoUrls = useWaitingPhotos(kept)
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const rows = looks.map((item) => ({ item, result: resultOfKept(item.preview, language, place) }))
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
            <LookRow
              key={row.item.key}
              {...row}
              photoUrl={photoUrls.get(row.item.key)}
              isChosen={canChoose ? isChosen(row) : undefined}
              onToggle={() => {
                toggle(row.item.key)
              }}
            />
          ))}
        </List>
      </Card>
      <Quiet>{t('list.stay', { count: LOOK_DAYS })}</Quiet>
      {canChoose ? <Choice items={rows.filter(isChosen).map(({ item }) => item)} /> : null}
    </section>
  )
}

/** Those are chosen at first that name a disease. */
const namesTrouble = (result: Result | undefined) => result?.banner === 'act' || result?.banner === 'watch'

/** What the chosen ones cost, before anything is sent. */
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
