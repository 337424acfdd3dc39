import CloseRounded from '@mui/icons-material/CloseRounded'
import { IconButton, LinearProgress, ListItem, ListItemText } from '@mui/material'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'

import { focusNext } from '~/client/shared/focusNext'
import { formatMoment, useLanguage } from '~/client/shared/i18n'
import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import { CROPS } from '~/contract/crops/crops'

import { SetPicture, Size } from './SetPicture'
import { removeWithUndo } from '../removeScan'
import { selectSentShare, selectUnderwayKey } from '../scansSlice'
import type { Scan } from '../scansSlice'

type WaitingRowProps = { scan: Scan; photoUrl: string | undefined }

/** One set that is not answered yet, and its cross. */
export function WaitingRow({ scan, photoUrl }: WaitingRowProps) {
  const { t } = useTranslation(['waiting', 'diagnosis'])
  const dispatch = useAppDispatch()
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
            void dispatch(removeWithUndo({ key: scan.key, name }))
          }}
        >
          <CloseRounded />
        </IconButton>
      }
    >
      <SetPicture url={photoUrl} count={scan.photoIds.length} />
      <ListItemText
        primary={name}
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

function StateOfRow({ scan: { key, bytes, askedAt } }: Pick<WaitingRowProps, 'scan'>) {
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
