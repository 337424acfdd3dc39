import { Alert } from '@mui/material'
import { useTranslation } from 'react-i18next'

import type { Preview } from '~/client/storage/accountDb'
import { useLanguage } from '~/client/i18n/i18n'
import { nameOfResult } from '~/client/ui/nameOfResult'
import { usePlace } from '~/client/store/hooks'
import type { Diagnosis } from '~/contract/responses'

import { differs, resultOfStored } from './previewTexts'

/** Renders nothing if the phone came to the same verdict. */
export function PreviewDifference({ preview, diagnosis }: { preview: Preview; diagnosis: Diagnosis }) {
  const { t } = useTranslation(['look', 'words'])
  const place = usePlace()
  const result = resultOfStored(preview, useLanguage(), place)
  if (!result || !differs(preview, diagnosis)) return null
  const name = nameOfResult(result).replace(/\.$/, '') // some titles are sentences
  return (
    <Alert severity="info" square>
      {t('differs', { name })}
    </Alert>
  )
}
