import SearchRounded from '@mui/icons-material/SearchRounded'
import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { Result } from '~/contract/responses'
import type { LeafPhoto } from '~/diagnosis'

const DRAWING_PX = 64

type CheckProps = { label: string; check: NonNullable<Result['check']>; typicalPhoto?: LeafPhoto | undefined }

/** What to look for. The drawing of the sign only decorates: the question beside it says the same. */
export function Check({ label, check: { question, drawing }, typicalPhoto }: CheckProps) {
  return (
    <Frame>
      <Drawing src={`/illustrations/${drawing}.svg`} alt="" width={DRAWING_PX} height={DRAWING_PX} />
      {typicalPhoto ? <TypicalLeaf photo={typicalPhoto} /> : null}
      <div>
        <Typography variant="subtitle2" component="p" color="info">
          <SearchRounded aria-hidden fontSize="small" />
          {label}
        </Typography>
        <Typography>{question}</Typography>
      </div>
    </Frame>
  )
}

/** Gone where it cannot be loaded. */
function TypicalLeaf({ photo }: { photo: LeafPhoto }) {
  const { t } = useTranslation('diagnosis')
  const [isUnseen, setIsUnseen] = useState(false)
  if (isUnseen) return null
  const size = { width: DRAWING_PX, height: DRAWING_PX }
  const onError = () => {
    setIsUnseen(true)
  }
  return <Drawing src={photo.src} alt={t('result.typicalLeaf')} {...size} loading="lazy" onError={onError} />
}

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  '& > div': { minWidth: 0 },
  '& .MuiTypography-subtitle2': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.5) },
  '& .MuiTypography-body1': { fontWeight: 600 },
}))

const Drawing = styled('img')(({ theme }) => ({
  flex: 'none',
  borderRadius: 12,
  ...theme.applyStyles('dark', { filter: 'brightness(0.86)' }),
}))
