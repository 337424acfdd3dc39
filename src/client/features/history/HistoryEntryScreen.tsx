import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded'
import { Container, Stack, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { useGetDiagnosisQuery } from '~/client/api/diagnosisApi'
import { Button } from '~/client/shared/Button'
import { useLanguage } from '~/client/shared/i18n'
import { LoadFailure } from '~/client/shared/LoadFailure'
import { Loading, SignedInOnly } from '~/client/shared/SignedInOnly'
import { READING_PX } from '~/client/shared/windows'
import { isFollowed } from '~/contract/followUps'
import type { Language } from '~/contract/languages'
import { paths } from '~/contract/paths'
import type { Diagnosis } from '~/contract/responses'

import { formatRecentDay } from './formatRecentDay'
import { AsOf } from './AsOf'
import { DeleteButton } from './DeleteButton'
import { FollowUpCard } from './FollowUpCard'
import { PlotRow } from './PlotRow'
import { RecheckRow } from './RecheckRow'
import { useKeptAnswers } from './useKeptAnswers'
import { useResults } from './useResults'
import { useThumbnails } from './useThumbnails'

type EntryResult = {
  report: string
  diagnosis: Diagnosis
  language: Language
  photoUrl: string | undefined
  /** How the plants are since, after the day of what is read without a network. */
  followUp: ReactNode
  /** When to look again, and which field it is. */
  rows: ReactNode
}

type HistoryEntryScreenProps = { id: string; renderResult: (result: EntryResult) => ReactNode }

/** An earlier result again, in the reader's language. */
export function HistoryEntryScreen(props: HistoryEntryScreenProps) {
  const { t } = useTranslation('history')
  return (
    <Frame>
      <Button component={Link} to={paths.history} startIcon={<ArrowBackRounded />} sx={{ ml: -2.5 }}>
        {t('back')}
      </Button>
      <SignedInOnly title={t('signedOut')} heading={<Title>{t('heading')}</Title>}>
        <Entry {...props} />
      </SignedInOnly>
    </Frame>
  )
}

function Entry({ id, renderResult }: HistoryEntryScreenProps) {
  const { t } = useTranslation('history')
  const language = useLanguage()
  const query = useGetDiagnosisQuery({ id, language }, { refetchOnReconnect: true })
  const { currentData, error, isFetching, refetch } = query
  const answers = useKeptAnswers(currentData ? undefined : error)
  const photoUrl = useThumbnails(id).get(id)
  const kept = answers?.find(({ diagnosis }) => diagnosis.id === id)
  const shown = currentData ? { ...currentData, language } : kept
  if (!shown)
    return (
      <>
        <Title>{t('heading')}</Title>
        {error && !isFetching && answers ? <LoadFailure error={error} onRetry={refetch} /> : <Loading />}
      </>
    )
  const { result: report, diagnosis } = shown
  const followUp = (
    <>
      {kept && !currentData ? (
        <div lang={language}>
          <AsOf at={kept.readAt} />
        </div>
      ) : null}
      <FollowUpCard diagnosis={diagnosis} />
    </>
  )
  const rows = (
    <>
      <Recheck diagnosis={diagnosis} />
      <PlotRow diagnosis={diagnosis} />
    </>
  )
  return (
    <EntryLayout diagnosis={diagnosis}>
      {renderResult({ report, diagnosis, language: shown.language, photoUrl, followUp, rows })}
    </EntryLayout>
  )
}

const Title = ({ children }: { children: ReactNode }) => (
  <Typography variant="h4" component="h1" sx={{ mb: 1 }}>
    {children}
  </Typography>
)

function Recheck({ diagnosis }: { diagnosis: Diagnosis }) {
  const { items } = useResults()
  return <RecheckRow diagnosis={diagnosis} isFollowed={isFollowed(diagnosis.id, items)} />
}

type EntryLayoutProps = { diagnosis: Diagnosis; children: ReactNode }

function EntryLayout({ diagnosis: { id, createdAt }, children }: EntryLayoutProps) {
  const { t } = useTranslation('history')
  const language = useLanguage()
  return (
    <Stack spacing={1.25}>
      <Title>{t('resultOf', { date: formatRecentDay(createdAt, language) })}</Title>
      {children}
      <DeleteButton id={id} />
    </Stack>
  )
}

const Frame = styled(Container)(({ theme }) => ({
  paddingBlock: theme.spacing(1),
  [theme.breakpoints.up('md')]: { maxWidth: theme.breakpoints.values.md, paddingBlock: theme.spacing(4) },
  [theme.breakpoints.up('lg')]: { maxWidth: `calc(${READING_PX}px + 2 * ${theme.spacing(5)})` },
}))
