import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'

import { NARROW_BAR, useNavigationLinks } from './content'

/** The links in a row, the current one marked by more than its colour. */
export function MainNavigation() {
  const { t } = useTranslation('shell')
  return (
    <Nav aria-label={t('nav.main')}>
      <Row>
        {useNavigationLinks().map(({ name, to }) => (
          <li key={name}>
            <HeaderLink to={to} end>
              {t(`links.${name}`)}
            </HeaderLink>
          </li>
        ))}
      </Row>
    </Nav>
  )
}

const Nav = styled('nav')({ [NARROW_BAR]: { display: 'none' }, whiteSpace: 'nowrap' })

const Row = styled('ul')({ display: 'flex', margin: 0, padding: 0, listStyle: 'none' })

const HeaderLink = styled(NavLink)(({ theme }) => ({
  ...theme.typography.subtitle2,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 48,
  paddingInline: theme.spacing(1),
  borderRadius: theme.vars.shape.pill,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  '&:hover': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.surface.tint },
  '&[aria-current="page"]': {
    color: theme.vars.palette.primary.main,
    textDecoration: 'underline',
    textDecorationThickness: 2,
    textUnderlineOffset: 8,
  },
}))
