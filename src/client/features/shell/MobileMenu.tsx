import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded'
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined'
import HistoryRounded from '@mui/icons-material/HistoryRounded'
import ImportContactsRounded from '@mui/icons-material/ImportContactsRounded'
import LogoutRounded from '@mui/icons-material/LogoutRounded'
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded'
import { Container, Drawer, Typography, useMediaQuery } from '@mui/material'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, useNavigate } from 'react-router-dom'

import { useLanguage } from '~/client/i18n/i18n'
import {
  selectIsExpert,
  selectIsLastKnown,
  selectIsRestoring,
  selectIsSignedOut,
  selectUser,
} from '~/client/session/sessionSlice'
import { Button } from '~/client/ui/Button'
import { useLoginLink } from '~/client/ui/loginLink'
import { useNews } from '~/client/ui/useNews'
import { useAppSelector } from '~/client/store/hooks'
import { DEFAULT_LANGUAGE } from '~/contract/languages'
import { libraryPath, paths } from '~/contract/paths'

import { ColorSchemeSwitch } from './ColorSchemeSwitch'
import { LanguageSwitch } from './LanguageSwitch'
import { LogOutQuestion } from './AccountActions'
import { selectIsDrawerOpen, useMenuHistory } from './drawerSlice'
import { WIDE_BAR, mainLinks } from './navigation'
import { useLogOut } from './useLogOut'

export function MobileMenu() {
  const { t } = useTranslation('shell')
  const { close } = useMenuHistory()
  const language = useLanguage()
  const isOpen = useAppSelector(selectIsDrawerOpen)
  const isWide = useMediaQuery(WIDE_BAR)

  return (
    <Drawer
      anchor="right"
      open={isOpen && !isWide}
      onClose={close}
      transitionDuration={SLIDE_MS}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-label': t('menu.label'), sx: PANEL },
        transition: { appear: true }, // it mounts when it opens for the first time
      }}
    >
      <Column>
        <TopRow>
          <Button startIcon={<ArrowBackRounded />} color="inherit" onClick={close}>
            {t('menu.back')}
          </Button>
        </TopRow>
        <nav aria-label={t('nav.mobile')}>
          <PanelLinks links={mainLinks.map(({ name, to }) => ({ to, label: t(`links.${name}`) }))} />
        </nav>
        <LogOutButton />
        <Welcome />
        <MoreLinks />
        <div>
          <Switches>
            <LanguageSwitch isInMenu />
            <ColorSchemeSwitch isLabelled />
          </Switches>
          {language === DEFAULT_LANGUAGE ? null : (
            <Typography variant="body2" color="textSecondary">
              {t('languageNote')}
            </Typography>
          )}
        </div>
      </Column>
    </Drawer>
  )
}

const SLIDE_MS = 300
const PANEL = { width: '100%', bgcolor: 'background.default' }

const Column = styled(Container)(({ theme }) => ({
  ...theme.mixins.column(2),
  minHeight: '100%',
  paddingBottom: theme.spacing(4),
}))

const TopRow = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 64,
  marginLeft: theme.spacing(-2),
}))

const Switches = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(2),
  '& > button': { marginLeft: theme.spacing(-1) },
}))

function Welcome() {
  const { t } = useTranslation('shell')
  const user = useAppSelector(selectUser)
  const isRestoring = useAppSelector(selectIsRestoring)
  const loginLink = useLoginLink()
  if (user) return <Greeting username={user.username} />
  return isRestoring ? null : (
    <Button component={Link} to={loginLink} replace variant="contained" size="large">
      {t('account.getStarted')}
    </Button>
  )
}

function Greeting({ username }: { username: string }) {
  const { t } = useTranslation('shell')
  const isLastKnown = useAppSelector(selectIsLastKnown)
  return (
    <div>
      <Typography variant="h4" component="p">
        {t('account.greeting', { username })}
      </Typography>
      {isLastKnown ? (
        <Typography variant="body2" color="textSecondary">
          {t('account.lastKnown')}
        </Typography>
      ) : null}
    </div>
  )
}

/** What the header has no room for. */
function MoreLinks() {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const isSignedIn = useAppSelector(selectUser) !== null
  const isExpert = useAppSelector(selectIsExpert)
  const news = useNews()
  const own = [
    { to: paths.history, label: t(`account.history${news}`), icon: <HistoryRounded /> },
    { to: paths.account, label: t('account.yours'), icon: <PersonOutlineRounded /> },
    ...(isExpert ? [{ to: paths.desk, label: t('account.desk'), icon: <FactCheckOutlined /> }] : []),
  ]
  const library = { to: libraryPath(language), label: t('footer.library'), icon: <ImportContactsRounded /> }
  return <PanelLinks links={[...(isSignedIn ? own : []), library]} />
}

/** Goes home if already signed out; closes the menu either way. */
function LogOutButton() {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const { close } = useMenuHistory()
  const { logOut, question } = useLogOut(close) // closes the menu first
  const isSignedOut = useAppSelector(selectIsSignedOut)
  const leave = () => {
    if (isSignedOut) void navigate(paths.home, { replace: true })
    else void logOut()
  }
  return (
    <>
      <Button
        variant={isSignedOut ? 'text' : 'outlined'}
        color={isSignedOut ? 'inherit' : 'primary'}
        size="large"
        startIcon={<LogoutRounded />}
        onClick={leave}
      >
        {t('menu.logOut')}
      </Button>
      <LogOutQuestion {...question} />
    </>
  )
}

/** Each link replaces the menu's history entry. */
function PanelLinks({ links }: { links: { to: string; label: string; icon?: ReactNode }[] }) {
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
  ...theme.mixins.row(1.5),
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
