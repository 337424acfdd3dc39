import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { savesData } from '~/client/ui/prefetch'
import { CONDITIONS, isConditionLabel } from '~/contract/library'
import type { Diagnosis } from '~/contract/responses'
import { photosOf, type LeafPhoto } from '~/diagnosis'

import { BannerPhoto } from './VerdictBanner'

export const namedLabel = (diagnosis: Diagnosis | null): string | null =>
  diagnosis && ['confident', 'probable'].includes(diagnosis.verdict) ? diagnosis.label : null

/** Photos to compare with, most typical first; none if the user saves data. */
export function typicalPhotosOf(label: string | null): readonly LeafPhoto[] {
  if (label === null || !isConditionLabel(label) || savesData()) return []
  return photosOf(CONDITIONS[label])
}

const SIDE_PX = 64

/** Renders nothing without a photo, or if it does not load. */
export function TypicalLeaf({ photo, isCaptioned = false }: { photo: LeafPhoto | undefined; isCaptioned?: boolean }) {
  const { t } = useTranslation('diagnosis')
  const [isUnseen, setIsUnseen] = useState(false)
  if (photo === undefined || isUnseen) return null
  if (isCaptioned)
    return (
      <Captioned>
        <BannerPhoto src={photo.src} alt="" onError={() => setIsUnseen(true)} />
        <Typography component="figcaption" variant="body2">
          {t('result.typicalLeaf')}
        </Typography>
      </Captioned>
    )
  return (
    <Photo
      src={photo.src}
      alt={t('result.typicalLeaf')}
      width={SIDE_PX}
      height={SIDE_PX}
      loading="lazy"
      onError={() => setIsUnseen(true)}
    />
  )
}

const CAPTIONED_PX = 128

const Captioned = styled('figure')(({ theme }) => ({
  position: 'relative',
  flex: 'none',
  margin: 0,
  '& > img': { display: 'block', width: CAPTIONED_PX, height: CAPTIONED_PX },
  '& > figcaption': {
    position: 'absolute',
    left: theme.spacing(1),
    bottom: theme.spacing(1),
    padding: theme.spacing(0, 1),
    borderRadius: theme.vars.shape.pill,
    color: theme.vars.palette.common.white,
    backgroundColor: theme.vars.palette.surface.onPhoto,
  },
}))

const Photo = styled('img')(({ theme }) => ({
  flex: 'none',
  borderRadius: theme.vars.shape.photo,
  filter: theme.vars.palette.surface.photoFilter,
}))

/** Each source of the photos once. */
export const sourcesOf = (photos: readonly LeafPhoto[]): LeafPhoto['source'][] => [
  ...new Map(photos.map(({ source }) => [source.title, source])).values(),
]
