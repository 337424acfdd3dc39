import { Card, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { savesData } from '~/client/ui/prefetch'
import { drawingPath } from '~/client/ui/drawing'
import { PhotoCredit } from '~/client/ui/PhotoCredit'
import { useBrowserValue } from '~/client/ui/useBrowserValue'
import { photosOf, type LibraryPage } from '~/diagnosis'

import { LibraryDrawing } from '~/client/ui/LibraryDrawing'
import { LibrarySection } from './LibrarySection'

export function Signs({ page: { slug, name, drawing, caption, signs } }: { page: LibraryPage }) {
  const { t } = useTranslation('library')
  return (
    <Card sx={{ display: 'flex', flexDirection: 'column', gap: 2, p: 2 }} variant="outlined">
      <TypicalPhotos key={slug} slug={slug} name={name} />
      <Figure>
        <LibraryDrawing src={drawingPath(drawing)} size={128} alt={t('condition.drawing', { sign: caption })} />
        <Typography variant="h5" component="figcaption">
          {caption}
        </Typography>
      </Figure>
      {signs.length > 0 ? <LibrarySection heading={t('condition.signs')} lines={signs} /> : null}
    </Card>
  )
}

const Figure = styled('figure')(({ theme }) => ({
  ...theme.mixins.row(1, 2),
  flexWrap: 'wrap',
  margin: 0,
  '& > figcaption': { flex: '1 1 9rem', minWidth: 0, hyphens: 'auto' }, // below the drawing on the narrowest phones
}))

const HEIGHT_PX = 160

/** Typical leaves with credits. The page reserves their space; users who save data load no photo. */
function TypicalPhotos({ slug, name }: { slug: string; name: string }) {
  const { t } = useTranslation('library')
  const [isUnseen, setIsUnseen] = useState(false)
  const visitor = useBrowserValue(dataUse, 'unknown')
  const photos = photosOf(slug)
  const [first] = photos
  if (first === undefined || visitor === 'savesData' || isUnseen) return null
  return (
    <PhotoFigure>
      <Row>
        {visitor === 'unknown'
          ? null
          : photos.map(({ src }, index) => (
              <img
                key={src}
                src={src}
                alt={t('condition.typical', { number: index + 1, name })}
                width={HEIGHT_PX}
                height={HEIGHT_PX}
                loading="lazy"
                onError={() => setIsUnseen(true)}
              />
            ))}
      </Row>
      <figcaption>
        <PhotoCredit source={first.source} />
      </figcaption>
    </PhotoFigure>
  )
}

const dataUse = () => (savesData() ? 'savesData' : 'loadsPhotos')

const PhotoFigure = styled('figure')({
  margin: 0,
  '@media (scripting: none)': { display: 'none' },
})

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.5),
  height: HEIGHT_PX,
  '& > img': {
    flex: '0 1 auto',
    minWidth: 0,
    objectFit: 'cover',
    borderRadius: theme.vars.shape.photo,
    filter: theme.vars.palette.surface.photoFilter,
  },
}))
