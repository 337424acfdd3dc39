import CloseRounded from '@mui/icons-material/CloseRounded'
import { Dialog, IconButton, useMediaQuery } from '@mui/material'
import { styled, useTheme } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

type EnlargedPhotosProps = {
  photos: readonly { src: string; caption: string }[]
  isOpen: boolean
  onClose: () => void
}

/** All photos to compare, as large as the window is wide. */
export function EnlargedPhotos({ photos, isOpen, onClose }: EnlargedPhotosProps) {
  const { t } = useTranslation('share')
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'))
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullScreen={isPhone}
      slotProps={{ paper: { 'aria-label': t('photos.title') } }}
    >
      <Close aria-label={t('dialog.close')} onClick={onClose}>
        <CloseRounded />
      </Close>
      {photos.map(({ src, caption }) => (
        <Large key={src}>
          <img src={src} alt={caption} />
          <figcaption>{caption}</figcaption>
        </Large>
      ))}
    </Dialog>
  )
}

const Close = styled(IconButton)(({ theme }) => ({
  position: 'sticky',
  top: theme.spacing(1),
  zIndex: 1,
  alignSelf: 'flex-end',
  flex: 'none',
  margin: theme.spacing(1, 1, 0),
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { backgroundColor: theme.vars.palette.surface.tint },
}))

const Large = styled('figure')(({ theme }) => ({
  margin: theme.spacing(1, 2, 2),
  '& > img': { display: 'block', width: '100%', height: 'auto', borderRadius: 16 },
  '& > figcaption': { ...theme.typography.body1, marginTop: theme.spacing(0.5), fontWeight: 600 },
}))
