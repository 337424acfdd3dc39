import { Dialog, DialogActions, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '~/client/shared/Button'

import type { useLogOut } from './useLogOut'

type LogOutDialogProps = ReturnType<typeof useLogOut>['question']

/** Asked where logging out would delete photos that were never sent. */
export function LogOutDialog({ isAsking, waitingCount, confirm, keep }: LogOutDialogProps) {
  const { t } = useTranslation('waiting')
  const titleId = useId()
  return (
    <Dialog open={isAsking} onClose={keep} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('logOut.question', { count: waitingCount })}</DialogTitle>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="error" onClick={confirm}>
          {t('logOut.confirm')}
        </Button>
        <Button variant="contained" onClick={keep}>
          {t('logOut.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
