import { paths } from './paths'

/** Photos shared from another app: field of the manifest's `share_target`, which the service worker handles. */
export const SHARED_PHOTOS_FIELD = 'photos'
/** The service worker stores them here for the screen. Named unlike the app's caches, which each build deletes. */
export const SHARED_PHOTOS_CACHE = 'shared-photos'
/** Query parameter: photos are ready to be added. */
export const SHARED_PARAMETER = 'shared'
/** Its value if some could not be stored. */
export const SHARE_FAILED = 'failed'
export const SHARED_PATH = `${paths.predict}?${SHARED_PARAMETER}`
export const SHARE_FAILED_PATH = `${SHARED_PATH}=${SHARE_FAILED}`
