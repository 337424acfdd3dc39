import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

/** How the next photo is taken, for those who do not read. */
export function RetakeDrawing() {
  const { t } = useTranslation('notices')
  return <Drawing src="/illustrations/retake.svg" alt={t('retake')} width={328} height={190} />
}

const Drawing = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'clamp(150px, 44vw, 220px)',
  objectFit: 'cover',
  borderRadius: theme.vars.shape.card,
  filter: theme.vars.palette.surface.pictureFilter,
}))
