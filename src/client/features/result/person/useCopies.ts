import { useEffect, useState } from 'react'

import { offlineDiagnoses } from '~/client/storage/offlineDiagnoses'

/** The photos of a diagnosis as they were sent; empty if this phone no longer has them, undefined until it is known. */
export function useCopies(id: string) {
  const [copies, setCopies] = useState<readonly Blob[]>()
  useEffect(() => {
    let isCurrent = true
    void offlineDiagnoses.copiesOf(id).then((read) => {
      if (isCurrent) setCopies(read)
    })
    return () => {
      isCurrent = false
    }
  }, [id])
  return copies
}
