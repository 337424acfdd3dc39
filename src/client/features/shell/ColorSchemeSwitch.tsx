import DarkModeRounded from '@mui/icons-material/DarkModeRounded'
import WbSunny from '@mui/icons-material/WbSunny'
import { IconButton } from '@mui/material'
import { styled, useColorScheme } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useTranslation } from 'react-i18next'

import { Button } from '~/client/ui/Button'

type ColorSchemeSwitchProps = {
  isLabelled?: boolean
}

/** CSS selects the icon, so that the prerendered page is right in both schemes. */
export function ColorSchemeSwitch({ isLabelled = false }: ColorSchemeSwitchProps) {
  const { t } = useTranslation('shell')
  const { mode, systemMode, setMode } = useColorScheme()
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark'
  const onClick = () => setMode(isDark ? 'light' : 'dark')
  const Label = isLabelled ? 'span' : HiddenLabel
  const sides = [
    { Side: WhenLight, Icon: DarkModeRounded, title: t('colors.toDark') },
    { Side: WhenDark, Icon: WbSunny, title: t('colors.toLight') },
  ]
  const content = sides.map(({ Side, Icon, title }) => (
    <Side key={title} title={title}>
      <Icon />
      <Label>{title}</Label>
    </Side>
  ))
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
