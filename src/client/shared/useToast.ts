import { useAppDispatch } from '~/client/store/hooks'
import { toastShown } from '~/client/store/toastsSlice'
import type { Toast } from '~/client/store/toastsSlice'

export function useToast() {
  const dispatch = useAppDispatch()
  return (message: string, variant: Toast['variant']) => {
    dispatch(toastShown({ message, variant }))
  }
}
