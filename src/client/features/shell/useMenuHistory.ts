import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { useAppStore } from '~/client/store/hooks'

import { drawerClosed, drawerOpened, selectIsDrawerOpen } from './drawerSlice'

/** Marks the history entry in which the menu covers its page. */
const MENU_STATE = { isMenuOpen: true }

const isMenuEntry = (state: unknown) => typeof state === 'object' && state !== null && 'isMenuOpen' in state

/** The open menu is a history entry of its own: Back of the phone closes it, and a link in it takes its place. */
export function useMenuHistory() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  return {
    open: () => void navigate({ pathname, search, hash }, { state: MENU_STATE, preventScrollReset: true }),
    close: () => void navigate(-1),
  }
}

/** Opens and closes the menu as its history entry comes and goes. */
export function useMenuFollowsHistory() {
  const store = useAppStore()
  const location = useLocation()
  const isOpen = isMenuEntry(location.state)
  useEffect(() => {
    if (selectIsDrawerOpen(store.getState()) !== isOpen) store.dispatch(isOpen ? drawerOpened() : drawerClosed())
  }, [store, location.key, isOpen])
}
