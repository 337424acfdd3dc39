import { styled } from '@mui/material/styles'

import { RouterLink } from '~/client/shared/RouterLink'

import type { NavigationLink } from './content'

type FooterLinksProps = { label: string; links: NavigationLink[] }

export function FooterLinks({ label, links }: FooterLinksProps) {
  return (
    <nav aria-label={label}>
      <List>
        {links.map(({ label: text, to }) => (
          <li key={text}>
            <QuietLink to={to}>{text}</QuietLink>
          </li>
        ))}
      </List>
    </nav>
  )
}

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })

const QuietLink = styled(RouterLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
})
