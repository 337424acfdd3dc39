import { Stack, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

import { MAX_LINE_LENGTH } from '~/client/shared/maxLineLength'

type NoticeProps = { title: string; role?: 'status'; picture?: ReactNode; children: ReactNode; actions?: ReactNode }

/** A framed text in the place of the answer. */
export function Notice({ title, role, picture, children, actions }: NoticeProps) {
  return (
    <Frame role={role} data-centered={picture !== undefined}>
      {picture}
      <Typography variant="h6" component="p" sx={{ color: 'text.primary' }}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, maxWidth: MAX_LINE_LENGTH, textWrap: 'pretty' }}>
        {children}
      </Typography>
      {actions === undefined ? null : (
        <Stack direction="row" spacing={1} sx={{ mt: 2, flexWrap: 'wrap' }}>
          {actions}
        </Stack>
      )}
    </Frame>
  )
}

const Frame = styled('div')(({ theme }) => ({
  padding: theme.spacing(2.5),
  color: theme.vars.palette.text.secondary,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.card,
  '&[data-centered="true"]': { textAlign: 'center', '& > *': { marginInline: 'auto' } },
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(4) },
}))
