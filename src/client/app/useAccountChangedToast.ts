import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { sessionEnded } from '~/client/api/sessionEnded'
import { useAppDispatch } from '~/client/store/hooks'
import { toastShown } from '~/client/store/toastsSlice'
import { addAppListener } from '~/client/store/withTypes'

/** Says so when another tab has logged out, or in as another person. */
export function useAccountChangedToast() {
  const dispatch = useAppDispatch()
  const { t } = useTranslation('shell')
  useEffect(
    () =>
      dispatch(
        addAppListener({
          actionCreator: sessionEnded,
          effect: ({ payload: end }, listener) => {
            if (end.by !== 'otherTab') return
            const message = t(end.account === null ? 'loggedOutElsewhere' : 'accountChanged')
            listener.dispatch(toastShown({ message, variant: 'info' }))
          },
        }),
      ),
    [dispatch, t],
  )
}
