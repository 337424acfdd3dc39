import { Card, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { drawingPath } from '~/client/shared/drawing'
import type { LibraryPage } from '~/diagnosis'

import { LibraryDrawing } from './LibraryDrawing'
import { LibrarySection } from './LibrarySection'
import { TypicalPhotos } from './TypicalPhotos'

/** Typical leaves, the tell-tale sign as a picture, and all signs in words. */
export function Signs({ page: { slug, name, drawing, caption, signs } }: { page: LibraryPage }) {
  const { t } = useTranslation('library')
  return (
    <Frame variant="outlined">
      <TypicalPhotos key={slug} slug={slug} name={name} />
      <Figure>
        <LibraryDrawing src={drawingPath(drawing)} size={128} alt={t('condition.drawing', { sign: caption })} />
        <Typography variant="h5" component="figcaption">
          {caption}
        </Typography>
      </Figure>
      {signs.length > 0 ? <LibrarySection heading={t('condition.signs')} lines={signs} /> : null}
    </Frame>
  )
}

const Frame = styled(Card)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  padding: theme.spacing(2),
}))

const Figure = styled('figure')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  margin: 0,
  '& > figcaption': { flex: '1 1 9rem', minWidth: 0, hyphens: 'auto' }, // below the drawing on the narrowest phones
}))
