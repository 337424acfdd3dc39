import { useState } from 'react'

import { photoFile } from './photoFile'
import { canSharePhotos } from './webShare'

/** The photo goes along only if the farmer says so. Its file is made then: a browser shares only at once after a press. */
export function usePhotoChoice(photoUrl: string | undefined) {
  const [isChosen, setChosen] = useState(false)
  const [isUnreadable, setUnreadable] = useState(false)
  const [file, setFile] = useState<File | null>(null)

  const choosePhoto = async (isWanted: boolean) => {
    setChosen(isWanted)
    setUnreadable(false)
    setFile(null)
    if (!isWanted || photoUrl === undefined || !canSharePhotos()) return
    try {
      setFile(await photoFile(photoUrl))
    } catch {
      setChosen(false)
      setUnreadable(true)
    }
  }
  return { isChosen, isUnreadable, file: isChosen ? file : null, choosePhoto }
}
