import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { savesData } from '~/client/device/savesData'
import { PhotoCredit } from '~/client/shared/PhotoCredit'
import { useBrowserValue } from '~/client/shared/useBrowserValue'
import { photosOf } from '~/diagnosis'

const HEIGHT_PX = 160

/** Leaves of the condition with their credit. A prerendered page keeps the place, and loads nothing for visitors who save data. */
export function TypicalPhotos({ slug, name }: { slug: string; name: string }) {
  const { t } = useTranslation('library')
  const [isUnseen, setIsUnseen] = useState(false)
  const visitor = useBrowserValue(dataUse, 'unknown')
  const photos = photosOf(slug)
  const [first] = photos
  if (first === undefined || visitor === 'savesData' || isUnseen) return null
  return (
    <Figure>
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
                onError={() => {
                  setIsUnseen(true)
                }}
              />
            ))}
      </Row>
      <figcaption>
        <PhotoCredit source={first.source} />
      </figcaption>
    </Figure>
  )
}

const dataUse = () => (savesData() ? 'savesData' : 'loadsPhotos')

const Figure = styled('figure')({
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
    borderRadius: theme.vars.shape.borderRadius,
    filter: theme.vars.palette.surface.photoFilter,
  },
}))
