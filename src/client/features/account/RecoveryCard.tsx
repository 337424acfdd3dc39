import { Card, Container, Typography } from '@mui/material'
import type { ReactNode } from 'react'

type RecoveryCardProps = { heading: string; text: string; children: ReactNode }

/** The frame of the screens that links by mail lead to, like that of Login. */
export function RecoveryCard({ heading, text, children }: RecoveryCardProps) {
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 4, md: 10 } }}>
      <Card sx={{ maxWidth: 480, mx: 'auto', p: { xs: 2.5, sm: 5 } }}>
        <Typography variant="h3" component="h1">
          {heading}
        </Typography>
        <Typography sx={{ mt: 1, mb: 4, color: 'text.secondary' }}>{text}</Typography>
        {children}
      </Card>
    </Container>
  )
}
