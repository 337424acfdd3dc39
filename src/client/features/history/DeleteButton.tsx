import DeleteRounded from '@mui/icons-material/DeleteRounded'
import { Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

import { useDeleteDiagnosisMutation } from '~/client/api/diagnosisApi'
import { Button } from '~/client/ui/Button'
import { useOverlay } from '~/client/ui/useOverlay'
import { useToast, useToastFailures } from '~/client/ui/useToast'
import { paths } from '~/contract/paths'

/** Deletes the result after confirmation, then goes to the list. */
export function DeleteButton({ id }: { id: string }) {
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
