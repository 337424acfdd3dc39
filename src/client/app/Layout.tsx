import { Container } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useLocation, useNavigation, type Location } from 'react-router-dom'

import { useSessionSync } from '~/client/app/useSessionSync'
import { preferredLanguage } from '~/client/device/preferredLanguage'
import { Footer } from '~/client/features/shell/Footer'
import { Header } from '~/client/features/shell/Header'
import { selectAccount } from '~/client/session/sessionSlice'
import { Busy } from '~/client/shared/Busy'
import { Button } from '~/client/shared/Button'
import { changeLanguage } from '~/client/shared/i18n'
import { useAppSelector } from '~/client/store/hooks'
import { withoutLanguage } from '~/contract/languages'
import { paths } from '~/contract/paths'

import { WaitingPlace } from './WaitingPlace'
import { reloadUpdated, useIsUpdated } from './updates'
import { useTabSync } from './useTabSync'

const MAIN_ID = 'content'

/** Pages opened by address share the key `default`; the path gives each a scroll position of its own. A path that names a result is not stored. */
const scrollKey = ({ key, pathname }: Location) =>
  key === 'default' && !pathname.startsWith(`${paths.history}/`) ? pathname : key

export function Layout() {
  useSessionSync()
  useTabSync()
  useNoFileNavigation()
  useFocusOnNavigation(MAIN_ID)
  const account = useAppSelector(selectAccount)
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
    changeLanguage(preferredLanguage()).catch(() => undefined) // the page stays in English
  }, [])

  const isLoading = useNavigation().state === 'loading'
  return (
    <>
      {isLoading ? <Busy /> : null}
      <SkipLink to={MAIN_ID} />
      <Header />
      <UpdateBar />
      <WaitingPlace />
      <div id="notices" />
      <Main id={MAIN_ID} tabIndex={-1}>
        {/* what a page holds besides the store, such as a draft, goes with the account, too */}
        <Outlet key={account} />
      </Main>
      <Footer />
      <ScrollRestoration getKey={scrollKey} />
    </>
  )
}

/** Tall enough to keep the footer below the fold while a page loads. */
const Main = styled('main')({ display: 'flow-root', minHeight: '100vh' })

/** The first stop of the Tab key. Moves the focus itself, because a changed hash is a navigation here. */
function SkipLink({ to }: { to: string }) {
  const { t } = useTranslation('shell')
  return (
    <HiddenUntilFocused
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(to)?.focus()
      }}
    >
      {t('skipToContent')}
    </HiddenUntilFocused>
  )
}

const HiddenUntilFocused = styled('a')(({ theme }) => ({
  ...theme.typography.button,
  position: 'fixed',
  top: theme.spacing(1),
  left: theme.spacing(1),
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1.5, 2.5),
  borderRadius: theme.vars.shape.pill,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  transform: 'translateY(-300%)',
  '&:focus': { transform: 'none' },
}))

/** Offers a reload when a chunk is gone because the app has been updated. */
function UpdateBar() {
  const { t } = useTranslation('shell')
  const isUpdated = useIsUpdated()
  if (!isUpdated) return null
  return (
    <Bar role="alert">
      <Row>
        <span>{t('updated.text')}</span>
        <Button variant="contained" onClick={reloadUpdated}>
          {t('updated.reload')}
        </Button>
      </Row>
    </Bar>
  )
}

const Bar = styled('div')(({ theme }) => ({ backgroundColor: theme.vars.palette.surface.tint }))

const Row = styled(Container)(({ theme }) => ({
  ...theme.mixins.row(1, 2),
  flexWrap: 'wrap',
  justifyContent: 'center',
  paddingBlock: theme.spacing(1),
  '& button': { minHeight: 48 },
}))

/** Keeps the browser from opening a dropped file in place of the app. Texts can still be dropped. */
function useNoFileNavigation() {
  useEffect(() => {
    const onDrag = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    window.addEventListener('dragover', onDrag)
    window.addEventListener('drop', onDrag)
    return () => {
      window.removeEventListener('dragover', onDrag)
      window.removeEventListener('drop', onDrag)
    }
  }, [])
}

/** Focuses the heading of the next page, which a screen reader then announces. */
function useFocusOnNavigation(mainId: string) {
  const pathname = withoutLanguage(useLocation().pathname) // another language of a page is no other page
  const lastPathname = useRef(pathname)

  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    const main = document.getElementById(mainId)
    const target = main?.querySelector<HTMLElement>('h1') ?? main
    if (target) target.tabIndex = -1
    target?.focus({ preventScroll: true })
  }, [mainId, pathname])
}
