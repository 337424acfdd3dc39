import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { savesData } from '~/client/device/savesData'
import { CONDITIONS, isConditionLabel } from '~/contract/library'
import type { Diagnosis } from '~/contract/responses'
import { photosOf } from '~/diagnosis'
import type { LeafPhoto } from '~/diagnosis'

/** The one condition that a result names. */
export const namedLabel = (diagnosis: Diagnosis | null): string | null =>
  diagnosis && ['confident', 'probable'].includes(diagnosis.verdict) ? diagnosis.label : null

/** Leaves to compare with, the most typical first; none for those who save data. */
export function typicalPhotosOf(label: string | null): readonly LeafPhoto[] {
  if (label === null || !isConditionLabel(label) || savesData()) return []
  return photosOf(CONDITIONS[label])
}

const SIDE_PX = 64

/** Gone where there is none, or where it cannot be loaded. */
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
      onError={() => {
        setIsUnseen(true)
      }}
    />
  )
}

const Photo = styled('img')(({ theme }) => ({
  flex: 'none',
  borderRadius: theme.vars.shape.borderRadius,
  filter: theme.vars.palette.surface.photoFilter,
}))
