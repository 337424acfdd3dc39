import IosShareRounded from '@mui/icons-material/IosShareRounded'
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded'
import { Stack } from '@mui/material'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'

import { sharedPhotos, type TakenPhotos } from '~/client/storage/sharedPhotosStorage'
import { Button } from '~/client/ui/Button'
import { InlineNote } from '~/client/ui/InlineNote'
import { OfferCard } from '~/client/ui/OfferCard'
import { createAppAsyncThunk, useAppDispatch } from '~/client/store/hooks'
import { SHARED_PARAMETER, SHARE_FAILED } from '~/contract/sharedPhotos'

import { choosePhotos } from './choosePhotos'
import { readQueue } from '../sendQueue'
import { restoreScans } from '../loadPhotos'

/** Deletes them once the draft is stored: until then a page may be closed. */
const addShared = createAppAsyncThunk<void, TakenPhotos>(
  'scans/addShared',
  async ({ files, drop }, { dispatch, extra }) => {
    await dispatch(readQueue()) // sharing starts the app: the photos join the stored draft
    await dispatch(restoreScans())
    if (files.length > 0) await dispatch(choosePhotos(files))
    await extra.saving.waitForUnlock()
    await drop()
  },
)

/** Photos shared by another app or any web page. They join the scan only if the user agrees, signed in or not. */
export function SharedPhotos() {
  const { t } = useTranslation('notices')
  const dispatch = useAppDispatch()
  const [search, setSearch] = useSearchParams()
  const [count, setCount] = useState<number>() // unknown during hydration
  const hasFailed = search.get(SHARED_PARAMETER) === SHARE_FAILED
  useEffect(() => {
    let isCurrent = true
    void sharedPhotos.count().then((found) => {
      if (!isCurrent) return
      setCount(found)
      if (found === 0 && !hasFailed) setSearch({}, { replace: true, preventScrollReset: true })
    })
    return () => {
      isCurrent = false
    }
  }, [hasFailed, setSearch])
  const close = () => {
    setSearch({}, { replace: true, preventScrollReset: true }) // then moves the focus to the heading
  }
  const add = async () => {
    const shared = await sharedPhotos.take()
    close()
    await dispatch(addShared(shared))
  }
  const leaveOut = async () => {
    await sharedPhotos.empty()
    close()
  }
  if (count === undefined) return null
  return (
    <Stack spacing={1.5} sx={{ mb: 1.5 }}>
      {hasFailed ? (
        <InlineNote role="alert" icon={<WarningAmberRounded aria-hidden />}>
          {t('shared.failed')}
        </InlineNote>
      ) : null}
      {count > 0 ? (
        <OfferCard
          icon={<IosShareRounded aria-hidden color="primary" />}
          heading="h2"
          title={t('shared.question', { count })}
          text={t('shared.text')}
          buttons={
            <>
              <Button variant="contained" onClick={() => void add()}>
                {t('shared.add')}
              </Button>
              <Button onClick={() => void leaveOut()}>{t('shared.leaveOut')}</Button>
            </>
          }
        />
      ) : null}
    </Stack>
  )
}
