import { addListener } from '@reduxjs/toolkit'
import { useSnackbar } from 'notistack'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { useAppDispatch } from '~/client/store/hooks'
import { isAccountLeft } from '~/client/store/sessionSlice'
import { accountChanged } from '~/client/store/storedAccount'

/** Closes what was said to a person who leaves; says why the page is another one when that has happened in another tab. */
export function useToastsOfSession() {
  const dispatch = useAppDispatch()
  const { closeSnackbar, enqueueSnackbar } = useSnackbar()
  const { t } = useTranslation('notices')
  useEffect(
    () =>
      dispatch(
        addListener({
          matcher: isAccountLeft,
          effect: (action) => {
            closeSnackbar()
            if (accountChanged.match(action)) enqueueSnackbar(t('accountChanged'), { variant: 'info' })
          },
        }),
      ),
    [dispatch, closeSnackbar, enqueueSnackbar, t],
  )
}
