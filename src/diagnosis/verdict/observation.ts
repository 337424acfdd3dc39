import type { SetWeights } from './posterior'

/** Output of network and photo analysis, before any decision. */
export type Observation = {
  /** Calibrated probability per label in the order of `labels.json`, sum 1; all 0 for a photo with a quality fault. */
  probabilities: readonly number[]
  /** Mean luma of the judged square, 0 (black) to 255. */
  brightness: number
  /** Variance of the Laplacian of that square's luma at 256 px: low means blurred. */
  sharpness: number
  /** Correlation of that luma with itself 8 px away, -1 to 1: low means that everything in the picture is small. */
  coherence: number
  /** Mean green over mean red and blue: low in negatives and red or purple light, high in green light. */
  greenness: number
  /** How far green above blue outweighs violet, -1 to 1: the leaves of a negative are violet. */
  plantHues: number
  /** Deviation from a single hue, in shares of the mean luma: near 0 in grey and sepia. */
  colours: number
  /** Probability that a leaf of any plant is sick; absent for a photo with a quality fault. */
  sick?: number
}

/** Chosen on validation photos by the training pipeline, in `models/leaf/model.json`; never typed into code. */
export type Thresholds = {
  /** From this probability on, the first label is right at least as often as `model.json` states. */
  confident: number
  /** Replaces `confident` for labels validated on photos of too few places; 1 means never. */
  confidentByLabel: Readonly<Record<string, number>>
  /** From this probability on, a confident result is very sure. */
  verySure: number
  /** From this summed probability on, the first two or three labels are worth ranking. */
  ranked: number
  /** Below this summed probability of its labels, the crop is asked for unless entered. */
  crop: number
  /** From this probability on, the photo shows no leaf. */
  notALeaf: number
  /** From this probability of other plants on, the same. */
  otherPlant: number
  minBrightness: number
  minSharpness: number
  minCoherence: number
  minGreenness: number
  maxGreenness: number
  minPlantHues: number
  minColours: number
  /** From `sick` on, a leaf of any plant shows signs of trouble; down from `healthy`, none that the network knows. */
  health?: { sick: number; healthy: number }
  told: ToldThresholds
  /** How photos of a scan are combined: see `combine`. */
  sets: SetWeights
}

/** Replace those of the same name once the farmer entered the crop. */
export type ToldThresholds = Pick<Thresholds, 'confident' | 'confidentByLabel' | 'verySure' | 'ranked'> & {
  /** Divides the logarithms of the conditioned posterior. */
  temperature: number
  /** If the entered crop's labels sum to less, photo and entered crop contradict each other. */
  contradiction: number
}

/** `crop`: prefix of the crop's labels. `confirmed`: the farmer confirmed it when asked, so it is not doubted again. */
export type Told = { crop: string; confirmed?: boolean }

/** Health of leaves of any plant. `noSigns`: none that the network knows. */
export type Health = 'signs' | 'noSigns'

/** For leaves of one plant: signs if any shows them, none if all show none; undefined if the network is unsure. */
export function healthOf(leaves: readonly Pick<Observation, 'sick'>[], { health }: Thresholds): Health | undefined {
  if (health === undefined || leaves.length === 0) return undefined
  const isSick = ({ sick }: Pick<Observation, 'sick'>) => sick !== undefined && sick >= health.sick
  const isHealthy = ({ sick }: Pick<Observation, 'sick'>) => sick !== undefined && sick <= health.healthy
  if (leaves.some(isSick)) return 'signs'
  return leaves.every(isHealthy) ? 'noSigns' : undefined
}
