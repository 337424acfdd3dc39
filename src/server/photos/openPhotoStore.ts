import type { PhotoStore } from '~/server/domain/cases/photoStore'

import { createFolderStore } from './folderStore'
import { createS3Store, type S3Settings } from './s3Store'

export type PhotoLocation = { folder: string } | S3Settings

export const openPhotoStore = (location: PhotoLocation): PhotoStore =>
  'folder' in location ? createFolderStore(location.folder) : createS3Store(location)
