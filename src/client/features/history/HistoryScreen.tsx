import { Box, Container, Stack, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'

import { api, DIAGNOSIS_LIST } from '~/client/api/api'
import { failureOf } from '~/client/api/failure'
import { lazySchema } from '~/client/api/lazySchema'
import { responses } from '~/client/api/responseSchemas'
import { useLanguage } from '~/client/i18n/i18n'
import { Busy } from '~/client/ui/Busy'
import { Button } from '~/client/ui/Button'
import { LoadFailure } from '~/client/ui/LoadFailure'
import { Notice } from '~/client/ui/Notice'
import { Picture } from '~/client/ui/Picture'
import { PrintStyles } from '~/client/ui/PrintStyles'
import { SelectField } from '~/client/ui/SelectField'
import { Loading, SignedInOnly } from '~/client/ui/SignedInOnly'
import { MEASURE_PX, READING_PX } from '~/client/ui/windows'
import { endpoints, PLOT_FIELD } from '~/contract/endpoints'
import type { Language } from '~/contract/languages'
import { HISTORY_LENGTH } from '~/contract/limits'
import { paths } from '~/contract/paths'
import type { DiagnosisSummary, HistoryResponse } from '~/contract/responses'

import { AsOf } from './AsOf'
import { DueCard } from './DueCard'
import { HistoryCard, HistoryList } from './HistoryCard'
import { Refusals } from './Refusals'
import { isDue } from './dueDays'
import { itemsOf, useResults } from './useResults'

/** Plants that are due for new photos, then the latest results, newest first. */
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
    refusals,
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
  const ofPlot = usePlotResults(plot, all, refusals)
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
        <Refusals items={ofPlot.refusals} pictures={pictures} />
      </Stack>
    )
  if (error !== undefined) return <LoadFailure error={error} onRetry={refetch} />
  return (
    <>
      <NoResults />
      <Refusals items={refusals} pictures={pictures} />
    </>
  )
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
  /** Results of all plots: a follow-up may name another plot. */
  all: readonly DiagnosisSummary[]
  pictures: ReadonlyMap<string, string>
}

function Lists({ items, all, pictures }: ListsProps) {
  const { t } = useTranslation('history')
  const now = new Date()
  const due = items.filter((item) => isDue(item, [...items, ...all], now))
  const others = items.slice(0, HISTORY_LENGTH).filter((item) => !due.includes(item))
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

const NONE: readonly DiagnosisSummary[] = []

/** Results of one plot, or all for null; until the server responds those in `all`. `isPending`: more may come. */
function usePlotResults(plot: string | null, all: readonly DiagnosisSummary[], refusals: readonly DiagnosisSummary[]) {
  const language = useLanguage()
  const query = useGetDiagnosesOfPlotQuery(plot === null ? skipToken : { plot, language }, {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
  })
  const { currentData, refetch } = query
  const isPending = plot !== null && !currentData && query.isFetching
  const error = plot === null || currentData || isPending ? undefined : query.error
  const isOffline = error !== undefined && failureOf(error).kind === 'noResponse'
  const state = { isPending, isOffline, error, refetch }
  if (plot === null) return { items: all, refusals, ...state }
  if (currentData) return { items: itemsOf(currentData), refusals: currentData.refusals ?? NONE, ...state }
  if (error && !isOffline) return { items: NONE, refusals: NONE, ...state }
  const isOfPlot = (item: DiagnosisSummary) => item.plot === plot
  return { items: all.filter(isOfPlot), refusals: refusals.filter(isOfPlot), ...state }
}

const plotApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDiagnosesOfPlot: build.query<HistoryResponse, { plot: string; language: Language }>({
      query: ({ plot, language }) => ({
        ...endpoints.getDiagnoses,
        headers: { 'Accept-Language': language },
        params: { [PLOT_FIELD]: plot },
      }),
      responseSchema: lazySchema(async () => (await responses()).historyResponseSchema),
      providesTags: [DIAGNOSIS_LIST],
      keepUnusedDataFor: 0, // a phone may be shared
    }),
  }),
})

export const { useGetDiagnosesOfPlotQuery } = plotApi
