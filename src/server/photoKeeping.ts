import { randomUUID } from 'node:crypto'

import type { FastifyInstance } from 'fastify'

import type { Config } from './config/config'
import { createCasePhotos } from './domain/cases/casePhotos'
import { createDeleteOrphans } from './domain/cases/deleteOrphans'
import { createSweepPhotos } from './domain/cases/sweepPhotos'
import { DAY_MS } from './domain/nairobi'
import type { RateLimiter } from './domain/limits/rateLimiter'
import type { Clock } from './domain/security'
import { bareJpeg } from './inference/bareJpeg'
import { startJobs } from './jobs'
import { createCasePhotoRepository } from './persistence/casePhotoRepository'
import { createLeaseRepository } from './persistence/leaseRepository'
import type { OpenDatabase } from './persistence/schema'
import { openPhotoStore } from './photos/openPhotoStore'
import { photoCipher } from './security/photoCipher'

/** With `WRITING_MS`: files are gone within a minute after the last consent, the case or the account. */
const SWEEP_MS = 20_000

type CasePhotosDeps = {
  db: OpenDatabase
  config: Pick<Config, 'photos'>
  /** Of accounts. */
  gifts: RateLimiter
  now: Clock
}

/** Photos that farmers give for a case, and what deletes them. */
export function buildCasePhotos({ db, config, gifts, now }: CasePhotosDeps) {
  const records = createCasePhotoRepository(db)
  const store = openPhotoStore(config.photos)
  return {
    photos: createCasePhotos({ records, store, cipher: photoCipher, bareJpeg, newId: randomUUID, gifts, now }),
    sweep: createSweepPhotos({ records, store, now }),
    deleteOrphans: createDeleteOrphans({ records, store, now }),
    prepareStore: () => store.prepare(),
  }
}

type JobDeps = Pick<ReturnType<typeof buildCasePhotos>, 'sweep' | 'deleteOrphans' | 'prepareStore'> & {
  db: OpenDatabase
  onError: (error: unknown) => void
  everyMs?: number
}

/** On one server at a time. Files without a row are looked for at the start, and once a day. */
export function addPhotoJobs(app: FastifyInstance, { db, onError, everyMs = SWEEP_MS, ...deps }: JobDeps) {
  let lookedAt = -Infinity
  const orphans = {
    name: 'photo files',
    isDue: async () => performance.now() - lookedAt >= DAY_MS,
    run: async (pause: () => Promise<void>) => {
      await deps.deleteOrphans(pause)
      lookedAt = performance.now()
    },
  }
  let stop: (() => Promise<void>) | undefined
  app.addHook('onReady', async () => {
    await deps.prepareStore().catch(onError)
    stop = startJobs([{ name: 'photos', run: deps.sweep }, orphans], createLeaseRepository(db), onError, { everyMs })
  })
  app.addHook('onClose', async () => stop?.())
}
