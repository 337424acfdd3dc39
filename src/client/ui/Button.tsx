import { Button as MuiButton, type ButtonProps } from '@mui/material'

/** MUI's button with its text in its own element, which a browser's translation may replace. */
export const Button = (({ children, ...props }: ButtonProps) => (
  <MuiButton {...props}>{typeof children === 'string' ? <span>{children}</span> : children}</MuiButton>
)) as typeof MuiButton
