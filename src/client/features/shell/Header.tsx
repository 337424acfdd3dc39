import MenuRounded from '@mui/icons-material/MenuRounded'
import SpaRounded from '@mui/icons-material/SpaRounded'
import { Container, IconButton } from '@mui/material'
import { styled } from '@mui/material/styles'
import { Suspense, lazy, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router-dom'

import { selectIsRestoring, selectUser } from '~/client/session/sessionSlice'
import { Busy } from '~/client/ui/Busy'
import { Button } from '~/client/ui/Button'
import { useLoginLink } from '~/client/ui/loginLink'
import { prefetch } from '~/client/ui/prefetch'
import { useNews } from '~/client/ui/useNews'
import { useAppSelector } from '~/client/store/hooks'
import { paths } from '~/contract/paths'

import { AccountMenu, NewsDot } from './AccountMenu'
import { ColorSchemeSwitch } from './ColorSchemeSwitch'
import { LanguageSwitch } from './LanguageSwitch'
import { selectIsDrawerOpen, useMenuFollowsHistory, useMenuHistory } from './drawerSlice'
import { BRAND, NARROW_BAR, WIDE_BAR, mainLinks } from './navigation'

const loadMenu = async () => ({ default: (await import(/* webpackChunkName: "menu" */ './MobileMenu')).MobileMenu })
const MobileMenu = lazy(loadMenu)

export function Header() {
  const { t } = useTranslation('shell')
  const { open } = useMenuHistory()
  const news = useNews()
  const isDrawerOpen = useAppSelector(selectIsDrawerOpen)
  const [wasOpened, setWasOpened] = useState(false)
  if (isDrawerOpen && !wasOpened) setWasOpened(true)
  useMenuFollowsHistory()
  useEffect(() => prefetch(loadMenu), [])
  return (
    <Bar>
      <Measure maxWidth={false}>
        <Row>
          <Brand />
          <MainNavigation />
          <Controls>
            <InWideBar>
              <Greeting />
            </InWideBar>
            <LanguageSwitch />
            <InWideBar>
              <ColorSchemeSwitch />
              <GetStarted />
            </InWideBar>
            <MenuButton
              aria-label={t(`menu.open${news}`)}
              aria-haspopup="dialog"
              aria-expanded={isDrawerOpen}
              onClick={open}
            >
              <MenuRounded />
              <NewsDot />
            </MenuButton>
          </Controls>
        </Row>
      </Measure>
      <Suspense fallback={<Busy />}>{wasOpened ? <MobileMenu /> : null}</Suspense>
    </Bar>
  )
}

const Bar = styled('header')(({ theme }) => ({
  containerType: 'inline-size',
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}))

/** As wide as the page, wider with large text. */
const Measure = styled(Container)({ maxWidth: '73.5rem' })

/** The links stand next to the brand, so that the width of a greeting does not move them. */
const Row = styled('div')(({ theme }) => ({
  ...theme.mixins.row(2),
  justifyContent: 'space-between',
  minHeight: 56,
  '@container (max-width: 14rem)': { gap: 0 },
  [WIDE_BAR]: {
    display: 'grid',
    gridTemplateColumns: 'auto auto minmax(0, 1fr)',
    columnGap: theme.spacing(3),
    minHeight: 72,
  },
}))

const Controls = styled('div')(({ theme }) => ({
  ...theme.mixins.row(0.5),
  justifyContent: 'flex-end',
  whiteSpace: 'nowrap',
}))

const InWideBar = styled('div')({ display: 'contents', [NARROW_BAR]: { display: 'none' } })

const MenuButton = styled(IconButton)(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  marginRight: theme.spacing(-1.25),
  [WIDE_BAR]: { display: 'none' },
}))

function Greeting() {
  const user = useAppSelector(selectUser)
  return user ? <AccountMenu username={user.username} /> : null
}

/** Takes no space while it is unknown whether the visitor is signed in. */
function GetStarted() {
  const { t } = useTranslation('shell')
  const user = useAppSelector(selectUser)
  const isRestoring = useAppSelector(selectIsRestoring)
  const loginLink = useLoginLink()
  if (user || isRestoring) return null
  return (
    <ForVisitors>
      <Button component={Link} to={loginLink} variant="contained">
        {t('account.getStarted')}
      </Button>
    </ForVisitors>
  )
}

/** Hidden for signed-in users until hydration; `bootstrap` marks the page. */
const ForVisitors = styled('div')(({ theme }) => ({
  marginLeft: theme.spacing(2),
  'html[data-signed-in]:not([data-hydrated]) &': { display: 'none' },
}))

function Brand() {
  return (
    <BrandLink to={paths.home}>
      <SpaRounded aria-hidden />
      <span>{BRAND}</span>
    </BrandLink>
  )
}

const BrandLink = styled(Link)(({ theme }) => ({
  ...theme.typography.h4,
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: theme.spacing(1),
  minHeight: 48,
  color: theme.vars.palette.primary.main,
  textDecoration: 'none',
}))

function MainNavigation() {
  const { t } = useTranslation('shell')
  return (
    <Nav aria-label={t('nav.main')}>
      <LinkRow>
        {mainLinks.map(({ name, to }) => (
          <li key={name}>
            <HeaderLink to={to} end>
              {t(`links.${name}`)}
            </HeaderLink>
          </li>
        ))}
      </LinkRow>
    </Nav>
  )
}

const Nav = styled('nav')({ [NARROW_BAR]: { display: 'none' }, whiteSpace: 'nowrap' })

const LinkRow = styled('ul')({ display: 'flex', margin: 0, padding: 0, listStyle: 'none' })

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
