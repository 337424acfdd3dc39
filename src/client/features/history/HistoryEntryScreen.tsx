import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded'
import DeleteRounded from '@mui/icons-material/DeleteRounded'
import {
  Container,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material'
import { styled } from '@mui/material/styles'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'

import { useDeleteDiagnosisMutation, useGetDiagnosisQuery } from '~/client/api/diagnosisApi'
import { Button } from '~/client/ui/Button'
import { useToast, useToastFailures } from '~/client/ui/useToast'
import { formatRecentDay, useLanguage } from '~/client/i18n/i18n'
import { LoadFailure } from '~/client/ui/LoadFailure'
import { Loading, SignedInOnly } from '~/client/ui/SignedInOnly'
import { useOverlay } from '~/client/ui/useOverlay'
import { READING_PX } from '~/client/ui/windows'
import { isFollowed } from '~/contract/followUps'
import type { Language } from '~/contract/languages'
import { paths } from '~/contract/paths'
import type { Diagnosis } from '~/contract/responses'

import { AsOf } from './AsOf'
import { useResults, useThumbnails } from './useResults'

type EntryResult = {
  report: string
  diagnosis: Diagnosis
  language: Language
  photoUrl: string | undefined
  /** Says how old the stored data is while offline. */
  note: ReactNode
  isFollowed: boolean
}

type HistoryEntryScreenProps = { id: string; renderResult: (result: EntryResult) => ReactNode }

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
    <Stack spacing={1.25}>
      <Title>{t('resultOf', { date: formatRecentDay(diagnosis.createdAt, language) })}</Title>
      {renderResult({
        report,
        diagnosis,
        language: currentData.language ?? language,
        photoUrl,
        note,
        isFollowed: isFollowed(id, items),
      })}
      <DeleteButton id={id} />
    </Stack>
  )
}

const Title = ({ children }: { children: ReactNode }) => (
  <Typography variant="h4" component="h1" sx={{ mb: 1 }}>
    {children}
  </Typography>
)

const Frame = styled(Container)(({ theme }) => ({
  paddingBlock: theme.spacing(1),
  [theme.breakpoints.up('md')]: { maxWidth: theme.breakpoints.values.md, paddingBlock: theme.spacing(4) },
  [theme.breakpoints.up('lg')]: { maxWidth: `calc(${READING_PX}px + 2 * ${theme.spacing(5)})` },
}))

/** Deletes the result after confirmation, then goes to the list. */
function DeleteButton({ id }: { id: string }) {
  const { t } = useTranslation('history')
  const toast = useToast()
  const toastFailures = useToastFailures()
  const navigate = useNavigate()
  const titleId = useId()
  const { isOpen, open, close } = useOverlay('delete')
  const [isDeleted, setDeleted] = useState(false)
  const [deleteDiagnosis, { isLoading }] = useDeleteDiagnosisMutation()
  useEffect(() => {
    if (isDeleted && !isOpen) void navigate(paths.history, { replace: true })
  }, [isDeleted, isOpen, navigate])
  const confirm = async () => {
    const { error } = await deleteDiagnosis(id)
    close() // removes the dialog's history entry before the result's
    if (error) {
      toastFailures(error)
      return
    }
    setDeleted(true)
    toast(t('deletion.success'), 'success')
  }
  return (
    <>
      <Button color="error" startIcon={<DeleteRounded />} sx={{ alignSelf: 'flex-start' }} onClick={open}>
        {t('deletion.open')}
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{t('deletion.question')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{t('deletion.text')}</DialogContentText>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          <Button onClick={close}>{t('deletion.cancel')}</Button>
          <Button color="error" variant="contained" loading={isLoading} onClick={confirm}>
            {t('deletion.confirm')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
