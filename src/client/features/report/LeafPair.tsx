import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import type { LeafPhoto } from '~/diagnosis'

const HEIGHT_PX = 112
/** In a wide window they are square, and no larger than the photos. */
const WIDE_PX = 144

type LeafPairProps = { photoUrl: string; typicalPhoto: LeafPhoto; instead?: ReactNode }

/** The farmer's leaf and a typical one, to compare. `instead` where the typical one cannot be loaded. */
export function LeafPair({ photoUrl, typicalPhoto, instead = null }: LeafPairProps) {
  const { t } = useTranslation('diagnosis')
  const [isUnseen, setIsUnseen] = useState(false)
  if (isUnseen) return instead
  const size = { width: HEIGHT_PX, height: HEIGHT_PX }
  return (
    <Pair>
      <figure>
        <img src={photoUrl} alt="" {...size} />
        <figcaption>{t('result.yourLeaf')}</figcaption>
      </figure>
      <figure>
        <img
          src={typicalPhoto.src}
          alt=""
          {...size}
          loading="lazy"
          onError={() => {
            setIsUnseen(true)
          }}
        />
        <figcaption>{t('result.typicalLeaf')}</figcaption>
      </figure>
    </Pair>
  )
}

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(0.5),
  '& > figure': { position: 'relative', height: HEIGHT_PX, margin: 0, borderRadius: 16, overflow: 'hidden' },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '& figcaption': {
    ...theme.typography.body2,
    position: 'absolute',
    left: theme.spacing(1),
    bottom: theme.spacing(1),
    padding: theme.spacing(0, 1.25),
    borderRadius: 99,
    color: theme.vars.palette.common.white,
    backgroundColor: theme.vars.palette.surface.onPhoto,
    fontWeight: 600,
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: `repeat(2, ${WIDE_PX}px)`,
    '& > figure': { height: WIDE_PX },
  },
}))
