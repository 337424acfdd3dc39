import { Box, Container, Stack, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'

import { Busy } from '~/client/shared/Busy'
import { Button } from '~/client/shared/Button'
import { LoadFailure } from '~/client/shared/LoadFailure'
import { Notice } from '~/client/shared/Notice'
import { Picture } from '~/client/shared/Picture'
import { SelectField } from '~/client/shared/SelectField'
import { PrintStyles } from '~/client/shared/PrintStyles'
import { Loading, SignedInOnly } from '~/client/shared/SignedInOnly'
import { MEASURE_PX, READING_PX } from '~/client/shared/windows'
import { PLOT_FIELD } from '~/contract/endpoints'
import { HISTORY_LENGTH } from '~/contract/limits'
import { paths } from '~/contract/paths'
import type { DiagnosisSummary } from '~/contract/responses'

import { AsOf } from './AsOf'
import { DueCard } from './DueCard'
import { HistoryCard, HistoryList } from './HistoryCard'
import { isDue } from './dueDays'
import { usePlotResults } from './usePlotResults'
import { useResults } from './useResults'

/** What is due for new photos, then the last results, newest first. */
function HistoryScreen() {
  const { t } = useTranslation(['history', 'diagnosis', 'notices'])
  return (
    <Container sx={{ py: { xs: 2.5, md: 5 } }}>
      <PrintStyles />
      <Measure>
        <Typography variant="h2" component="h1" sx={{ mb: 2 }}>
          {t('heading')}
        </Typography>
        <SignedInOnly title={t('signedOut')}>
          <Results />
        </SignedInOnly>
      </Measure>
    </Container>
  )
}

export { HistoryScreen as Component }

function Results() {
  const {
    items: all,
    plots,
    pictures,
    asOf,
    readAt,
    isPending,
    error,
    refetch,
  } = useResults({ refetchOnMountOrArgChange: true })
  const [search, setSearch] = useSearchParams()
  const plot = search.get(PLOT_FIELD)
  const ofPlot = usePlotResults(plot, all)
  const lastRead = asOf ?? (ofPlot.isOffline && ofPlot.items.length > 0 ? readAt : undefined)
  const filter = (chosen: string | null) => {
    setSearch(chosen === null ? {} : { [PLOT_FIELD]: chosen }, { replace: true, preventScrollReset: true })
  }
  if (isPending) return <Loading />
  if (all.length > 0)
    return (
      <Stack spacing={2}>
        {lastRead === undefined ? null : <AsOf at={lastRead} />}
        <PlotFilter plots={plots} plot={plot} onChange={filter} />
        {ofPlot.isPending ? <Busy /> : null}
        {ofPlot.items.length > 0 ? <Lists items={ofPlot.items} {...{ all, pictures }} /> : <NoneOfPlot {...ofPlot} />}
      </Stack>
    )
  return error === undefined ? <NoResults /> : <LoadFailure error={error} onRetry={refetch} />
}

function NoneOfPlot({ isPending, error, refetch }: ReturnType<typeof usePlotResults>) {
  const { t } = useTranslation('history')
  if (isPending) return <Loading />
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  return <Typography role="status">{t('plot.empty')}</Typography>
}

const EMPTY_LEAF = { src: '/illustrations/empty-leaf.svg', alt: '', width: 240, height: 200 }
const EMPTY_LEAF_PX = 200

function NoResults() {
  const { t } = useTranslation('history')
  const next = (
    <Button component={Link} to={paths.predict} variant="contained" size="large">
      {t('empty.next')}
    </Button>
  )
  return (
    <Notice
      heading="h2"
      role="status"
      title={t('empty.title')}
      picture={<Picture illustration={EMPTY_LEAF} maxWidth={EMPTY_LEAF_PX} />}
      actions={next}
    >
      {t('empty.text')}
    </Notice>
  )
}

type ListsProps = {
  items: readonly DiagnosisSummary[]
  /** Results of all fields: a follow-up may name another field. */
  all: readonly DiagnosisSummary[]
  pictures: ReadonlyMap<string, string>
}

function Lists({ items, all, pictures }: ListsProps) {
  const { t } = useTranslation('history')
  const now = new Date()
  const due = items.filter((item) => isDue(item, [...items, ...all], now))
  const others = items.filter((item) => !due.includes(item))
  return (
    <Columns data-two={due.length > 0}>
      {due.length > 0 ? (
        <HistoryList>
          {due.map((item, index) => (
            <DueCard key={item.id} item={item} pictureUrl={pictures.get(item.id)} isFirst={index === 0} now={now} />
          ))}
        </HistoryList>
      ) : null}
      <Stack spacing={1.25}>
        {due.length > 0 && others.length > 0 ? (
          <Typography variant="h5" component="h2">
            {t('earlier')}
          </Typography>
        ) : null}
        <HistoryList>
          {others.map((item) => (
            <HistoryCard key={item.id} item={item} pictureUrl={pictures.get(item.id)} />
          ))}
        </HistoryList>
        <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
          {t('note', { count: HISTORY_LENGTH })}
        </Typography>
      </Stack>
    </Columns>
  )
}

const Measure = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: { maxWidth: MEASURE_PX, marginInline: 'auto' },
}))

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  maxWidth: theme.breakpoints.values.md,
  [theme.breakpoints.up('lg')]: {
    '&[data-two="true"]': {
      gridTemplateColumns: `344px minmax(0, ${READING_PX}px)`,
      gap: theme.spacing(4),
      alignItems: 'start',
      maxWidth: 'none',
    },
  },
}))

type PlotFilterProps = { plots: readonly string[]; plot: string | null; onChange: (plot: string | null) => void }

function PlotFilter({ plots, plot, onChange }: PlotFilterProps) {
  const { t } = useTranslation('history')
  const choices = plot === null || plots.includes(plot) ? plots : [plot, ...plots]
  if (choices.length === 0) return null
  return (
    <Box sx={{ maxWidth: 344 }}>
      <SelectField
        label={t('plot.filter')}
        value={plot ?? ''}
        onChange={(value) => onChange(value === '' ? null : value)}
      >
        <option value="">{t('plot.all')}</option>
        {choices.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
    </Box>
  )
}
