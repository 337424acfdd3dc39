import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

type InlineNoteProps = {
  icon: ReactNode
  title?: string
  /** A screen reader reads `alert` at once. */
  role?: 'alert' | 'status'
  children: ReactNode
}

export const InlineNote = ({ icon, title, role = 'status', children }: InlineNoteProps) => (
  <Frame role={role}>
    {icon}
    <div>
      {title === undefined ? null : (
        <Typography variant="h4" component="p">
          {title}
        </Typography>
      )}
      <Typography>{children}</Typography>
    </div>
  </Frame>
)

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1.5, 2),
  borderRadius: theme.vars.shape.card,
  backgroundColor: theme.vars.palette.surface.tint,
  '& > svg': { flex: 'none', color: theme.vars.palette.primary.main },
  '&[role="alert"] > svg': { color: theme.vars.palette.warning.main },
}))
