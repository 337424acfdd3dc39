import { Container, Link, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import type { ReactNode, Ref } from 'react'

type FormCardProps = { heading: string; headingRef?: Ref<HTMLHeadingElement>; text: string; children: ReactNode }

export function FormCard({ heading, headingRef, text, children }: FormCardProps) {
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 4, md: 10 } }}>
      <Frame>
        <Typography ref={headingRef} tabIndex={headingRef ? -1 : undefined} variant="h3" component="h1">
          {heading}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1, mb: 4 }}>
          {text}
        </Typography>
        {children}
      </Frame>
    </Container>
  )
}

const Frame = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.card,
  backgroundColor: theme.vars.palette.background.paper,
  maxWidth: 480,
  marginInline: 'auto',
  padding: theme.spacing(2.5),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(5) },
}))

/** A link below the form to another screen. */
export const RecoveryLink = styled(Link)(({ theme }) => ({
  alignSelf: 'center',
  paddingBlock: theme.spacing(1.5),
  textAlign: 'center',
})) as typeof Link
