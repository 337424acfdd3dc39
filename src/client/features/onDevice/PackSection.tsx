import { Alert, LinearProgress, Stack, Typography } from '@mui/material'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { savesData } from '~/client/ui/prefetch'
import { AccountSection } from '~/client/ui/AccountSection'
import { Button } from '~/client/ui/Button'
import { useToast } from '~/client/ui/useToast'
import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import { CROPS } from '~/diagnosis'

import { keepPack, readPack, removePack, selectPack, stopPack } from './packSlice'

export const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)

/** Stores the files to judge leaves offline. Renders nothing if the phone cannot run them. */
export function PackSection() {
  const dispatch = useAppDispatch()
  const { status, kept, offered } = useAppSelector(selectPack)
  useEffect(() => {
    const read = () => void dispatch(readPack())
    read()
    window.addEventListener('online', read)
    return () => window.removeEventListener('online', read)
  }, [dispatch])
  if (status === 'keeping' || (status === 'stopped' && offered)) return <Keeping />
  if (status === 'kept' && kept) return <Kept />
  if (status !== 'absent') return null
  return offered ? <Offer /> : <Later />
}

/** Shown offline, when the size is unknown. */
function Later() {
  const { t } = useTranslation('look')
  return (
    <AccountSection heading={t('pack.heading')}>
      <Typography>{t('pack.offline')}</Typography>
    </AccountSection>
  )
}

function Offer() {
  const { t } = useTranslation('look')
  const dispatch = useAppDispatch()
  const { missingBytes } = useAppSelector(selectPack)
  const size = { megabytes: megabytes(missingBytes) }
  return (
    <AccountSection heading={t('pack.heading')} text={t('pack.text', size)}>
      {savesData() ? <Typography sx={{ mb: 2 }}>{t('pack.saver')}</Typography> : null}
      <Button variant="outlined" onClick={() => void dispatch(keepPack())} sx={{ textWrap: 'balance' }}>
        {t('pack.keep', size)}
      </Button>
    </AccountSection>
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
    <AccountSection heading={t('pack.heading')}>
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
    </AccountSection>
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
    <AccountSection heading={t('pack.keptHeading')} text={t('pack.kept', { count: CROPS.length })}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
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
    </AccountSection>
  )
}
