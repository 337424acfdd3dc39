import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded'
import { ButtonBase, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
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
import { useFreshList, type useResults } from './useResults'

/** What the user is told of, the most urgent first: what persons answer, advice that has changed, new answers, plants that are due. */
export function useInbox({ items, isPending }: Pick<ReturnType<typeof useResults>, 'items' | 'isPending'>) {
  const unread = useUnread()
  useFreshList(isPending ? [] : unread, items)
  const now = new Date()
  return {
    answered: byUrgency(items.filter(({ person }) => person?.isUnread)),
    changed: byUrgency(items.filter(({ changes }) => changes !== undefined)),
    news: byUrgency(items.filter(({ id }) => unread.includes(id))),
    due: byUrgency(items.filter((item) => isDue(item, items, now))),
  }
}

const byUrgency = (items: readonly DiagnosisSummary[]) =>
  [...items].sort((one, other) => URGENCY.indexOf(one.answer.banner) - URGENCY.indexOf(other.answer.banner))

type InboxRowProps = {
  kind: keyof ReturnType<typeof useInbox> | 'last'
  /** The most urgent first; without any there is no row. */
  items: readonly DiagnosisSummary[]
  pictures: ReadonlyMap<string, string>
}

/** Answers in one row, the first named. Links to it, or to the list if there are several. */
export function InboxRow({ kind, items, pictures }: InboxRowProps) {
  const { t } = useTranslation('history')
  const [first] = items
  if (!first) return null
  const isToday = dueDayOf(first)?.toDateString() === new Date().toDateString()
  const title = {
    answered: t(first.person?.state === 'questioned' ? 'states.questioned' : 'states.person'),
    changed: t('changed.title'),
    news: t('unread.count', { count: items.length }),
    due: isToday ? t('due.today') : t('due.since'),
    last: t('last'),
  }[kind]
  const names = shortNameOf(first.answer)
  const path = kind === 'due' ? followUpPath(first.id) : scanPath(first.id)
  return (
    <Row component={Link} to={items.length === 1 ? path : paths.history} data-due={kind === 'due'}>
      <LeafPicture crop={first.answer.crop} url={pictures.get(first.id)} />
      <span>
        <Typography component="span" variant="h6">
          {title}
        </Typography>
        <Typography component="span" variant="caption">
          {items.length === 1 ? names : t('due.more', { names, count: items.length - 1 })}
        </Typography>
      </span>
      <ChevronRightRounded aria-hidden />
    </Row>
  )
}

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
