import type { Config } from '~/server/config/config'
import { loadTokenSecret } from '~/server/config/dataFolder'
import { createOpenPhoto } from '~/server/domain/cases/casePhotos'
import { createSweepPhotos } from '~/server/domain/cases/sweepPhotos'
import { createCasePhotoRepository } from '~/server/persistence/casePhotoRepository'
import { createPhotoPackRepository } from '~/server/persistence/photoPackRepository'
import type { OpenDatabase } from '~/server/persistence/schema'
import { openPhotoStore } from '~/server/photos/openPhotoStore'
import { createKeyedHash } from '~/server/security/keyedHash'
import { photoCipher } from '~/server/security/photoCipher'

import type { PhotoRecords } from './command'

const FARM_DIGITS = 6
const NO_COUNTY = 'kenya'

type PhotoConfig = Pick<Config, 'photos' | 'tokenSecret' | 'dataDir'>

export function photoRecords(db: OpenDatabase, { photos, tokenSecret, dataDir }: PhotoConfig): PhotoRecords {
  const store = openPhotoStore(photos)
  return {
    ...createPhotoPackRepository(db),
    open: createOpenPhoto({ store, cipher: photoCipher }),
    farmOf({ county = NO_COUNTY, accountId }) {
      const hash = createKeyedHash(tokenSecret ?? loadTokenSecret(dataDir))('farm', accountId)
      return `${slugOf(county)}-${Buffer.from(hash, 'base64url').toString('hex').slice(0, FARM_DIGITS)}`
    },
    sweep: createSweepPhotos({ records: createCasePhotoRepository(db), store, now: Date.now }),
  }
}

/** As in `murang-a`. */
const slugOf = (county: string) => county.toLowerCase().replace(/[^a-z]+/g, '-')
