import MenuRounded from '@mui/icons-material/MenuRounded'
import { Container, IconButton } from '@mui/material'
import { styled } from '@mui/material/styles'
import { Suspense, lazy, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Busy } from '~/client/shared/Busy'
import { prefetch } from '~/client/shared/prefetch'
import { useIsDue } from '~/client/shared/useIsDue'
import { useAppSelector } from '~/client/store/hooks'

import { GetStarted, Greeting } from './AccountArea'
import { Brand } from './Brand'
import { ColorSchemeSwitch } from './ColorSchemeSwitch'
import { NARROW_BAR, WIDE_BAR } from './content'
import { selectIsDrawerOpen } from './drawerSlice'
import { DueDot } from './DueDot'
import { LanguageSwitch } from './LanguageSwitch'
import { MainNavigation } from './MainNavigation'
import { useMenuFollowsHistory, useMenuHistory } from './useMenuHistory'

const loadMenu = () => import(/* webpackChunkName: "menu" */ './MobileMenu')
const MobileMenu = lazy(async () => ({ default: (await loadMenu()).MobileMenu }))

export function Header() {
  const { t } = useTranslation('shell')
  const { open } = useMenuHistory()
  const isDue = useIsDue()
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
              aria-label={isDue ? t('menu.openDue') : t('menu.open')}
              aria-haspopup="dialog"
              aria-expanded={isDrawerOpen}
              onClick={open}
            >
              <MenuRounded />
              <DueDot />
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

/** The page's, and wider where the text is large. */
const Measure = styled(Container)({ maxWidth: '73.5rem' })

/** The links stand beside the brand: they keep their place when Get Started gives way to a greeting of another width. */
const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  minHeight: 64,
  '@container (max-width: 14rem)': { gap: 0 },
  [WIDE_BAR]: {
    display: 'grid',
    gridTemplateColumns: 'auto auto minmax(0, 1fr)',
    columnGap: theme.spacing(3),
    minHeight: 72,
  },
}))

const Controls = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.spacing(0.5),
  whiteSpace: 'nowrap',
}))

const InWideBar = styled('div')({ display: 'contents', [NARROW_BAR]: { display: 'none' } })

const MenuButton = styled(IconButton)(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  marginRight: theme.spacing(-1.25),
  [WIDE_BAR]: { display: 'none' },
}))
