import { randomUUID } from 'node:crypto'

import type { FastifyInstance } from 'fastify'

import type { Config } from './config/config'
import { createCasePhotos } from './domain/cases/casePhotos'
import { createSweepPhotos } from './domain/cases/sweepPhotos'
import type { Clock } from './domain/security'
import { bareJpeg } from './inference/bareJpeg'
import { startJobs } from './jobs'
import { createCasePhotoRepository } from './persistence/casePhotoRepository'
import { createLeaseRepository } from './persistence/leaseRepository'
import type { Database } from './persistence/schema'
import { openPhotoStore } from './photos/openPhotoStore'
import { photoCipher } from './security/photoCipher'

/** With `WRITING_MS`: files are gone within a minute after the last consent, the case or the account. */
const SWEEP_MS = 20_000

type CasePhotosDeps = { db: Database; config: Pick<Config, 'photos'>; now: Clock }

/** Photos that farmers give for a case, and what deletes them. */
export function buildCasePhotos({ db, config, now }: CasePhotosDeps) {
  const records = createCasePhotoRepository(db)
  const store = openPhotoStore(config.photos)
  return {
    photos: createCasePhotos({ records, store, cipher: photoCipher, bareJpeg, newId: randomUUID, now }),
    sweep: createSweepPhotos({ records, store, now }),
  }
}

type JobDeps = Pick<ReturnType<typeof buildCasePhotos>, 'sweep'> & {
  db: Database
  onError: (error: unknown) => void
  everyMs?: number
}

/** On one server at a time. */
export function addPhotoJob(app: FastifyInstance, { sweep, db, onError, everyMs = SWEEP_MS }: JobDeps) {
  let stop: (() => Promise<void>) | undefined
  app.addHook('onReady', async () => {
    stop = startJobs([{ name: 'photos', run: sweep }], createLeaseRepository(db), onError, { everyMs })
  })
  app.addHook('onClose', async () => stop?.())
}
