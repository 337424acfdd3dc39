import { useEffect } from 'react'

import { DIAGNOSIS_LIST, api } from '~/client/api/api'
import { preferredLanguage } from '~/client/device/preferredLanguage'
import { changeLanguage } from '~/client/shared/i18n'
import { useAppDispatch } from '~/client/store/hooks'

/** Follows another tab in its language and its answers. Stores nothing, which the other tab would follow in turn. */
export function useTabSync() {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === 'answered') dispatch(api.util.invalidateTags([DIAGNOSIS_LIST]))
      if (key === 'language') changeLanguage(preferredLanguage()).catch(() => undefined) // stays as it is
    }
    window.addEventListener('storage', onStorage)
    return () => {
      window.removeEventListener('storage', onStorage)
    }
  }, [dispatch])
}
