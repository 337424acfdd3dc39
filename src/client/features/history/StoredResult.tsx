import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded'
import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router-dom'

import { useGetDiagnosisQuery } from '~/client/api/diagnosisApi'
import { Button } from '~/client/ui/Button'
import { formatRecentDay, useLanguage } from '~/client/i18n/i18n'
import { NewPhoto } from '~/client/ui/NewPhoto'
import { LeafPicture } from '~/client/ui/LeafPicture'
import { LoadFailure } from '~/client/ui/LoadFailure'
import { Loading, SignedInOnly } from '~/client/ui/SignedInOnly'
import { offlineDiagnoses } from '~/client/storage/offlineDiagnoses'
import { isFollowed } from '~/contract/followUps'
import type { Language } from '~/contract/languages'
import { paths, scanPath } from '~/contract/paths'
import type { Diagnosis } from '~/contract/responses'

import { AsOf } from './AsOf'
import { isDue } from './dueDays'
import { useResults, useThumbnails } from './useResults'

type Stored = {
  report: string
  diagnosis: Diagnosis
  language: Language
  photoUrl: string | undefined
  /** Says how old the stored data is while offline. */
  note: ReactNode
  isFollowed: boolean
  isDue: boolean
}

type StoredResultProps = { address: string; renderResult: (result: Stored) => ReactNode }

/** The result of an earlier visit: the photo next to it, or above it on a phone. */
export function StoredResult(props: StoredResultProps) {
  const { t } = useTranslation('history')
  return (
    <>
      <Back component={Link} to={paths.history} startIcon={<ArrowBackRounded />}>
        {t('back')}
      </Back>
      <SignedInOnly title={t('signedOut')} heading={<Title>{t('heading')}</Title>} frame={InPlace}>
        <Named {...props} />
      </SignedInOnly>
    </>
  )
}

/** The key of a scan that has been answered meanwhile leads to its diagnosis. */
function Named({ address, renderResult }: StoredResultProps) {
  const [id, setId] = useState<string>()
  useEffect(() => {
    void offlineDiagnoses.idOf(address).then(setId)
  }, [address])
  if (id === undefined)
    return (
      <InPlace>
        <Loading />
      </InPlace>
    )
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
      <InPlace>
        <Title>{t('heading')}</Title>
        {error && !isFetching ? <LoadFailure error={error} onRetry={refetch} /> : <Loading />}
      </InPlace>
    )
  const { result: report, diagnosis, asOf } = currentData
  const note =
    asOf === undefined ? null : (
      <div lang={language}>
        <AsOf at={asOf} />
      </div>
    )
  return (
    <>
      <Photo>
        <LeafPicture crop={diagnosis.answer.crop} url={photoUrl} />
        <Title>{t('resultOf', { date: formatRecentDay(diagnosis.createdAt, language) })}</Title>
        <NewPhoto />
      </Photo>
      <InPlace>
        {renderResult({
          report,
          diagnosis,
          language: currentData.language ?? language,
          photoUrl,
          note,
          isFollowed: isFollowed(id, items),
          isDue: isDue(diagnosis, items, new Date()),
        })}
      </InPlace>
    </>
  )
}

const Title = ({ children }: { children: ReactNode }) => (
  <Typography variant="h4" component="h1">
    {children}
  </Typography>
)

/** The areas are those of the scan screen. */
const InPlace = styled('div')(({ theme }) => ({
  ...theme.mixins.column(1.25),
  minWidth: 0,
  [theme.breakpoints.up('lg')]: { gridArea: 'result' },
}))

const Back = styled(Button)(({ theme }) => ({
  justifySelf: 'start',
  marginLeft: theme.spacing(-2.5),
  [theme.breakpoints.up('lg')]: { gridArea: 'due' },
})) as typeof Button

const Photo = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  '& > h1': { flex: 1 },
  [theme.breakpoints.up('lg')]: {
    gridArea: 'form',
    alignSelf: 'start',
    position: 'sticky',
    top: theme.spacing(12),
    '& > img': { width: '100%', height: 'auto', aspectRatio: '1', objectFit: 'cover' },
    '& > h1': { flexBasis: '100%' },
  },
  '@media print': { position: 'static' },
}))
