import { createSlice, type WithSlice } from '@reduxjs/toolkit'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

import { useOverlay } from '~/client/ui/useOverlay'
import { useAppStore } from '~/client/store/hooks'
import { rootReducer } from '~/client/store/store'

type DrawerState = { isOpen: boolean }

const initialState: DrawerState = { isOpen: false }

/** Whether the mobile menu is open; follows its history entry. */
const drawerSlice = createSlice({
  name: 'drawer',
  initialState,
  reducers: {
    drawerOpened: () => ({ isOpen: true }),
    drawerClosed: () => initialState,
  },
  selectors: { selectIsDrawerOpen: ({ isOpen }) => isOpen },
})

declare module '~/client/store/store' {
  interface FeatureSlices extends WithSlice<typeof drawerSlice> {}
}

const injected = drawerSlice.injectInto(rootReducer)

export const { drawerOpened, drawerClosed } = drawerSlice.actions
export const { selectIsDrawerOpen } = injected.selectors

export const useMenuHistory = () => useOverlay('menu')

/** Opens and closes the menu with its history entry. */
export function useMenuFollowsHistory() {
  const store = useAppStore()
  const { key } = useLocation()
  const { isOpen } = useMenuHistory()
  useEffect(() => {
    if (selectIsDrawerOpen(store.getState()) !== isOpen) store.dispatch(isOpen ? drawerOpened() : drawerClosed())
  }, [store, key, isOpen])
}
