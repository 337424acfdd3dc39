import { Container } from '@mui/material'
import { styled } from '@mui/material/styles'
import { setupListeners } from '@reduxjs/toolkit/query/react'
import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useLocation, useNavigation, type Location } from 'react-router-dom'

import { api, DIAGNOSIS_LIST, useGetUserQuery } from '~/client/api/api'
import { restartIfAccountChanged } from '~/client/api/storedAccount'
import {
  photoCountOf,
  selectHeld,
  selectLeftPhotoCount,
  selectQueue,
  selectScans,
} from '~/client/features/scan/scansSlice'
import { OrderPlace } from '~/client/features/order/OrderPlace'
import { Footer } from '~/client/features/shell/Footer'
import { Header } from '~/client/features/shell/Header'
import { usePlanNews } from '~/client/features/shell/usePlanNews'
import { changeLanguage } from '~/client/i18n/i18n'
import { revokeKept } from '~/client/session/revocation'
import {
  selectAccount,
  selectEpoch,
  selectIsSignedOut,
  selectNeedsUser,
  userFollowed,
} from '~/client/session/sessionSlice'
import { lastKnownUser } from '~/client/storage/lastKnownUser'
import { preferredLanguage } from '~/client/storage/preferredLanguage'
import { useAppDispatch, useAppSelector, useAppStore } from '~/client/store/hooks'
import { Busy } from '~/client/ui/Busy'
import { Button } from '~/client/ui/Button'
import { lazyOrNothing } from '~/client/ui/lazyOrNothing'
import { withoutLanguage } from '~/contract/languages'
import { SCAN_PARAMETER, paths } from '~/contract/paths'

import { reloadUpdated, useIsUpdated } from './updates'

const MAIN_ID = 'content'

/** Pages opened by URL share the key `default`, so the path is the key; but not of a URL that names a result. */
const scrollKey = ({ key, pathname, search }: Location) =>
  key === 'default' && !new URLSearchParams(search).has(SCAN_PARAMETER) ? pathname : key

export function Layout() {
  useSessionSync()
  useTabSync()
  usePlanNews()
  useNoFileNavigation()
  useFocusOnNavigation(MAIN_ID)
  const epoch = useAppSelector(selectEpoch)
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
      <LazyQueueBar />
      <div id="notices" />
      <Main id={MAIN_ID} tabIndex={-1}>
        {/* remounts with the session epoch, so that drafts and other component state go with the session */}
        <Outlet key={epoch} />
      </Main>
      <OrderPlace key={`order ${epoch}`} />
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

/** Offers a reload if a chunk is gone because the app was updated. */
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

/** Keeps the browser from opening a dropped file instead of the app. Text can still be dropped. */
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
  const pathname = withoutLanguage(useLocation().pathname) // another language of a page is the same page
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

/** Follows another tab's language and diagnoses. Writes no setting, because the other tab would follow in turn. */
function useTabSync() {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === 'answered') dispatch(api.util.invalidateTags([DIAGNOSIS_LIST]))
      if (key === 'language') changeLanguage(preferredLanguage()).catch(() => undefined) // stays as it is
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [dispatch])
}

const QueueBar = lazyOrNothing(async () => (await import(/* webpackChunkName: "sending" */ './QueueBar')).QueueBar)

/**
 * Shows waiting photos on all pages but those that list them and the login, which leads there, and photos of an account
 * that must log in again on every page.
 */
function LazyQueueBar() {
  const leftCount = useAppSelector(selectLeftPhotoCount)
  const draftCount = useAppSelector((state) =>
    photoCountOf(Object.values(selectScans(state)).filter(({ status }) => status === 'draft')),
  )
  const listedCount = useAppSelector((state) => photoCountOf([...selectQueue(state), ...selectHeld(state)]))
  const { pathname } = useLocation()
  const shown = { [paths.login]: Infinity, [paths.predict]: Infinity, [paths.history]: listedCount }[pathname] ?? 0
  const count = draftCount + listedCount
  const isNeeded = leftCount > 0 || count > shown
  const to = listedCount > 0 ? paths.history : paths.predict
  return <Suspense>{isNeeded ? <QueueBar {...{ count, leftCount, to }} /> : null}</Suspense>
}

const RETRY_INTERVAL_MS = 15_000

/** Another tab may have changed tokens or balance, now or while this page was frozen or kept for the Back button. */
const SIGNS = ['storage', 'visibilitychange', 'pageshow']

/**
 * Asks who is signed in if the app starts with stored tokens, retries until there is a response, and follows sign-in,
 * sign-out and balance of other tabs.
 */
function useSessionSync() {
  const store = useAppStore()
  const needsUser = useAppSelector(selectNeedsUser)
  useGetUserQuery(undefined, {
    skip: !needsUser,
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
    pollingInterval: RETRY_INTERVAL_MS,
    skipPollingIfUnfocused: true,
  })

  const isSignedOut = useAppSelector(selectIsSignedOut)
  useEffect(() => {
    document.documentElement.toggleAttribute('data-signed-in', !isSignedOut) // until now `bootstrap` has set it
  }, [isSignedOut])
  useEffect(() => setupListeners(store.dispatch), [store])
  useEffect(() => {
    const onSign = () => {
      if (restartIfAccountChanged(store.getState)) return
      const user = lastKnownUser.read(selectAccount(store.getState()))
      if (user) store.dispatch(userFollowed(user))
      void revokeKept()
    }
    const onNetwork = () => void revokeKept()
    onNetwork()
    window.addEventListener('online', onNetwork)
    // capture phase: before any listener that would act for the earlier account
    for (const sign of SIGNS) window.addEventListener(sign, onSign, true)
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, onSign, true)
      window.removeEventListener('online', onNetwork)
    }
  }, [store])
}
