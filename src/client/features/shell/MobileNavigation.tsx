import { styled } from '@mui/material/styles'

import { NavigationLink } from '~/client/shared/RouterLink'

import { useAppDispatch } from '~/client/store/hooks'

import { mainLinks } from './content'
import { drawerClosed } from './drawerSlice'

export function MobileNavigation() {
  const dispatch = useAppDispatch()
  return (
    <nav aria-label="Mobile">
      <Column>
        {mainLinks.map(({ label, to }) => (
          <li key={label}>
            <PanelLink to={to} onClick={() => dispatch(drawerClosed())}>
              {label}
            </PanelLink>
          </li>
        ))}
      </Column>
    </nav>
  )
}

const Column = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })

const PanelLink = styled(NavigationLink)(({ theme }) => ({
  ...theme.typography.h3,
  display: 'flex',
  alignItems: 'center',
  minHeight: theme.spacing(8),
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&[aria-current="page"]': {
    color: theme.vars.palette.primary.main,
    textDecoration: 'underline',
    textDecorationThickness: 2,
    textUnderlineOffset: 8,
  },
}))
