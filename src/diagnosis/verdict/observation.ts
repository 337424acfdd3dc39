import type { SetWeights } from './posterior'

/** What the network and the photo say, before any decision. */
export type Observation = {
  /** Calibrated probability of each label, summing to 1, in the order of `labels.json`; all 0 for a photo with a quality fault. */
  probabilities: readonly number[]
  /** Mean luma of the square that is judged, 0 (black) to 255. */
  brightness: number
  /** Variance of the Laplacian of that square's luma at 256 px: low means blurred. */
  sharpness: number
  /** Correlation of that luma with itself 8 px away, -1 to 1: low means that everything in the picture is small. */
  coherence: number
  /** Mean green of that square over the mean of its red and blue: low in a negative and under red or purple light, high under green light. */
  greenness: number
  /** How far green above blue outweighs violet in its colours, -1 to 1: the leaves of a negative are violet. */
  plantHues: number
  /** How far its colours stray from one colour, lighter and darker, in shares of the mean luma: next to 0 in grey and sepia. */
  colours: number
  /** Chance that something is wrong with the leaf, of whatever plant it is; absent for a photo with a quality fault. */
  sick?: number
}

/** Decided on validation photos by the training pipeline and stored in `models/leaf/model.json`; never typed into code. */
export type Thresholds = {
  /** From this probability on, the first label is right at least as often as `model.json` states. */
  confident: number
  /** In place of `confident`, for labels that photos of too few places have shown to be right; 1 says never. */
  confidentByLabel: Readonly<Record<string, number>>
  /** From this probability on, a confident result may be called very sure. */
  verySure: number
  /** From this summed probability on, the first two or three labels are worth ranking. */
  ranked: number
  /** From this summed probability on, the crop is taken as recognised. */
  crop: number
  /** From this probability on, the photo shows no leaf. */
  notALeaf: number
  /** From this probability on, the leaf is of a plant that is none of the crops. */
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
  /** How several photos of one field are combined: see `combine`. */
  sets: SetWeights
}

/** Those of the same name hold in place of the others when the farmer has told the crop. */
export type ToldThresholds = Pick<Thresholds, 'confident' | 'confidentByLabel' | 'verySure' | 'ranked'> & {
  /** Divides the logarithms of what is left of the posterior. */
  temperature: number
  /** Where the told crop's labels together stay below this probability, photo and word contradict each other. */
  contradiction: number
}

/** `crop`: what the labels of a crop begin with. `confirmed`: asked, the farmer stands by it, so it is not doubted again. */
export type Told = { crop: string; confirmed?: boolean }

/** Whether anything is wrong with leaves of any plant. `noSigns`: none that the network knows. */
export type Health = 'signs' | 'noSigns'

/** Of leaves of one plant: signs where one shows them, none where all show none; undefined where the network is not sure. */
export function healthOf(leaves: readonly Pick<Observation, 'sick'>[], { health }: Thresholds): Health | undefined {
  if (health === undefined || leaves.length === 0) return undefined
  const isSick = ({ sick }: Pick<Observation, 'sick'>) => sick !== undefined && sick >= health.sick
  const isHealthy = ({ sick }: Pick<Observation, 'sick'>) => sick !== undefined && sick <= health.healthy
  if (leaves.some(isSick)) return 'signs'
  return leaves.every(isHealthy) ? 'noSigns' : undefined
}
