import type { Verdict } from '~/diagnosis'

/** What is kept of a diagnosis. The photo is not. */
export type DiagnosisRecord = {
  accountId: string
  verdict: Verdict['kind']
  /** The first label and its probability, where the verdict names one. */
  label: string | undefined
  probability: number | undefined
  modelVersion: string
  /** Markdown, as the farmer read it. */
  report: string
  charge: number
  /** Milliseconds since 1970. */
  createdAt: number
}

export type DiagnosisRecords = {
  /** Stores and charges in one transaction; the balance left, or undefined (and nothing stored) when there was too little. */
  keep(record: DiagnosisRecord): Promise<number | undefined>
}
