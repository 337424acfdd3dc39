import MenuRounded from '@mui/icons-material/MenuRounded'
import { AppBar, Box, Container, IconButton, Toolbar } from '@mui/material'

import { useAppDispatch, useAppSelector } from '~/client/store/hooks'

import { AccountArea } from './AccountArea'
import { Brand } from './Brand'
import { ColorSchemeSwitch } from './ColorSchemeSwitch'
import { drawerOpened, selectIsDrawerOpen } from './drawerSlice'
import { MainNavigation } from './MainNavigation'
import { MobileMenu } from './MobileMenu'

export function Header() {
  const dispatch = useAppDispatch()
  const isDrawerOpen = useAppSelector(selectIsDrawerOpen)
  return (
    <AppBar
      position="sticky"
      color="inherit"
      elevation={0}
      sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}
    >
      <Container>
        <Toolbar disableGutters sx={TOOLBAR_STYLE}>
          <Brand />
          <MainNavigation />
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1 }}>
            <Box sx={{ display: { xs: 'none', lg: 'contents' } }}>
              <AccountArea />
            </Box>
            <ColorSchemeSwitch />
            <IconButton
              aria-label="Open menu"
              aria-haspopup="dialog"
              aria-expanded={isDrawerOpen}
              onClick={() => dispatch(drawerOpened())}
              sx={{ display: { lg: 'none' }, mr: -1.25 }}
            >
              <MenuRounded />
            </IconButton>
          </Box>
        </Toolbar>
      </Container>
      <MobileMenu />
    </AppBar>
  )
}

/** Equal sides and the account innermost: nothing moves when Get Started gives way to a greeting of another width. */
const TOOLBAR_STYLE = {
  display: { lg: 'grid' },
  gridTemplateColumns: { lg: '1fr auto 1fr' },
  justifyContent: 'space-between',
  minHeight: { xs: 64, lg: 72 },
  gap: 2,
}
