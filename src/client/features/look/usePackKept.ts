import { isPackKept } from '~/client/device/packKept'
import { useBrowserValue } from '~/client/shared/useBrowserValue'

/** Whether this phone can look by itself. */
export const usePackKept = () => useBrowserValue(isPackKept, false)
