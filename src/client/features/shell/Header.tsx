import MenuRounded from '@mui/icons-material/MenuRounded'
import { Container, IconButton } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { useAppSelector } from '~/client/store/hooks'

import { AccountArea } from './AccountArea'
import { Brand } from './Brand'
import { ColorSchemeSwitch } from './ColorSchemeSwitch'
import { selectIsDrawerOpen } from './drawerSlice'
import { LanguageSwitch } from './LanguageSwitch'
import { MainNavigation } from './MainNavigation'
import { MobileMenu } from './MobileMenu'
import { useMenuHistory } from './useMenuHistory'

export function Header() {
  const { t } = useTranslation('shell')
  const { open } = useMenuHistory()
  const isDrawerOpen = useAppSelector(selectIsDrawerOpen)
  return (
    <Bar>
      <Container>
        <Row>
          <Brand />
          <MainNavigation />
          <Controls>
            <InWideWindow>
              <AccountArea />
            </InWideWindow>
            <LanguageSwitch />
            <InWideWindow>
              <ColorSchemeSwitch />
            </InWideWindow>
            <MenuButton aria-label={t('menu.open')} aria-haspopup="dialog" aria-expanded={isDrawerOpen} onClick={open}>
              <MenuRounded />
            </MenuButton>
          </Controls>
        </Row>
      </Container>
      <MobileMenu />
    </Bar>
  )
}

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}))

/** Equal sides and the account innermost: nothing moves when Get Started gives way to a greeting of another width. */
const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  minHeight: 64,
  [theme.breakpoints.up('lg')]: { display: 'grid', gridTemplateColumns: '1fr auto 1fr', minHeight: 72 },
}))

const Controls = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.spacing(0.5),
  whiteSpace: 'nowrap',
}))

const InWideWindow = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.down('lg')]: { display: 'none' },
}))

const MenuButton = styled(IconButton)(({ theme }) => ({
  marginRight: theme.spacing(-1.25),
  [theme.breakpoints.up('lg')]: { display: 'none' },
}))
