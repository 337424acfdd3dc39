import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { LeafPhoto } from '~/diagnosis'

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
