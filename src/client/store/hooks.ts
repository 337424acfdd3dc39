import { createAsyncThunk, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'
import { useDispatch, useSelector, useStore } from 'react-redux'

import { selectPlace } from '~/client/session/sessionSlice'

import type { AppDispatch, AppStore, RootState, ThunkExtra } from './store'

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
export const useAppStore = useStore.withTypes<AppStore>()

export const createAppAsyncThunk = createAsyncThunk.withTypes<{
  state: RootState
  dispatch: AppDispatch
  extra: ThunkExtra
}>()

export type AppThunk<Result> = ThunkAction<Result, RootState, ThunkExtra, UnknownAction>

/** The place whose law, contacts and products the advice may name. */
export const usePlace = () => useAppSelector(selectPlace)

/** As the browser says: there may be a signal without data. */
export const useIsOnline = () => useAppSelector((state) => state.api.config.online)
