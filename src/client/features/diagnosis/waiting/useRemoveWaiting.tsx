import { Button } from '@mui/material'
import { useSnackbar } from 'notistack'
import { useTranslation } from 'react-i18next'

import { waitingSets } from '~/client/device/waitingSets'
import { useAppDispatch } from '~/client/store/hooks'

import { putBackWaiting, removeWaiting } from './sendWaiting'

/** Removes a set at once, and offers to undo that as long as the toast is there. */
export function useRemoveWaiting() {
  const { t } = useTranslation('waiting')
  const dispatch = useAppDispatch()
  const { enqueueSnackbar, closeSnackbar } = useSnackbar()
  return async (key: string, name: string) => {
    const removed = (await waitingSets.read()).find((one) => one.key === key)
    await dispatch(removeWaiting(key))
    if (!removed) return
    const undo = (id: number | string) => {
      closeSnackbar(id)
      void dispatch(putBackWaiting(removed))
    }
    enqueueSnackbar(t('removed', { name }), {
      variant: 'info',
      key,
      action: (id) => (
        <Button
          color="inherit"
          onClick={() => {
            undo(id)
          }}
        >
          {t('undo')}
        </Button>
      ),
    })
  }
}
