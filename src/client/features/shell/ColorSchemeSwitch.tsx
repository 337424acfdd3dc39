import DarkModeRounded from '@mui/icons-material/DarkModeRounded'
import WbSunny from '@mui/icons-material/WbSunny'
import { IconButton } from '@mui/material'
import { styled, useColorScheme } from '@mui/material/styles'

import { afterPaint } from '~/client/shared/afterPaint'
import { visuallyHidden } from '~/client/shared/visuallyHidden'

/** Leaves the system's choice for the other scheme; the browser remembers it. The page's style decides which of the two it shows. */
export function ColorSchemeSwitch() {
  const { mode, systemMode, setMode } = useColorScheme()
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark'
  return (
    <IconButton
      onClick={() => {
        afterPaint(() => {
          setMode(isDark ? 'light' : 'dark')
        })
      }}
    >
      <ByDay title={TO_DARK}>
        <DarkModeRounded />
        <Label>{TO_DARK}</Label>
      </ByDay>
      <ByNight title={TO_LIGHT}>
        <WbSunny />
        <Label>{TO_LIGHT}</Label>
      </ByNight>
    </IconButton>
  )
}

const TO_DARK = 'Switch to dark colours'
const TO_LIGHT = 'Switch to light colours'

const Label = styled('span')(visuallyHidden)
const ByDay = styled('span')(({ theme }) => [
  { display: 'inline-flex' },
  theme.applyStyles('dark', { display: 'none' }),
])
const ByNight = styled('span')(({ theme }) => [
  { display: 'none' },
  theme.applyStyles('dark', { display: 'inline-flex' }),
])
