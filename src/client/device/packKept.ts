import { localSettings } from './browserStorage'

/** Holds the name of the cache with the whole leaf pack, and the hash of its description, which names that of the network. */
export const PACK_KEPT = 'leafPack'

/** Read before the code of a look is loaded. */
export const isPackKept = () => localSettings.get(PACK_KEPT) !== null
