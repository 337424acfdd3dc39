import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { savesData } from '~/client/ui/prefetch'
import { CONDITIONS, isConditionLabel } from '~/contract/library'
import type { Diagnosis } from '~/contract/responses'
import { photosOf, type LeafPhoto } from '~/diagnosis'

export const namedLabel = (diagnosis: Diagnosis | null): string | null =>
  diagnosis && ['confident', 'probable'].includes(diagnosis.verdict) ? diagnosis.label : null

/** Photos to compare with, most typical first; none if the user saves data. */
export function typicalPhotosOf(label: string | null): readonly LeafPhoto[] {
  if (label === null || !isConditionLabel(label) || savesData()) return []
  return photosOf(CONDITIONS[label])
}

const SIDE_PX = 64

/** Renders nothing without a photo, or if it does not load. */
export function TypicalLeaf({ photo }: { photo: LeafPhoto | undefined }) {
  const { t } = useTranslation('diagnosis')
  const [isUnseen, setIsUnseen] = useState(false)
  if (photo === undefined || isUnseen) return null
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

const Photo = styled('img')(({ theme }) => ({
  flex: 'none',
  borderRadius: theme.vars.shape.borderRadius,
  filter: theme.vars.palette.surface.photoFilter,
}))

/** Each source of the photos once. */
export const sourcesOf = (photos: readonly LeafPhoto[]): LeafPhoto['source'][] => [
  ...new Map(photos.map(({ source }) => [source.title, source])).values(),
]
