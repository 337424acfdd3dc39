import { Card, Typography } from '@mui/material'
import { useId } from 'react'
import type { ReactNode } from 'react'

type AccountSectionProps = { heading: string; text?: string; children: ReactNode }

/** One card of the account: a heading, what it is about, and what can be done. */
export function AccountSection({ heading, text, children }: AccountSectionProps) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Typography id={id} variant="h5" component="h2" sx={{ mb: 2 }}>
        {heading}
      </Typography>
      {text === undefined ? null : <Typography sx={{ mb: 2, color: 'text.secondary' }}>{text}</Typography>}
      {children}
    </Card>
  )
}
