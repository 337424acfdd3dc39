import { createSlice } from '@reduxjs/toolkit'
import type { WithSlice } from '@reduxjs/toolkit'

import { rootReducer } from '~/client/store/store'

type DrawerState = { isOpen: boolean }

const initialState: DrawerState = { isOpen: false }

/** Whether the mobile menu covers the page, as its history entry says: the end of a session alone leaves it open. */
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
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/consistent-type-definitions -- merging needs an interface
  interface FeatureSlices extends WithSlice<typeof drawerSlice> {}
}

const injected = drawerSlice.injectInto(rootReducer)

export const { drawerOpened, drawerClosed } = drawerSlice.actions
export const { selectIsDrawerOpen } = injected.selectors
