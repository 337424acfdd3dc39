import { selectPlace } from '~/client/session/sessionSlice'
import { useAppSelector } from '~/client/store/hooks'

/** The place whose law, contacts and products the advice may name. */
export const usePlace = () => useAppSelector(selectPlace)
