import { selectPlace } from '~/client/session/sessionSlice'
import { useAppSelector } from '~/client/store/hooks'

/** Whose law, contacts and products advice for the reader may name. */
export const usePlace = () => useAppSelector(selectPlace)
