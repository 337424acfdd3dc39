import { keyframes, styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

export function Busy() {
  const { t } = useTranslation('shell')
  return <Bar role="progressbar" aria-label={t('loading')} />
}

const sweep = keyframes({
  '0%': { transform: 'scaleX(0)' },
  '50%': { transform: 'none' },
  '100%': { transform: 'translateX(100%)' },
})

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: theme.zIndex.tooltip,
  height: 4,
  backgroundColor: theme.vars.palette.secondary.main,
  transformOrigin: '0 0',
  animation: `${sweep} 1.2s linear infinite`,
}))
