import { PhotoCredit } from '~/client/shared/PhotoCredit'
import type { Diagnosis } from '~/contract/responses'

import { namedLabel, typicalPhotosOf } from './TypicalLeaf'

type TypicalCreditsProps = {
  diagnosis: Diagnosis
  /** One stands beside the farmer's leaf. */
  isPair: boolean
}

/** Of the typical leaves that the result shows, each source once. */
export function TypicalCredits({ diagnosis, isPair }: TypicalCreditsProps) {
  const { candidates } = diagnosis.answer
  const labels = [...(isPair ? [namedLabel(diagnosis)] : []), ...candidates.map(({ label }) => label)]
  const sources = new Set(labels.flatMap((label) => typicalPhotosOf(label).map(({ source }) => source)))
  return (
    <>
      {[...sources].map((source) => (
        <PhotoCredit key={source.title} source={source} />
      ))}
    </>
  )
}
