import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined'
import LightModeOutlined from '@mui/icons-material/LightModeOutlined'
import { IconButton } from '@mui/material'
import { useColorScheme } from '@mui/material/styles'

/** Leaves the system's choice for the other scheme; the browser remembers it. */
export function ColorSchemeSwitch() {
  const { mode, systemMode, setMode } = useColorScheme()
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark'
  const label = isDark ? 'Switch to light colours' : 'Switch to dark colours'
  return (
    <IconButton
      aria-label={label}
      title={label}
      onClick={() => {
        setMode(isDark ? 'light' : 'dark')
      }}
    >
      {isDark ? <LightModeOutlined /> : <DarkModeOutlined />}
    </IconButton>
  )
}
