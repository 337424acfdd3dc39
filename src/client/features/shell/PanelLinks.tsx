import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'

type PanelLinksProps = { links: { to: string; label: string; icon?: ReactNode }[] }

/** Links of the mobile menu, one a row. Each takes the place of the menu's history entry. */
export function PanelLinks({ links }: PanelLinksProps) {
  return (
    <List>
      {links.map(({ to, label, icon }) => (
        <li key={label}>
          <PanelLink to={to} end replace>
            {icon}
            <span>{label}</span>
          </PanelLink>
        </li>
      ))}
    </List>
  )
}

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })

const PanelLink = styled(NavLink)(({ theme }) => ({
  ...theme.typography.h4,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: theme.spacing(6),
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& svg': { color: theme.vars.palette.primary.main },
  '&[aria-current="page"]': { color: theme.vars.palette.primary.main },
  '&[aria-current="page"] span': {
    textDecoration: 'underline',
    textDecorationThickness: 2,
    textUnderlineOffset: 8,
  },
}))
