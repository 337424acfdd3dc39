import { useSnackbar } from 'notistack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { photoFile } from './photoFile'
import { canSharePhotos } from './webShare'

/** The photo goes along only if the farmer says so. Its file is made then: a browser shares only at once after a press. */
export function usePhotoChoice(photoUrl: string | undefined) {
  const { t } = useTranslation('share')
  const { enqueueSnackbar } = useSnackbar()
  const [isChosen, setChosen] = useState(false)
  const [file, setFile] = useState<File | null>(null)

  const choosePhoto = async (isWanted: boolean) => {
    setChosen(isWanted)
    setFile(null)
    if (!isWanted || photoUrl === undefined || !canSharePhotos()) return
    try {
      setFile(await photoFile(photoUrl))
    } catch {
      setChosen(false)
      enqueueSnackbar(t('dialog.photoFailed'), { variant: 'warning' })
    }
  }
  return { isChosen, file: isChosen ? file : null, choosePhoto }
}
