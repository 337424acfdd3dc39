import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded'
import { Box, Button, Container, Drawer, Typography, useMediaQuery } from '@mui/material'
import { useTranslation } from 'react-i18next'

import { useAppSelector } from '~/client/store/hooks'

import { ColorSchemeSwitch } from './ColorSchemeSwitch'
import { mainLinks } from './content'
import { selectIsDrawerOpen } from './drawerSlice'
import { LanguageSwitch } from './LanguageSwitch'
import { MenuAccount } from './MenuAccount'
import { PanelLinks } from './PanelLinks'
import { useMenuFollowsHistory, useMenuHistory } from './useMenuHistory'

/** Navigation over the whole screen of a phone. MUI's modal keeps the focus inside and the page still. */
export function MobileMenu() {
  const { t } = useTranslation('shell')
  const { close } = useMenuHistory()
  const isOpen = useAppSelector(selectIsDrawerOpen)
  const isLarge = useMediaQuery((theme) => theme.breakpoints.up('lg'))
  useMenuFollowsHistory()

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
      <Container sx={{ display: 'flex', flexDirection: 'column', gap: 2, minHeight: '100%', pb: 4 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 64, ml: -2 }}>
          <Button startIcon={<ArrowBackRounded />} color="inherit" onClick={close}>
            {t('menu.back')}
          </Button>
        </Box>
        <nav aria-label={t('nav.mobile')}>
          <PanelLinks links={mainLinks.map(({ name, to }) => ({ to, label: t(`links.${name}`) }))} />
        </nav>
        <MenuAccount />
        <Box sx={{ '& .MuiButton-root': { ml: -1 } }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            <LanguageSwitch isInMenu />
            <ColorSchemeSwitch isLabelled />
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('languageNote')}
          </Typography>
        </Box>
      </Container>
    </Drawer>
  )
}
