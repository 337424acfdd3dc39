import CloseRounded from '@mui/icons-material/CloseRounded'
import { ButtonBase, Checkbox, IconButton, ListItem, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { focusNext } from '~/client/shared/focusNext'
import { formatMoment, useLanguage } from '~/client/shared/i18n'
import { useAppDispatch } from '~/client/store/hooks'
import type { Result } from '~/contract/responses'

import { VerdictStrip } from '~/client/shared/VerdictStrip'
import { shortNameOf, nameOfResult } from '~/client/shared/nameOfResult'
import { SetPicture, Size } from '../waiting/SetPicture'
import { removeWithUndo } from '../removeScan'
import type { Scan } from '../scansSlice'
import { showScan } from '../showScan'

type LookRowProps = {
  item: Scan
  result: Result | undefined
  photoUrl: string | undefined
  /** Undefined while there is no network to choose for. */
  isChosen: boolean | undefined
  onToggle: () => void
}

/** One look: whether it is sent, what it says and the way to all of it, and its cross. */
export function LookRow({ item, result, photoUrl, isChosen, onToggle }: LookRowProps) {
  const { t } = useTranslation(['look', 'waiting'])
  const language = useLanguage()
  const dispatch = useAppDispatch()
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
      <Opening onClick={() => void dispatch(showScan(key))}>
        <SetPicture url={photoUrl} count={photoIds.length} />
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
          void dispatch(removeWithUndo({ key, name }))
        }}
      >
        <CloseRounded />
      </IconButton>
    </Row>
  )
}

const Row = styled(ListItem)(({ theme }) => ({ minHeight: 80, paddingInline: theme.spacing(0.5) }))

/** On a phone the name stands beside the picture, and the rest below both: there it has room for its words. */
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
}))

const Name = styled(Typography)<{ component: 'span' }>(({ theme }) => ({
  lineHeight: theme.lineHeight.snug,
  fontWeight: 600,
  textWrap: 'balance',
  [theme.breakpoints.up('sm')]: { alignSelf: 'end' },
}))
