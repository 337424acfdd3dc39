import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded'
import { Stack, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router-dom'

import { useGetDiagnosisQuery } from '~/client/api/diagnosisApi'
import { Button } from '~/client/ui/Button'
import { formatRecentDay, useLanguage } from '~/client/i18n/i18n'
import { NewPhoto } from '~/client/ui/NewPhoto'
import { LoadFailure } from '~/client/ui/LoadFailure'
import { Loading, SignedInOnly } from '~/client/ui/SignedInOnly'
import { offlineDiagnoses } from '~/client/storage/offlineDiagnoses'
import { isFollowed } from '~/contract/followUps'
import type { Language } from '~/contract/languages'
import { paths, scanPath } from '~/contract/paths'
import type { Diagnosis } from '~/contract/responses'

import { AsOf } from './AsOf'
import { LeafPicture } from './HistoryCard'
import { useResults, useThumbnails } from './useResults'

type Stored = {
  report: string
  diagnosis: Diagnosis
  language: Language
  photoUrl: string | undefined
  /** Says how old the stored data is while offline. */
  note: ReactNode
  isFollowed: boolean
}

type StoredResultProps = { address: string; renderResult: (result: Stored) => ReactNode }

/** The result of an earlier visit: the photo next to it, or above it on a phone. */
export function StoredResult(props: StoredResultProps) {
  const { t } = useTranslation('history')
  return (
    <Whole>
      <Button component={Link} to={paths.history} startIcon={<ArrowBackRounded />} sx={{ ml: -2.5, mb: 1 }}>
        {t('back')}
      </Button>
      <SignedInOnly title={t('signedOut')} heading={<Title>{t('heading')}</Title>}>
        <Named {...props} />
      </SignedInOnly>
    </Whole>
  )
}

/** The key of a scan that has been answered meanwhile leads to its diagnosis. */
function Named({ address, renderResult }: StoredResultProps) {
  const [id, setId] = useState<string>()
  useEffect(() => {
    void offlineDiagnoses.idOf(address).then(setId)
  }, [address])
  if (id === undefined) return <Loading />
  return id === address ? <Result {...{ id, renderResult }} /> : <Navigate to={scanPath(id)} replace />
}

function Result({ id, renderResult }: Pick<StoredResultProps, 'renderResult'> & { id: string }) {
  const { t } = useTranslation(['history', 'diagnosis'])
  const language = useLanguage()
  const query = useGetDiagnosisQuery({ id, language }, { refetchOnReconnect: true })
  const { currentData, error, isFetching, refetch } = query
  const photoUrl = useThumbnails(id).get(id)
  const { items } = useResults()
  if (!currentData)
    return (
      <>
        <Title>{t('heading')}</Title>
        {error && !isFetching ? <LoadFailure error={error} onRetry={refetch} /> : <Loading />}
      </>
    )
  const { result: report, diagnosis, asOf } = currentData
  const note =
    asOf === undefined ? null : (
      <div lang={language}>
        <AsOf at={asOf} />
      </div>
    )
  return (
    <Parts>
      <Photo>
        <LeafPicture diagnosis={diagnosis} url={photoUrl} />
        <Title>{t('resultOf', { date: formatRecentDay(diagnosis.createdAt, language) })}</Title>
        <NewPhoto />
      </Photo>
      <Stack spacing={1.25} sx={{ minWidth: 0 }}>
        {renderResult({
          report,
          diagnosis,
          language: currentData.language ?? language,
          photoUrl,
          note,
          isFollowed: isFollowed(id, items),
        })}
      </Stack>
    </Parts>
  )
}

const Title = ({ children }: { children: ReactNode }) => (
  <Typography variant="h4" component="h1">
    {children}
  </Typography>
)

const Whole = styled('div')({ gridColumn: '1 / -1' })

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.5),
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '344px minmax(0, 1fr)', gap: theme.spacing(4) },
}))

const Photo = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  '& > h1': { flex: 1 },
}))
