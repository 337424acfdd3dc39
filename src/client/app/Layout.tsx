import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import type { Location } from 'react-router-dom'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom'

import { useSessionSync } from '~/client/app/useSessionSync'
import { preferredLanguage } from '~/client/device/preferredLanguage'
import { Footer } from '~/client/features/shell/Footer'
import { Header } from '~/client/features/shell/Header'
import { selectAccountsLeft } from '~/client/session/sessionSlice'
import { Busy } from '~/client/shared/Busy'
import { changeLanguage } from '~/client/shared/i18n'
import { useAppSelector } from '~/client/store/hooks'
import { paths } from '~/contract/paths'

import { SkipLink } from './SkipLink'
import { UpdateBar } from './UpdateBar'
import { useFocusOnNavigation } from './useFocusOnNavigation'
import { useNoFileNavigation } from './useNoFileNavigation'
import { WaitingPlace } from './WaitingPlace'
import { useAccountChangedToast } from './useAccountChangedToast'
import { useTabSync } from './useTabSync'

const MAIN_ID = 'content'

/** All pages opened by their address share the key `default`; with the path, each keeps a scroll position of its own. It names no answer. */
const scrollKey = ({ key, pathname }: Location) =>
  key === 'default' && !pathname.startsWith(`${paths.history}/`) ? pathname : key

/** Header, the page of the route, footer; and what every page needs while it is open. */
export function Layout() {
  useSessionSync()
  useAccountChangedToast()
  useTabSync()
  useNoFileNavigation()
  useFocusOnNavigation(MAIN_ID)
  const accountsLeft = useAppSelector(selectAccountsLeft)
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
      <WaitingPlace key={`bar-${accountsLeft}`} />
      <div id="notices" />
      <Main id={MAIN_ID} tabIndex={-1}>
        {/* what a page holds besides the store, such as a draft, goes with the account, too */}
        <Outlet key={accountsLeft} />
      </Main>
      <Footer />
      <ScrollRestoration getKey={scrollKey} />
    </>
  )
}

/** Tall enough to keep the footer below the fold while a page loads. */
const Main = styled('main')({ display: 'flow-root', minHeight: '100vh' })
