import type { Classifier } from '~/server/domain/classifier'
import type { DiagnosisRecords } from '~/server/domain/records'

import type { Metrics } from './metrics'

/** The same classifier, counted. */
export const measuredClassifier = (classifier: Classifier, metrics: Pick<Metrics, 'looking'>): Classifier => ({
  ...classifier,
  async classify(...photo) {
    const end = metrics.looking()
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

/** The same records, counted. */
export const measuredRecords = (records: DiagnosisRecords, metrics: Pick<Metrics, 'scanned'>): DiagnosisRecords => ({
  ...records,
  async settle(record) {
    const settlement = await records.settle(record)
    if (settlement.kind === 'kept') metrics.scanned(record.verdict, record.charge)
    return settlement
  },
})
