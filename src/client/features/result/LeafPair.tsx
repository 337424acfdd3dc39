import CloseRounded from '@mui/icons-material/CloseRounded'
import { Box, Dialog, IconButton, useMediaQuery } from '@mui/material'
import { styled, useTheme } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useOverlay } from '~/client/ui/useOverlay'
import { PhotoCredit } from '~/client/ui/PhotoCredit'
import { LARGE_TEXT } from '~/client/ui/windows'
import type { LeafPhoto } from '~/diagnosis'

import { sourcesOf } from './TypicalLeaf'

const HEIGHT_PX = 112
/** Size in a wide window; no larger than the photos. */
const WIDE_HEIGHT_PX = 144
const WIDE_PX = 176

type LeafPairProps = { photoUrl: string; typicalPhotos: readonly LeafPhoto[] }

/** The user's leaf next to typical ones to swipe; a tap enlarges. Renders nothing if there is none or one does not load. */
export function LeafPair({ photoUrl, typicalPhotos }: LeafPairProps) {
  const { t } = useTranslation(['share', 'diagnosis'])
  const { isOpen, open, close } = useOverlay('photos')
  const [isUnseen, setUnseen] = useState(false)
  const [isSwiped, setSwiped] = useState(false)
  if (isUnseen || typicalPhotos.length === 0) return null
  const own = { src: photoUrl, caption: t('diagnosis:result.yourLeaf') }
  const count = typicalPhotos.length
  const typical = typicalPhotos.map(({ src }, index) => ({
    src,
    caption: t('photos.typical', { number: index + 1, count }),
  }))
  const swipe = () => setSwiped(true)
  const fail = () => setUnseen(true)
  return (
    <Pair>
      <Leaf {...own} onOpen={open} />
      <Swiped onScroll={swipe} onPointerDown={swipe} onFocus={swipe}>
        {typical.map((photo, index) => (
          <Leaf key={photo.src} {...photo} isWaiting={index > 0 && !isSwiped} onOpen={open} onError={fail} />
        ))}
      </Swiped>
      <EnlargedPhotos own={own} others={typical} sources={sourcesOf(typicalPhotos)} isOpen={isOpen} onClose={close} />
    </Pair>
  )
}

type LeafProps = { src: string; caption: string; isWaiting?: boolean; onOpen: () => void; onError?: () => void }

function Leaf({ src, caption, isWaiting = false, onOpen, onError }: LeafProps) {
  const { t } = useTranslation('share')
  return (
    <Figure>
      <button type="button" aria-label={t('photos.enlarge', { photo: caption })} onClick={onOpen}>
        {isWaiting ? null : (
          <img src={src} alt="" width={HEIGHT_PX} height={HEIGHT_PX} loading="lazy" onError={onError} />
        )}
      </button>
      <figcaption>{caption}</figcaption>
    </Figure>
  )
}

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(0.5),
  height: HEIGHT_PX,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: `repeat(2, ${WIDE_PX}px)`, height: WIDE_HEIGHT_PX },
  [LARGE_TEXT]: { height: 'auto' },
}))

const Swiped = styled('div')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  gap: theme.spacing(0.5),
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: theme.vars.shape.photo,
  '& > *': { scrollSnapAlign: 'start' },
}))

const Figure = styled('figure')(({ theme }) => ({
  position: 'relative',
  minWidth: 0,
  height: '100%',
  margin: 0,
  borderRadius: theme.vars.shape.photo,
  overflow: 'hidden',
  '& > button': {
    display: 'block',
    width: '100%',
    height: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'zoom-in',
    '&:focus-visible': { outlineOffset: -3 },
  },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '& > figcaption': {
    ...theme.typography.subtitle2,
    position: 'absolute',
    left: theme.spacing(1),
    bottom: theme.spacing(1),
    padding: theme.spacing(0, 1.25),
    borderRadius: theme.vars.shape.pill,
    color: theme.vars.palette.common.white,
    backgroundColor: theme.vars.palette.surface.onPhoto,
    pointerEvents: 'none',
  },
  [LARGE_TEXT]: {
    '& > button': { height: HEIGHT_PX },
    '& > figcaption': { position: 'static', padding: 0, color: 'inherit', backgroundColor: 'transparent' },
  },
}))

type Photo = { src: string; caption: string }

type EnlargedPhotosProps = {
  own: Photo
  others: readonly Photo[]
  sources: readonly LeafPhoto['source'][]
  isOpen: boolean
  onClose: () => void
}

/** All photos stacked, or in landscape the user's photo next to the others. */
function EnlargedPhotos({ own, others, sources, isOpen, onClose }: EnlargedPhotosProps) {
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
          {sources.map((source) => (
            <Box key={source.title} sx={{ mx: 2, mb: 2 }}>
              <PhotoCredit source={source} />
            </Box>
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
/** Space around and below a photo in the dialog. */
const FRAME_PX = 140

const Photos = styled('div')(({ theme }) => ({
  display: 'grid',
  '& figure': { margin: theme.spacing(1, 2, 2) },
  '& img': { display: 'block', width: '100%', height: 'auto', borderRadius: theme.vars.shape.photo },
  '& figcaption': { ...theme.typography.h6, marginTop: theme.spacing(0.5) },
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
