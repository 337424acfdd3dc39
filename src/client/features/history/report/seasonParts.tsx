import InfoOutlined from '@mui/icons-material/InfoOutlined'
import { Card, Stack, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { formatDay, useLanguage } from '~/client/i18n/i18n'
import { dayOf } from '~/client/ui/dayOf'
import { selectUser } from '~/client/session/sessionSlice'
import { useAppSelector } from '~/client/store/hooks'
import { Button } from '~/client/ui/Button'
import { failureMessages } from '~/client/ui/failureMessages'
import { InlineNote } from '~/client/ui/InlineNote'

import type { ReportEntry } from './reportLines'
import type { DayRange } from './season'
import type { useReport } from './useReport'

type GapsProps = Pick<ReturnType<typeof useReport>, 'gap' | 'retry'> & {
  range: DayRange
  waiting: number
  /** Answers without advice. */
  missing: number
}

/** Names what the report lacks, on paper, too. */
export function Gaps({ gap, range, waiting, missing, retry }: GapsProps) {
  const { t } = useTranslation('report')
  const language = useLanguage()
  const first = gap?.before === undefined ? undefined : dayOf(new Date(gap.before))
  const gaps = [
    ...(gap ? failureMessages(gap.error).slice(0, 1) : []),
    ...(first !== undefined && first > range.from ? [t('gaps.before', { day: formatDay(first, language) })] : []),
    ...(gap ? [t('gaps.unread')] : []),
    ...(missing > 0 ? [t('gaps.details', { count: missing })] : []),
    ...(waiting > 0 ? [t('gaps.waiting', { count: waiting })] : []),
  ]
  return (
    <>
      {gaps.map((text) => (
        <InlineNote key={text} icon={<InfoOutlined aria-hidden />}>
          {text}
        </InlineNote>
      ))}
      {gap ? (
        <Button variant="outlined" onClick={retry} sx={{ alignSelf: 'flex-start' }}>
          {t('retry')}
        </Button>
      ) : null}
    </>
  )
}

/** What the report is about. */
export function Facts({ plot, range, count }: { plot: string | null; range: DayRange; count: number }) {
  const { t } = useTranslation(['report', 'history'])
  const language = useLanguage()
  const username = useAppSelector((state) => selectUser(state)?.username)
  const days = { from: formatDay(range.from, language), to: formatDay(range.to, language) }
  const facts = [
    [t('facts.field'), plot ?? t('history:plot.all')],
    [t('facts.days'), t('days', days)],
    [t('facts.account'), username],
    [t('facts.answers'), count],
    [t('facts.made'), formatDay(dayOf(new Date()), language)],
  ] as const
  return (
    <Pairs>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Pairs>
  )
}

/** The answers and notes of each field in their order. */
export function FieldEntries({ entries }: { entries: readonly ReportEntry[] }) {
  const { t } = useTranslation('history')
  const plots = [...new Set(entries.map(({ plot }) => plot))].sort(
    (one, other) => Number(one === '') - Number(other === '') || one.localeCompare(other),
  )
  return plots.map((plot) => (
    <Stack key={plot} component="section" spacing={1} aria-label={plot || t('plot.noField')}>
      <Typography variant="h4" component="h2">
        {plot || t('plot.noField')}
      </Typography>
      {entries
        .filter((entry) => entry.plot === plot)
        .map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
    </Stack>
  ))
}

function Entry({ entry }: { entry: ReportEntry }) {
  const { kind, day, crop, name, verdict, advised = [], replies = [], persons = [], harvest } = entry
  const { follows = '', progress = '' } = entry
  const { t } = useTranslation('report')
  const language = useLanguage()
  const told = [
    [t('advised'), advised],
    [t('replies'), [replies.join(' ')]],
    [t('persons'), persons],
    [t('follows'), [follows]],
    [t('progress'), [progress]],
  ] as const
  return (
    <Card component="article" variant="outlined" sx={{ p: 1.5 }}>
      <Typography variant="caption" color="textSecondary">
        {[formatDay(day, language), ...(kind === 'answer' ? [] : [t(`kinds.${kind}`)])].join(' · ')}
      </Typography>
      <Typography variant="h6" component="h3">
        {kind === 'sprayed' ? `${crop}: ${name}` : name}
      </Typography>
      <Typography>{verdict || harvest}</Typography>
      <Pairs>
        {told
          .filter(([, values]) => values.some(Boolean))
          .map(([term, values]) => (
            <div key={term}>
              <dt>{term}</dt>
              {values.map((value) => (
                <dd key={value}>{value}</dd>
              ))}
            </div>
          ))}
      </Pairs>
    </Card>
  )
}

const Pairs = styled('dl')(({ theme }) => ({
  ...theme.mixins.column(0.5),
  margin: 0,
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}))
