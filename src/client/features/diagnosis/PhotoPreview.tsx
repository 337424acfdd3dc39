import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { Picture } from '~/client/shared/Picture'

type PhotoPreviewProps = { url: string | undefined }

const EMPTY_LEAF = { src: '/illustrations/empty-leaf.svg', alt: '', width: 240, height: 200 }
const EMPTY_LEAF_PX = 192

/** The chosen photo. As large without one, so that nothing moves when it appears. */
export function PhotoPreview({ url }: PhotoPreviewProps) {
  const { t } = useTranslation('diagnosis')
  return (
    <Frame>
      {url === undefined ? (
        <Picture illustration={EMPTY_LEAF} loading="eager" maxWidth={EMPTY_LEAF_PX} />
      ) : (
        <Photo src={url} alt={t('picker.preview')} />
      )}
    </Frame>
  )
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  height: 'clamp(220px, 50vw, 360px)',
  overflow: 'hidden',
  borderRadius: theme.vars.shape.card,
  backgroundColor: theme.vars.palette.surface.tint,
}))

const Photo = styled('img')({ display: 'block', width: '100%', height: '100%', objectFit: 'contain' })
