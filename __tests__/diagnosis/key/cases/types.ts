import type { LibraryCropId } from '~/contract/library'
import type { KeyCandidate, KeyReply, PlantPart, SeenSign } from '~/diagnosis'

/**
 * What a farmer with this trouble sees. `sees`: the reply to each check of the crop; one that is left out cannot be told.
 * Written from the signs of the pages and their sources, by somebody who did not know the ratios.
 */
export type KeyCase = {
  of: KeyCandidate
  crop: LibraryCropId
  story: string
  part: PlantPart | null
  sign: SeenSign | null
  sees: Readonly<Record<string, Exclude<KeyReply['answer'], 'cannotTell'>>>
}
