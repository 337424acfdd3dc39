import { addListener } from '@reduxjs/toolkit'
import { useSnackbar } from 'notistack'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { sessionEnded } from '~/client/api/sessionEnded'
import { useAppDispatch } from '~/client/store/hooks'
import { toastShown } from '~/client/store/toasts'

/** Shows toasts of the store. Closes what was said to a person who leaves; says so when that has happened in another tab. */
export function useToasts() {
  const dispatch = useAppDispatch()
  const { closeSnackbar, enqueueSnackbar } = useSnackbar()
  const { t } = useTranslation('notices')

  useEffect(
    () =>
      dispatch(
        addListener({
          actionCreator: toastShown,
          effect: ({ payload: { message, variant } }) => {
            enqueueSnackbar(message, { variant })
          },
        }),
      ),
    [dispatch, enqueueSnackbar],
  )
  useEffect(
    () =>
      dispatch(
        addListener({
          actionCreator: sessionEnded,
          effect: ({ payload: { by } }) => {
            closeSnackbar()
            if (by === 'otherTab') enqueueSnackbar(t('accountChanged'), { variant: 'info' })
          },
        }),
      ),
    [dispatch, closeSnackbar, enqueueSnackbar, t],
  )
}
