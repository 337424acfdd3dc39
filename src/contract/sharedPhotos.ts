import { paths } from './paths'

/** Photos that another app has shared to this one: of the manifest's `share_target`, which the service worker answers. */
export const SHARED_PHOTOS_FIELD = 'photos'
/** Where the service worker keeps them until the screen takes them. Not named like the app's files, which go with each build. */
export const SHARED_PHOTOS_CACHE = 'shared-photos'
/** In the address: some wait to be added. */
export const SHARED_PARAMETER = 'shared'
/** Its value where not all of them could be kept. */
export const SHARE_FAILED = 'failed'
export const SHARED_PATH = `${paths.predict}?${SHARED_PARAMETER}`
export const SHARE_FAILED_PATH = `${SHARED_PATH}=${SHARE_FAILED}`
