import { useSearchParams } from 'react-router-dom'

import { useAppSelector } from '~/client/store/hooks'
import type { RootState } from '~/client/store/store'
import { useBrowserValue } from '~/client/ui/useBrowserValue'
import { SCAN_PARAMETER } from '~/contract/paths'

import type { Address } from './scansSlice'

/** What the URL names; null for the draft, and during hydration: the prerendered page is the one without a scan. */
export function useAddress(): Address {
  const [search] = useSearchParams()
  const isHydrated = useBrowserValue(() => true, false)
  return isHydrated ? search.get(SCAN_PARAMETER) : null
}

/** Selects from the scan that the URL names, or else from the draft. */
export function useShown<Selected>(select: (state: RootState, address: Address) => Selected) {
  const address = useAddress()
  return useAppSelector((state) => select(state, address))
}
