import SmartphoneRounded from '@mui/icons-material/SmartphoneRounded'
import { Alert, LinearProgress, Stack, Typography } from '@mui/material'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { savesData } from '~/client/ui/prefetch'
import { Button } from '~/client/ui/Button'
import { Loading } from '~/client/ui/SignedInOnly'
import { useToast } from '~/client/ui/useToast'
import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import { CROPS } from '~/diagnosis'

import { keepPack, readPack, removePack, selectPack, stopPack } from './packSlice'

export const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)

/** The row of the account that stores the files to judge leaves offline; null if the phone cannot run them. */
export function usePackRow() {
  const { t } = useTranslation('look')
  const dispatch = useAppDispatch()
  const { status, kept, offered, missingBytes } = useAppSelector(selectPack)
  useEffect(() => {
    const read = () => void dispatch(readPack())
    read()
    window.addEventListener('online', read)
    return () => window.removeEventListener('online', read)
  }, [dispatch])
  const row = { id: 'phone', icon: <SmartphoneRounded aria-hidden />, label: t('pack.heading') }
  const fact = offered ? t('pack.fact', { megabytes: megabytes(missingBytes) }) : t('pack.keptFact')
  if (status === 'keeping' || (status === 'stopped' && offered)) return { ...row, fact, page: <Keeping /> }
  if (status === 'kept' && kept)
    return { ...row, label: t('pack.keptHeading'), fact: t('pack.keptFact'), page: <Kept /> }
  if (status === 'unable') return null
  if (status === 'unknown') return { ...row, fact: t('pack.keptFact'), page: <Loading /> } // its place is kept
  return { ...row, fact, page: offered ? <Offer /> : <Typography>{t('pack.offline')}</Typography> }
}

function Offer() {
  const { t } = useTranslation('look')
  const dispatch = useAppDispatch()
  const { missingBytes } = useAppSelector(selectPack)
  const size = { megabytes: megabytes(missingBytes) }
  return (
    <>
      <Typography color="textSecondary">{t('pack.text', size)}</Typography>
      {savesData() ? <Typography>{t('pack.saver')}</Typography> : null}
      <Button variant="contained" onClick={() => void dispatch(keepPack())} sx={{ textWrap: 'balance' }}>
        {t('pack.keep', size)}
      </Button>
    </>
  )
}

const WHOLE = 100

export function Keeping() {
  const { t } = useTranslation('look')
  const dispatch = useAppDispatch()
  const { status, offered, missingBytes, isBroken } = useAppSelector(selectPack)
  const bytes = offered?.wireBytes ?? 0
  const progress = t('pack.progress', { done: megabytes(bytes - missingBytes), megabytes: megabytes(bytes) })
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <LinearProgress
        variant={offered ? 'determinate' : 'indeterminate'}
        value={(WHOLE * (bytes - missingBytes)) / bytes || 0}
        aria-label={t('pack.label')}
        sx={{ alignSelf: 'stretch', height: 8, borderRadius: 4 }}
      />
      {isBroken ? (
        <Alert variant="outlined" severity="warning">
          {status === 'keeping' ? t('pack.delayed') : t('pack.broken')}
        </Alert>
      ) : null}
      {offered ? <Typography>{progress}</Typography> : null}
      {status === 'keeping' ? (
        <Button variant="outlined" onClick={() => void dispatch(stopPack())}>
          {t('pack.stop')}
        </Button>
      ) : (
        <Button variant="outlined" onClick={() => void dispatch(keepPack())}>
          {t('pack.goOn')}
        </Button>
      )}
    </Stack>
  )
}

export function Kept() {
  const { t } = useTranslation('look')
  const dispatch = useAppDispatch()
  const toast = useToast()
  const { kept, offered, missingBytes } = useAppSelector(selectPack)
  const remove = async () => {
    await dispatch(removePack())
    toast(t('pack.removed'), 'success')
  }
  const isNewer = offered !== null && offered.version !== kept?.version
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography color="textSecondary">{t('pack.kept', { count: CROPS.length })}</Typography>
      {isNewer ? (
        <>
          <Typography>{t('pack.newer', { megabytes: megabytes(missingBytes) })}</Typography>
          <Button variant="outlined" onClick={() => void dispatch(keepPack())}>
            {t('pack.fetch')}
          </Button>
        </>
      ) : null}
      <Button variant="outlined" color="error" onClick={() => void remove()}>
        {t('pack.remove')}
      </Button>
    </Stack>
  )
}
