import { useAppSelector } from '~/client/store/hooks'

import { selectIsBeyondNetwork } from './selectIsBeyondNetwork'

export const useIsBeyondNetwork = () => useAppSelector(selectIsBeyondNetwork)
