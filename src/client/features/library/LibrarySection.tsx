import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

import { MAX_LINE_LENGTH } from '~/client/shared/maxLineLength'

import { PhoneNumbers } from './PhoneNumbers'

type LibrarySectionProps = { heading: string; lines?: readonly string[]; children?: ReactNode }

/** A heading and a list of sentences; `children` are list items after them. */
export function LibrarySection({ heading, lines = [], children }: LibrarySectionProps) {
  return (
    <Frame>
      <Typography variant="h4" component="h2">
        {heading}
      </Typography>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <PhoneNumbers text={line} />
          </li>
        ))}
        {children}
      </ul>
    </Frame>
  )
}

const Frame = styled('section')(({ theme }) => ({
  maxWidth: MAX_LINE_LENGTH,
  '& > h2': { marginBottom: theme.spacing(1) },
  '& > ul': {
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(0.75),
    margin: 0,
    paddingLeft: theme.spacing(2.5),
  },
}))
