import { Link } from '@mui/material'

import { phoneLinkTo } from '~/client/shared/contact'
import { contactNumbers } from '~/diagnosis'

const NUMBER = new RegExp(`(${contactNumbers.join('|')})`)

/** A sentence in which each number to call is a link. */
export const PhoneNumbers = ({ text }: { text: string }) =>
  text.split(NUMBER).map((part, index) =>
    contactNumbers.includes(part) ? (
      <Link key={part} underline="always" href={phoneLinkTo(part)}>
        {part}
      </Link>
    ) : (
      <span key={index}>{part}</span>
    ),
  )
