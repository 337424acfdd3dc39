import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded'
import { ButtonBase, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { LeafPicture } from '~/client/ui/LeafPicture'
import { shortNameOf } from '~/client/ui/nameOfResult'
import { DUE_ROW_PX } from '~/client/ui/useIsDue'
import { useUnread } from '~/client/ui/useNews'
import { URGENCY } from '~/client/ui/verdictSigns'
import { followUpPath, paths, scanPath } from '~/contract/paths'
import type { DiagnosisSummary } from '~/contract/responses'

import { dueDayOf, isDue } from './dueDays'
import { useFreshList } from './useResults'

type RowProps = {
  items: readonly DiagnosisSummary[]
  pictures: ReadonlyMap<string, string>
  /** Shown while there is nothing to say. */
  instead?: ReactNode
}

const byUrgency = (items: readonly DiagnosisSummary[]) =>
  [...items].sort((one, other) => URGENCY.indexOf(one.answer.banner) - URGENCY.indexOf(other.answer.banner))

/** The plants due for new photos in one row, the most urgent named. Links to the scan page, or to the list if several are due. */
export function DueRow({ items, pictures, instead = null }: RowProps) {
  const { t } = useTranslation('history')
  const now = new Date()
  const due = byUrgency(items.filter((item) => isDue(item, items, now)))
  const [first] = due
  if (!first) return instead
  const isToday = dueDayOf(first)?.toDateString() === now.toDateString()
  const names = shortNameOf(first.answer)
  return (
    <Row component={Link} to={due.length === 1 ? followUpPath(first.id) : paths.history} data-due>
      <LeafPicture crop={first.answer.crop} url={pictures.get(first.id)} />
      <RowTexts
        title={isToday ? t('due.today') : t('due.since')}
        names={due.length === 1 ? names : t('due.more', { names, count: due.length - 1 })}
      />
    </Row>
  )
}

/** The answers that came meanwhile in one row. Links to the answer, or to the list if there are several. */
export function NewRow({ items, pictures, instead = null }: RowProps) {
  const { t } = useTranslation('history')
  const unread = useUnread()
  useFreshList(unread, items)
  const news = byUrgency(items.filter(({ id }) => unread.includes(id)))
  const [first] = news
  if (!first) return instead
  const names = shortNameOf(first.answer)
  return (
    <Row component={Link} to={news.length === 1 ? scanPath(first.id) : paths.history}>
      <LeafPicture crop={first.answer.crop} url={pictures.get(first.id)} />
      <RowTexts
        title={t('unread.count', { count: news.length })}
        names={news.length === 1 ? names : t('due.more', { names, count: news.length - 1 })}
      />
    </Row>
  )
}

type LastRowProps = { item: DiagnosisSummary; pictureUrl: string | undefined }

export function LastRow({ item, pictureUrl }: LastRowProps) {
  const { t } = useTranslation('history')
  return (
    <Row component={Link} to={scanPath(item.id)}>
      <LeafPicture crop={item.answer.crop} url={pictureUrl} />
      <RowTexts title={t('last')} names={shortNameOf(item.answer)} />
    </Row>
  )
}

const RowTexts = ({ title, names }: { title: string; names: string }) => (
  <>
    <span>
      <Typography component="span" variant="h6">
        {title}
      </Typography>
      <Typography component="span" variant="caption">
        {names}
      </Typography>
    </span>
    <ChevronRightRounded aria-hidden />
  </>
)

const Row = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.5),
  width: '100%',
  minHeight: DUE_ROW_PX,
  padding: theme.spacing(0.375, 1.5), // two lines of names and the frame are as high as the reserved row
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.card,
  backgroundColor: theme.vars.palette.background.paper,
  textAlign: 'start',
  '&[data-due="true"]': {
    border: 0,
    color: theme.vars.palette.verdict.watch.contrastText,
    backgroundColor: theme.vars.palette.verdict.watch.main,
  },
  '& > span': { flex: 1, minWidth: 0 },
  '& > span > span': { display: 'block' },
})) as typeof ButtonBase
