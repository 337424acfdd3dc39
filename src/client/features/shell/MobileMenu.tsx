import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded'
import { Container, Drawer, Typography, useMediaQuery } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { Button } from '~/client/shared/Button'
import { useAppSelector } from '~/client/store/hooks'

import { ColorSchemeSwitch } from './ColorSchemeSwitch'
import { WIDE_BAR, useNavigationLinks } from './content'
import { selectIsDrawerOpen } from './drawerSlice'
import { LanguageSwitch } from './LanguageSwitch'
import { MenuAccount } from './MenuAccount'
import { PanelLinks } from './PanelLinks'
import { useMenuHistory } from './useMenuHistory'

/** Navigation over the whole screen, where the bar has no room for it. MUI's modal keeps the focus inside and the page still. */
export function MobileMenu() {
  const { t } = useTranslation('shell')
  const { close } = useMenuHistory()
  const links = useNavigationLinks()
  const isOpen = useAppSelector(selectIsDrawerOpen)
  const isWide = useMediaQuery(WIDE_BAR)

  return (
    <Drawer
      anchor="right"
      open={isOpen && !isWide}
      onClose={close}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': t('menu.label'), sx: PANEL } }}
    >
      <Column>
        <TopRow>
          <Button startIcon={<ArrowBackRounded />} color="inherit" onClick={close}>
            {t('menu.back')}
          </Button>
        </TopRow>
        <nav aria-label={t('nav.mobile')}>
          <PanelLinks links={links.map(({ name, to }) => ({ to, label: t(`links.${name}`) }))} />
        </nav>
        <MenuAccount />
        <div>
          <Switches>
            <LanguageSwitch isInMenu />
            <ColorSchemeSwitch isLabelled />
          </Switches>
          <Typography variant="body2" color="textSecondary">
            {t('languageNote')}
          </Typography>
        </div>
      </Column>
    </Drawer>
  )
}

const PANEL = { width: '100%', bgcolor: 'background.default' }

const Column = styled(Container)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
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
