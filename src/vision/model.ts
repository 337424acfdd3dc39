import type { Thresholds } from '~/diagnosis'

import type { View } from './views'

/** `models/leaf/model.json`, written by the training pipeline's export. */
export type ModelDescription = {
  version: string
  /** SHA-256 of `model.onnx`, and of `labels.json`. */
  sha256: string
  labelsSha256: string
  /** `side`: px of the network's square input; `views`: parts of a photo, averaged. */
  input: { side: number; views: View[] }
  /** Divides the logits, which calibrates the probabilities. */
  temperature: number
  thresholds: Thresholds
}

export type Model = Omit<ModelDescription, 'labelsSha256'> & { labels: string[] }
