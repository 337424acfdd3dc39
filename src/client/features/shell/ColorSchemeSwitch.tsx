import DarkModeRounded from '@mui/icons-material/DarkModeRounded'
import WbSunny from '@mui/icons-material/WbSunny'
import { IconButton } from '@mui/material'
import { styled, useColorScheme } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useTranslation } from 'react-i18next'

/** Leaves the system's choice for the other scheme; the browser remembers it. CSS decides which of the two icons shows. */
export function ColorSchemeSwitch() {
  const { t } = useTranslation('shell')
  const { mode, systemMode, setMode } = useColorScheme()
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark'
  return (
    <IconButton
      onClick={() => {
        setMode(isDark ? 'light' : 'dark')
      }}
    >
      <WhenLight title={t('colors.toDark')}>
        <DarkModeRounded />
        <Label>{t('colors.toDark')}</Label>
      </WhenLight>
      <WhenDark title={t('colors.toLight')}>
        <WbSunny />
        <Label>{t('colors.toLight')}</Label>
      </WhenDark>
    </IconButton>
  )
}

const Label = styled('span')(visuallyHidden)
const WhenLight = styled('span')(({ theme }) => [
  { display: 'inline-flex' },
  theme.applyStyles('dark', { display: 'none' }),
])
const WhenDark = styled('span')(({ theme }) => [
  { display: 'none' },
  theme.applyStyles('dark', { display: 'inline-flex' }),
])
