import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

import { useOverlay } from '~/client/shared/useOverlay'
import { useAppStore } from '~/client/store/hooks'

import { drawerClosed, drawerOpened, selectIsDrawerOpen } from './drawerSlice'

export const useMenuHistory = () => useOverlay('menu')

/** Opens and closes the menu as its history entry comes and goes. */
export function useMenuFollowsHistory() {
  const store = useAppStore()
  const { key } = useLocation()
  const { isOpen } = useMenuHistory()
  useEffect(() => {
    if (selectIsDrawerOpen(store.getState()) !== isOpen) store.dispatch(isOpen ? drawerOpened() : drawerClosed())
  }, [store, key, isOpen])
}
