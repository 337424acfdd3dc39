import { Card, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'

export function AccountSection({ heading, text, children }: { heading: string; text?: string; children: ReactNode }) {
  const id = useId()
  return (
    <Frame component="section" aria-labelledby={id}>
      <Typography id={id} variant="h5" component="h2">
        {heading}
      </Typography>
      {text === undefined ? null : <Typography color="textSecondary">{text}</Typography>}
      {children}
    </Frame>
  )
}

const Frame = styled(Card)<{ component: 'section' }>(({ theme }) => ({
  padding: theme.spacing(2.5),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(4) },
  '& > h2, & > h2 + p': { marginBottom: theme.spacing(2) },
  '& > form': { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: theme.spacing(1.5) },
}))
