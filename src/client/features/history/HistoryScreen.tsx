import PhotoCameraRounded from '@mui/icons-material/PhotoCameraRounded'
import { Box, Stack, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { Suspense, useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'

import { selectUser } from '~/client/session/sessionSlice'
import { useAppSelector } from '~/client/store/hooks'
import { ActionBar } from '~/client/ui/ActionBar'
import { Busy } from '~/client/ui/Busy'
import { Button } from '~/client/ui/Button'
import { lazyOrNothing } from '~/client/ui/lazyOrNothing'
import { LoadFailure } from '~/client/ui/LoadFailure'
import { Notice } from '~/client/ui/Notice'
import { PageBody } from '~/client/ui/Page'
import { PhotoList, type Photo } from '~/client/ui/PhotoRow'
import { Picture } from '~/client/ui/Picture'
import { PrintStyles } from '~/client/ui/PrintStyles'
import { SelectField } from '~/client/ui/SelectField'
import { Loading, SignedInOnly } from '~/client/ui/SignedInOnly'
import { useHasPlan } from '~/client/ui/useHasPlan'
import { FORM_PX } from '~/client/ui/windows'
import { PLOT_FIELD } from '~/contract/endpoints'
import { isRefusal } from '~/contract/followUps'
import { HISTORY_LENGTH } from '~/contract/limits'
import { paths } from '~/contract/paths'
import type { DiagnosisSummary } from '~/contract/responses'

import { AsOf } from './AsOf'
import { ConfirmedRows } from './ConfirmedRows'
import { Refusals } from './Refusals'
import { ReportRow } from './ReportRow'
import { isDue } from './dueDays'
import { groupPhotos } from './groupPhotos'
import { useAnswerPhotos } from './useAnswerPhotos'
import { usePlotResults } from './usePlotResults'
import { useFreshList, useResults } from './useResults'

const OlderAnswers = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "report" */ './OlderAnswers')).OlderAnswers,
)

type HistoryScreenProps = {
  /** Photos on this phone without an answer. */
  waiting: readonly Photo[]
  /** Answers given on this visit, which the list may not have yet. */
  arrived: readonly DiagnosisSummary[]
  /** What to know before photos are sent. */
  note: ReactNode
  /** Sends what the user has chosen; null if there is nothing to choose from. */
  send: ReactNode
}

/** "My photos": answers, and photos that wait for one, by field. */
export function HistoryScreen({ note, ...photos }: HistoryScreenProps) {
  const { t } = useTranslation(['history', 'diagnosis', 'notices'])
  const isSignedIn = useAppSelector(selectUser) !== null
  return (
    <PageBody isText>
      <PrintStyles />
      <Column>
        <Typography variant="h2" component="h1">
          {t('heading')}
        </Typography>
        {note}
        {isSignedIn ? null : <Groups photos={photos.waiting} />}
        <SignedInOnly title={t('signedOut')}>
          <Photos {...photos} />
        </SignedInOnly>
      </Column>
    </PageBody>
  )
}

function Photos({ waiting, arrived, send }: Omit<HistoryScreenProps, 'note'>) {
  const { t } = useTranslation('history')
  const hasPlan = useHasPlan()
  const list = useResults({ refetchOnMountOrArgChange: true })
  const { items, refusals } = useWithArrived(list, arrived)
  const [search, setSearch] = useSearchParams()
  const plot = search.get(PLOT_FIELD)
  const ofPlot = usePlotResults(plot, items, refusals, list.next)
  const all = [...ofPlot.items, ...items] // a follow-up may name another plot
  const photoOf = useAnswerPhotos({ pictures: list.pictures, all })
  const now = new Date()
  const isNews = ({ changes, person }: DiagnosisSummary) => changes !== undefined || person?.isUnread === true
  const answers = ofPlot.items.filter((item, index) => index < HISTORY_LENGTH || isNews(item) || isDue(item, all, now))
  const photos = [...waiting.filter((photo) => plot === null || photo.plot === plot), ...answers.map(photoOf)]
  const lastRead = list.asOf ?? (ofPlot.isOffline && answers.length > 0 ? list.readAt : undefined)
  const filter = (chosen: string | null) => {
    setSearch(chosen === null ? {} : { [PLOT_FIELD]: chosen }, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      {lastRead === undefined ? null : <AsOf at={lastRead} />}
      <ConfirmedRows confirmed={list.confirmed} />
      {items.length > 0 ? <PlotFilter plots={list.plots} plot={plot} onChange={filter} /> : null}
      {ofPlot.isPending ? <Busy /> : null}
      <Groups photos={photos} />
      {list.isPending ? <Loading /> : null}
      {list.error === undefined ? null : <LoadFailure error={list.error} onRetry={list.refetch} />}
      {photos.length > 0 || list.isPending || list.error !== undefined ? null : (
        <None isAnyElsewhere={items.length > 0} {...ofPlot} />
      )}
      {hasPlan ? (
        <Suspense>
          <OlderAnswers key={plot} {...{ plot, photoOf }} listed={ofPlot.items} next={ofPlot.next} />
        </Suspense>
      ) : null}
      <Refusals items={ofPlot.refusals} pictures={list.pictures} />
      {answers.length > 0 && !hasPlan ? (
        <Typography variant="caption" color="textSecondary">
          {t(answers.length < HISTORY_LENGTH ? 'note' : 'older.withPlan', { count: HISTORY_LENGTH })}
        </Typography>
      ) : null}
      {list.isPending ? null : <ReportRow hasPlan={hasPlan} hasAnswers={items.length > 0} />}
      {photos.length > 0 ? <Bar send={send} /> : null}
    </>
  )
}

/** The list with newer answers that it does not have yet. */
function useWithArrived(list: ReturnType<typeof useResults>, arrived: readonly DiagnosisSummary[]) {
  const listed = [...list.items, ...list.refusals]
  const added = list.isPending
    ? []
    : arrived.filter(({ id, createdAt }) => listed.every((one) => one.id !== id && one.createdAt <= createdAt))
  useFreshList(
    added.map(({ id }) => id),
    listed,
  )
  return {
    items: [...added.filter((item) => !isRefusal(item)), ...list.items],
    refusals: [...added.filter(isRefusal), ...list.refusals],
  }
}

function Groups({ photos }: { photos: readonly Photo[] }) {
  const groups = groupPhotos(photos)
  const areNamed = groups.some(({ plot }) => plot !== null)
  return groups.map((group) => <Group key={group.plot} {...group} isNamed={areNamed} />)
}

type GroupProps = ReturnType<typeof groupPhotos>[number] & { isNamed: boolean }

function Group({ plot, photos, isNamed }: GroupProps) {
  const { t } = useTranslation('history')
  const id = useId()
  if (!isNamed) return <PhotoList photos={photos} />
  return (
    <section aria-labelledby={id}>
      <PlotName id={id}>{plot ?? t('plot.noField')}</PlotName>
      <PhotoList photos={photos} />
    </section>
  )
}

function Bar({ send }: Pick<HistoryScreenProps, 'send'>) {
  const { t } = useTranslation('diagnosis')
  return (
    <ActionBar>
      <Button
        component={Link}
        to={paths.predict}
        variant={send === null ? 'contained' : 'outlined'}
        size="large"
        startIcon={<PhotoCameraRounded />}
        sx={{ flex: 1 }}
      >
        {t('button.newPhoto')}
      </Button>
      {send}
    </ActionBar>
  )
}

type NoneProps = Pick<ReturnType<typeof usePlotResults>, 'isPending' | 'error' | 'refetch'> & {
  /** Other fields have answers. */
  isAnyElsewhere: boolean
}

function None({ isPending, error, refetch, isAnyElsewhere }: NoneProps) {
  const { t } = useTranslation('history')
  if (isPending) return <Loading />
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  return isAnyElsewhere ? <Typography role="status">{t('plot.empty')}</Typography> : <NoResults />
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

type PlotFilterProps = { plots: readonly string[]; plot: string | null; onChange: (plot: string | null) => void }

function PlotFilter({ plots, plot, onChange }: PlotFilterProps) {
  const { t } = useTranslation('history')
  const choices = plot === null || plots.includes(plot) ? plots : [plot, ...plots]
  if (choices.length === 0) return null
  return (
    <Box sx={{ maxWidth: FORM_PX }}>
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

const Column = styled(Stack)(({ theme }) => ({ gap: theme.spacing(1.5) }))

const PlotName = styled('h2')(({ theme }) => ({
  ...theme.typography.caption,
  margin: theme.spacing(0, 0, 0.5),
  fontWeight: theme.typography.button.fontWeight,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}))
