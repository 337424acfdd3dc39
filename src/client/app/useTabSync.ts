import { useEffect } from 'react'

import { DIAGNOSIS_LIST, api } from '~/client/api/api'
import { LANGUAGE_KEY, preferredLanguage } from '~/client/device/preferredLanguage'
import { ANSWERED_KEY } from '~/client/device/toldCrop'
import { changeLanguage } from '~/client/shared/i18n'
import { useAppDispatch } from '~/client/store/hooks'

/** Follows another tab in its language and its answers. Stores nothing, which the other tab would follow in turn. */
export function useTabSync() {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === ANSWERED_KEY) dispatch(api.util.invalidateTags([DIAGNOSIS_LIST]))
      if (key === LANGUAGE_KEY) changeLanguage(preferredLanguage()).catch(() => undefined) // stays as it is
    }
    window.addEventListener('storage', onStorage)
    return () => {
      window.removeEventListener('storage', onStorage)
    }
  }, [dispatch])
}
