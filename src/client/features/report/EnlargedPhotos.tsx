import CloseRounded from '@mui/icons-material/CloseRounded'
import { Dialog, IconButton, useMediaQuery } from '@mui/material'
import { styled, useTheme } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

type Photo = { src: string; caption: string }

type EnlargedPhotosProps = { own: Photo; others: readonly Photo[]; isOpen: boolean; onClose: () => void }

/** All photos to compare: below one another, or the own one beside each other one in a window that is wider than high. */
export function EnlargedPhotos({ own, others, isOpen, onClose }: EnlargedPhotosProps) {
  const { t } = useTranslation('share')
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'))
  const isBeside = useMediaQuery(BESIDE) && !isPhone
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullScreen={isPhone}
      maxWidth={isBeside ? 'lg' : 'sm'}
      slotProps={{ paper: { 'aria-label': t('photos.title') } }}
    >
      <Photos data-beside={isBeside}>
        <Close aria-label={t('dialog.close')} onClick={onClose}>
          <CloseRounded />
        </Close>
        <Large {...own} />
        <div>
          {others.map((photo) => (
            <Large key={photo.src} {...photo} />
          ))}
        </div>
      </Photos>
    </Dialog>
  )
}

const Large = ({ src, caption }: Photo) => (
  <figure>
    <img src={src} alt={caption} />
    <figcaption>{caption}</figcaption>
  </figure>
)

const BESIDE = '(orientation: landscape)'
/** What the dialog leaves around and below a photo. */
const FRAME_PX = 140

const Photos = styled('div')(({ theme }) => ({
  display: 'grid',
  '& figure': { margin: theme.spacing(1, 2, 2) },
  '& img': { display: 'block', width: '100%', height: 'auto', borderRadius: theme.vars.shape.tile },
  '& figcaption': { ...theme.typography.body1, marginTop: theme.spacing(0.5), fontWeight: 600 },
  '&[data-beside="true"]': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
    alignItems: 'start',
    overflowY: 'auto',
    '& > button': { order: 1 },
    '& > figure': { position: 'sticky', top: 0, marginRight: 0 },
    '& figure': { marginTop: theme.spacing(2) },
    '& img': { maxHeight: `calc(100vh - ${FRAME_PX}px)`, objectFit: 'contain' },
  },
}))

const Close = styled(IconButton)(({ theme }) => ({
  position: 'sticky',
  top: theme.spacing(1),
  zIndex: 1,
  justifySelf: 'end',
  margin: theme.spacing(1, 1, 0),
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { backgroundColor: theme.vars.palette.surface.tint },
}))
