import type { FastifyInstance } from 'fastify'

import type { Config } from './config/config'
import type { SendReminder } from './domain/reminders/reminderRecords'
import { createReminders, type Reminders } from './domain/reminders/reminders'
import type { Clock } from './domain/security'
import { startJobs } from './jobs'
import { measuredReminder, type Metrics } from './metrics/metrics'
import { createLeaseRepository } from './persistence/leaseRepository'
import { createReminderRepository } from './persistence/reminderRepository'
import type { Database } from './persistence/schema'
import { remindDaily } from './push/remindDaily'

/** A farmer who has asked a person waits for the answer. */
const ANSWER_CHECK_MS = 60_000

type RemindersDeps = Omit<Parameters<typeof createReminders>[0], 'records' | 'send' | 'isPublicKey'> & {
  db: Database
  config: Pick<Config, 'push' | 'sessionLimits'>
  /** Default: as configured. */
  sendReminder?: SendReminder
  metrics: Metrics
}

/** Loads the Web Push code only if the server has its keys. */
export async function buildReminders({ db, config, metrics, sendReminder, ...deps }: RemindersDeps) {
  const records = createReminderRepository(db, config.sessionLimits)
  const { push } = config
  if (!push) return createReminders({ ...deps, records, send: undefined, isPublicKey: () => false })
  const { createSendPush, isPublicKey } = await import('./push/sendPush')
  const send = measuredReminder(sendReminder ?? createSendPush(push), metrics)
  return createReminders({ ...deps, records, send, isPublicKey })
}

type JobDeps = { reminders: Reminders; db: Database; now: Clock; onError: (error: unknown) => void }

/** A round every morning, and answers of persons within a minute by day. */
export function addReminderJobs(app: FastifyInstance, { reminders, db, now, onError }: JobDeps) {
  const stopping = new AbortController()
  const answers = {
    name: 'answers',
    isDue: () => reminders.isAnyToTell(),
    run: () => reminders.tellAll(stopping.signal),
  }
  let stops: (() => Promise<void>)[] = []
  app.addHook('onReady', async () => {
    stops = [
      remindDaily({ ...reminders, now, onError }),
      startJobs([answers], createLeaseRepository(db), onError, { everyMs: ANSWER_CHECK_MS }),
    ]
  })
  app.addHook('onClose', async () => {
    stopping.abort()
    await Promise.all(stops.map((stop) => stop()))
  })
}
