import type { FastifyInstance } from 'fastify'

import type { Config } from './config/config'
import type { DiagnosisRecords } from './domain/diagnoses/records'
import { createReminders } from './domain/reminders/reminders'
import type { SendReminder } from './domain/reminders/reminderRecords'
import type { Clock } from './domain/security'
import { createReminderRepository } from './persistence/reminderRepository'
import type { Database } from './persistence/schema'
import { isPublicKey } from './push/publicKey'
import { remindDaily } from './push/remindDaily'

type BuildRemindersDeps = {
  config: Pick<Config, 'push' | 'sessionLimits'>
  db: Database
  diagnoses: Pick<DiagnosisRecords, 'listDiagnoses'>
  /** The one that the settings ask for when left out. */
  sendReminder: SendReminder | undefined
  now: Clock
  onError: (error: unknown) => void
}

/** Nothing without keys for Web Push; else sent for as long as the server runs. */
export async function buildReminders(app: FastifyInstance, { config, db, sendReminder, ...deps }: BuildRemindersDeps) {
  if (!config.push) return undefined
  const { createSendPush } = await import('./push/sendPush')
  const send = sendReminder ?? createSendPush(config.push)
  const records = createReminderRepository(db, config.sessionLimits)
  const reminders = createReminders({ ...deps, records, send, isPublicKey })
  let stop: (() => Promise<void>) | undefined
  app.addHook('onReady', async () => {
    stop = remindDaily({ ...reminders, ...deps })
  })
  app.addHook('onClose', async () => {
    await stop?.()
  })
  return reminders
}
