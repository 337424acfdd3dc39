import { Button } from '@mui/material'
import type { SxProps, Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'

import { useCallToAction } from '~/client/shared/useCallToAction'

type CallToActionButtonProps = {
  children: ReactNode
  startIcon?: ReactNode
  sx?: SxProps<Theme>
}

/** Every button of the landing page that leads to a diagnosis. */
export function CallToActionButton({ children, startIcon, sx }: CallToActionButtonProps) {
  const goToDiagnosis = useCallToAction()
  return (
    <Button variant="contained" size="large" onClick={goToDiagnosis} startIcon={startIcon} sx={sx}>
      {children}
    </Button>
  )
}
