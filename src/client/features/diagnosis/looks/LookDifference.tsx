import { Alert } from '@mui/material'
import { useTranslation } from 'react-i18next'

import type { Preview } from '~/client/device/accountDb'
import { useLanguage } from '~/client/shared/i18n'
import { nameOfResult } from '~/client/shared/nameOfResult'
import { usePlace } from '~/client/shared/usePlace'
import type { Diagnosis } from '~/contract/responses'

import { differs, resultOfKept } from './lookTexts'

type LookDifferenceProps = { preview: Preview; diagnosis: Diagnosis }

/** Nothing where the phone had seen the same. */
export function LookDifference({ preview, diagnosis }: LookDifferenceProps) {
  const { t } = useTranslation(['look', 'words'])
  const place = usePlace()
  const result = resultOfKept(preview, useLanguage(), place)
  if (!result || !differs(preview, diagnosis)) return null
  const name = nameOfResult(result).replace(/\.$/, '') // a title that is a sentence
  return (
    <Alert severity="info" square>
      {t('list.differs', { name })}
    </Alert>
  )
}
