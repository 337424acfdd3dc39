import BrokenImageRounded from '@mui/icons-material/BrokenImageRounded'
import { Dialog, DialogActions, useMediaQuery } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { Button } from '~/client/ui/Button'

import type { Photo } from '../scansSlice'

type PhotoDialogProps = {
  photo: Photo | undefined
  name: string
  /** Counts from 1. */
  number: number
  onClose: () => void
  onRemove: (() => void) | undefined
}

/** The whole photo. */
export function PhotoDialog({ photo, name, number, onClose, onRemove }: PhotoDialogProps) {
  const { t } = useTranslation(['diagnosis', 'share'])
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'))
  return (
    <Dialog open fullScreen={isPhone} maxWidth="md" onClose={onClose} slotProps={{ paper: { 'aria-label': name } }}>
      <Whole>
        {photo?.problem === null ? <img src={photo.url} alt="" /> : <BrokenImageRounded color="disabled" />}
      </Whole>
      <DialogActions sx={{ flexWrap: 'wrap', p: 1.5 }}>
        {onRemove ? <Button onClick={onRemove}>{t('picker.remove', { number })}</Button> : null}
        <Button variant="outlined" onClick={onClose}>
          {t('share:dialog.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const Whole = styled('div')({
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  minHeight: 0,
  '& > img': { maxWidth: '100%', maxHeight: '100%', minHeight: 0, objectFit: 'contain' },
})
