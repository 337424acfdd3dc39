import type { Thresholds } from '~/diagnosis'

import type { View } from './views'

/** `models/leaf/model.json`, written by the training pipeline's export. */
export type ModelDescription = {
  version: string
  /** Of `model.onnx` and of `labels.json`. */
  sha256: string
  labelsSha256: string
  /** `side`: px of the network's square input; `views`: the parts of a photo that it looks at, averaged. */
  input: { side: number; views: View[] }
  /** Divides the logits, so that the probabilities match how often they are right. */
  temperature: number
  thresholds: Thresholds
}

export type Model = Omit<ModelDescription, 'labelsSha256'> & { labels: string[] }
