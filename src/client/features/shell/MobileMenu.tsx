import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded'
import HistoryRounded from '@mui/icons-material/HistoryRounded'
import LogoutRounded from '@mui/icons-material/LogoutRounded'
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded'
import { Box, Button, Container, Drawer, Stack, Typography, useMediaQuery } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, useLocation } from 'react-router-dom'

import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import { selectIsRestoring, selectUser, signedOut } from '~/client/store/sessionSlice'
import { paths } from '~/contract/paths'

import { mainLinks } from './content'
import { drawerClosed, selectIsDrawerOpen } from './drawerSlice'
import { LanguageSwitch } from './LanguageSwitch'

/** Navigation over the whole screen of a phone. MUI's modal keeps the focus inside and the page still. */
export function MobileMenu() {
  const { t } = useTranslation('shell')
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector(selectIsDrawerOpen)
  const isLarge = useMediaQuery((theme) => theme.breakpoints.up('lg'))
  const { key } = useLocation()
  useEffect(() => {
    dispatch(drawerClosed()) // after a link, or Back of the browser
  }, [dispatch, key])

  const close = () => dispatch(drawerClosed())
  return (
    <Drawer
      anchor="right"
      open={isOpen && !isLarge}
      onClose={close}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': t('menu.label'),
          sx: { width: '100%', bgcolor: 'background.default' },
        },
      }}
    >
      <Container sx={{ display: 'flex', flexDirection: 'column', gap: 3, minHeight: '100%', pb: 4 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 64, ml: -2 }}>
          <Button startIcon={<ArrowBackRounded />} color="inherit" onClick={close}>
            {t('menu.back')}
          </Button>
        </Box>
        <nav aria-label={t('nav.mobile')}>
          <Column>
            {mainLinks.map(({ name, to }) => (
              <li key={name}>
                <PanelLink to={to} end>
                  {t(`links.${name}`)}
                </PanelLink>
              </li>
            ))}
          </Column>
        </nav>
        <Box sx={{ '& .MuiButton-root': { ml: -1 } }}>
          <LanguageSwitch hasNote />
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {t('language.note')}
          </Typography>
        </Box>
        <Account />
      </Container>
    </Drawer>
  )
}

/** The greeting or Get Started, and Log Out, which the panel always has: signed out it only closes the panel. */
function Account() {
  const { t } = useTranslation('shell')
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const isRestoring = useAppSelector(selectIsRestoring)
  return (
    <Stack spacing={2}>
      <Stack sx={{ minHeight: GREETING_HEIGHT_PX, justifyContent: 'center' }}>
        {user ? (
          <Typography variant="h5" component="p">
            {t('account.greeting', { username: user.username })}
          </Typography>
        ) : null}
        {!user && !isRestoring ? (
          <Button component={Link} to={paths.login} variant="contained" size="large">
            {t('account.getStarted')}
          </Button>
        ) : null}
      </Stack>
      {user ? (
        <>
          <Button component={Link} to={paths.history} size="large" startIcon={<HistoryRounded />}>
            {t('account.history')}
          </Button>
          <Button component={Link} to={paths.account} size="large" startIcon={<PersonOutlineRounded />}>
            {t('account.yours')}
          </Button>
        </>
      ) : null}
      <Button
        variant={user ? 'outlined' : 'text'}
        color={user ? 'primary' : 'inherit'}
        size="large"
        startIcon={<LogoutRounded />}
        onClick={() => dispatch(signedOut())}
      >
        {t('menu.logOut')}
      </Button>
    </Stack>
  )
}

/** As tall as Get Started, so that Log Out stays in place when one replaces the other. */
const GREETING_HEIGHT_PX = 52

const Column = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })

const PanelLink = styled(NavLink)(({ theme }) => ({
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
