import type { Classifier } from '~/server/domain/diagnoses/classifier'
import type { DiagnosisRecords } from '~/server/domain/diagnoses/records'

import type { Metrics } from './metrics'

export const measuredClassifier = (
  classifier: Classifier,
  metrics: Pick<Metrics, 'startClassification'>,
): Classifier => ({
  ...classifier,
  async classify(...photo) {
    const end = metrics.startClassification()
    try {
      const observation = await classifier.classify(...photo)
      end('done')
      return observation
    } catch (error) {
      end('failed')
      throw error
    }
  },
})

export const measuredRecords = (records: DiagnosisRecords, metrics: Pick<Metrics, 'scanned'>): DiagnosisRecords => ({
  ...records,
  async settle(record) {
    const settlement = await records.settle(record)
    if (settlement.kind === 'kept') metrics.scanned(record.verdict.kind, record.charge)
    return settlement
  },
})
