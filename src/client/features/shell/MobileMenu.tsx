import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded'
import LogoutRounded from '@mui/icons-material/LogoutRounded'
import { Box, Button, Container, Drawer, Stack, Typography, useMediaQuery } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'

import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import { selectIsRestoring, selectUser, signedOut } from '~/client/store/sessionSlice'
import { paths } from '~/contract/paths'

import { mainLinks } from './content'
import { drawerClosed, selectIsDrawerOpen } from './drawerSlice'

/** Navigation over the whole screen of a phone. MUI's modal keeps the focus inside and the page still. */
export function MobileMenu() {
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
          'aria-label': 'Menu',
          sx: { width: '100%', bgcolor: 'background.default' },
        },
      }}
    >
      <Container sx={{ display: 'flex', flexDirection: 'column', gap: 3, minHeight: '100%', pb: 4 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 64, ml: -2 }}>
          <Button startIcon={<ArrowBackRounded />} color="inherit" onClick={close}>
            Back
          </Button>
        </Box>
        <nav aria-label="Mobile">
          <Column>
            {mainLinks.map(({ label, to }) => (
              <li key={label}>
                <PanelLink to={to} end>
                  {label}
                </PanelLink>
              </li>
            ))}
          </Column>
        </nav>
        <Account />
      </Container>
    </Drawer>
  )
}

/** The greeting or Get Started, and Log Out, which the panel always has: signed out it only closes the panel. */
function Account() {
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const isRestoring = useAppSelector(selectIsRestoring)
  return (
    <Stack spacing={2}>
      <Stack sx={{ minHeight: GREETING_HEIGHT_PX, justifyContent: 'center' }}>
        {user ? <Typography variant="h5" component="p">{`Hi, ${user.username}`}</Typography> : null}
        {!user && !isRestoring ? (
          <Button component={Link} to={paths.login} variant="contained" size="large">
            Get Started
          </Button>
        ) : null}
      </Stack>
      <Button
        variant={user ? 'outlined' : 'text'}
        color={user ? 'primary' : 'inherit'}
        size="large"
        startIcon={<LogoutRounded />}
        onClick={() => dispatch(signedOut())}
      >
        Log Out
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
