import DarkModeRounded from '@mui/icons-material/DarkModeRounded'
import WbSunny from '@mui/icons-material/WbSunny'
import { IconButton } from '@mui/material'
import { styled, useColorScheme } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'

/** Leaves the system's choice for the other scheme; the browser remembers it. CSS decides which of the two icons shows. */
export function ColorSchemeSwitch() {
  const { mode, systemMode, setMode } = useColorScheme()
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark'
  return (
    <IconButton
      onClick={() => {
        setMode(isDark ? 'light' : 'dark')
      }}
    >
      <WhenLight title={TO_DARK}>
        <DarkModeRounded />
        <Label>{TO_DARK}</Label>
      </WhenLight>
      <WhenDark title={TO_LIGHT}>
        <WbSunny />
        <Label>{TO_LIGHT}</Label>
      </WhenDark>
    </IconButton>
  )
}

const TO_DARK = 'Switch to dark colours'
const TO_LIGHT = 'Switch to light colours'

const Label = styled('span')(visuallyHidden)
const WhenLight = styled('span')(({ theme }) => [
  { display: 'inline-flex' },
  theme.applyStyles('dark', { display: 'none' }),
])
const WhenDark = styled('span')(({ theme }) => [
  { display: 'none' },
  theme.applyStyles('dark', { display: 'inline-flex' }),
])
