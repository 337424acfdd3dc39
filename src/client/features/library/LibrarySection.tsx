import { Link, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

import { phoneLinkTo } from '~/client/ui/contactDetails'
import { MAX_LINE_LENGTH } from '~/client/ui/windows'
import { contactNumbers } from '~/diagnosis'

/** Of the section that says what holds for every spray. */
export const SPRAYING_ID = 'spraying'

type LibrarySectionProps = {
  id?: string
  heading?: string
  level?: 'h2' | 'h3'
  lines?: readonly string[]
  children?: ReactNode
}

/** A list of sentences, with a heading; `children` are list items after them. */
export function LibrarySection({ id, heading, level = 'h2', lines = [], children }: LibrarySectionProps) {
  return (
    <Frame id={id}>
      {heading === undefined ? null : (
        <Typography variant="h4" component={level}>
          {heading}
        </Typography>
      )}
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

const NUMBER = new RegExp(`(${contactNumbers.join('|')})`)

/** A sentence with each phone number as a link. */
const PhoneNumbers = ({ text }: { text: string }) =>
  text.split(NUMBER).map((part, index) =>
    contactNumbers.includes(part) ? (
      <Link key={part} underline="always" href={phoneLinkTo(part)}>
        {part}
      </Link>
    ) : (
      <span key={index}>{part}</span>
    ),
  )

const Frame = styled('section')(({ theme }) => ({
  maxWidth: MAX_LINE_LENGTH,
  '& > h2, & > h3': { marginBottom: theme.spacing(1) },
  '& > ul': {
    ...theme.mixins.column(0.75),
    margin: 0,
    paddingLeft: theme.spacing(2.5),
  },
}))
