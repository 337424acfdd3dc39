import { Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'

import { Picture } from '~/client/shared/Picture'

type NoticeProps = {
  title: string
  text: string
  /** The next step. */
  action: ReactNode
}

/** In place of what cannot be shown: why, and what to do next. */
export function Notice({ title, text, action }: NoticeProps) {
  return (
    <Stack role="status" spacing={2} sx={{ alignItems: 'center', textAlign: 'center', py: 2 }}>
      <Picture illustration={PICTURE} loading="eager" maxWidth={200} />
      <Typography variant="h4" component="h2">
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '40ch' }}>{text}</Typography>
      {action}
    </Stack>
  )
}

const PICTURE = { src: '/illustrations/empty-leaf.svg', alt: '', width: 400, height: 300 }
