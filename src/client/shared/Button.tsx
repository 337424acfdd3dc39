import { Button as MuiButton } from '@mui/material'
import type { ButtonProps } from '@mui/material'

/** MUI's, its text in an element of its own, which the browser's translation may change: an icon may come before it. */
export const Button = (({ children, ...props }: ButtonProps) => (
  <MuiButton {...props}>{typeof children === 'string' ? <span>{children}</span> : children}</MuiButton>
)) as typeof MuiButton
