import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

import { useToast } from '~/client/shared/toast'
import { useOnDemand } from '~/client/shared/useOnDemand'
import { useAppDispatch, useAppSelector } from '~/client/store/hooks'

import { drawerClosed, selectIsDrawerOpen } from './drawerSlice'
import { mobilePanel } from './lazyMobilePanel'

/** The panel, once somebody has asked for it; when its code is lost, it is closed again and one says so. */
export function MobileMenu() {
  const dispatch = useAppDispatch()
  const showToast = useToast()
  const { key } = useLocation()
  const isOpen = useAppSelector(selectIsDrawerOpen)
  const { value: Panel, isLost, retry } = useOnDemand(mobilePanel, isOpen)

  useEffect(() => {
    dispatch(drawerClosed()) // wherever a link or the browser's Back has led
  }, [dispatch, key])

  useEffect(() => {
    if (!isLost) return
    dispatch(drawerClosed())
    retry() // armed for the next opening
    showToast('The menu could not be loaded. Check your connection and try again.', 'warning')
  }, [dispatch, isLost, retry, showToast])

  return Panel ? <Panel /> : null
}
