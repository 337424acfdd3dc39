import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded'
import NotificationsActiveRounded from '@mui/icons-material/NotificationsActiveRounded'
import { ButtonBase, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { dueDayOf, isDue, namesOf } from './dueDays'
import { DUE_ROW_PX } from '~/client/ui/useIsDue'
import { followUpPath, paths } from '~/contract/paths'
import type { DiagnosisSummary } from '~/contract/responses'

import { LeafPicture } from './HistoryCard'

type DueRowProps = { items: readonly DiagnosisSummary[]; pictures: ReadonlyMap<string, string> }

/** The plants due for new photos in one row. Links to the scan page, or to the list if several are due. */
export function DueRow({ items, pictures }: DueRowProps) {
  const { t } = useTranslation('history')
  const now = new Date()
  const due = items.filter((item) => isDue(item, items, now))
  const [first] = due
  if (!first) return null
  const isToday = dueDayOf(first)?.toDateString() === now.toDateString()
  const names = namesOf(first)
  return (
    <Row component={Link} to={due.length === 1 ? followUpPath(first.id) : paths.history}>
      <LeafPicture diagnosis={first} url={pictures.get(first.id)} />
      <span>
        <Typography component="span" variant="h6">
          {isToday ? t('due.today') : t('due.since')}
        </Typography>
        <Typography component="span" variant="body2">
          {due.length === 1 ? names : t('due.more', { names, count: due.length - 1 })}
        </Typography>
      </span>
      <NotificationsActiveRounded aria-hidden />
      <ChevronRightRounded aria-hidden />
    </Row>
  )
}

const PICTURE_PX = 48

const Row = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.5),
  width: '100%',
  minHeight: DUE_ROW_PX,
  padding: theme.spacing(1, 1.5),
  borderRadius: theme.vars.shape.card,
  color: theme.vars.palette.verdict.watch.contrastText,
  backgroundColor: theme.vars.palette.verdict.watch.main,
  textAlign: 'start',
  '& > span': { flex: 1, minWidth: 0 },
  '& > span > span': { display: 'block', lineHeight: theme.lineHeight.snug },
  '& > img': { width: PICTURE_PX, height: PICTURE_PX },
})) as typeof ButtonBase
