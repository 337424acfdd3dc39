import DarkModeRounded from '@mui/icons-material/DarkModeRounded'
import WbSunny from '@mui/icons-material/WbSunny'
import { IconButton } from '@mui/material'
import { styled, useColorScheme } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useTranslation } from 'react-i18next'

import { Button } from '~/client/shared/Button'

type ColorSchemeSwitchProps = {
  /** Whether there is room to say what it does. */
  isLabelled?: boolean
}

/** Leaves the system's choice for the other scheme; the browser remembers it. CSS decides which of the two icons shows. */
export function ColorSchemeSwitch({ isLabelled = false }: ColorSchemeSwitchProps) {
  const { t } = useTranslation('shell')
  const { mode, systemMode, setMode } = useColorScheme()
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark'
  const onClick = () => {
    setMode(isDark ? 'light' : 'dark')
  }
  const Label = isLabelled ? 'span' : HiddenLabel
  const content = (
    <>
      <WhenLight title={t('colors.toDark')}>
        <DarkModeRounded />
        <Label>{t('colors.toDark')}</Label>
      </WhenLight>
      <WhenDark title={t('colors.toLight')}>
        <WbSunny />
        <Label>{t('colors.toLight')}</Label>
      </WhenDark>
    </>
  )
  return isLabelled ? (
    <Button onClick={onClick} sx={{ px: 1 }}>
      {content}
    </Button>
  ) : (
    <IconButton onClick={onClick}>{content}</IconButton>
  )
}

const HiddenLabel = styled('span')(visuallyHidden)
const WhenLight = styled('span')(({ theme }) => [
  { display: 'inline-flex', gap: theme.spacing(1) },
  theme.applyStyles('dark', { display: 'none' }),
])
const WhenDark = styled('span')(({ theme }) => [
  { display: 'none', gap: theme.spacing(1) },
  theme.applyStyles('dark', { display: 'inline-flex' }),
])
