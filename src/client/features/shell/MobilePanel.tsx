import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded'
import { Box, Button, Container, Drawer, useMediaQuery } from '@mui/material'

import { afterPaint } from '~/client/shared/afterPaint'
import { useAppDispatch, useAppSelector } from '~/client/store/hooks'

import { drawerClosed, selectIsDrawerOpen } from './drawerSlice'
import { MobileAccount } from './MobileAccount'
import { MobileNavigation } from './MobileNavigation'

/** The whole screen of a phone, given to navigation. MUI's modal keeps the focus inside and the page still. */
export function MobilePanel() {
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector(selectIsDrawerOpen)
  const isLarge = useMediaQuery((theme) => theme.breakpoints.up('lg'))
  const close = () => {
    afterPaint(() => dispatch(drawerClosed()))
  }

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
        <MobileNavigation />
        <MobileAccount />
      </Container>
    </Drawer>
  )
}
