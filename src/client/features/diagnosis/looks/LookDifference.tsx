import { Alert } from '@mui/material'
import { useTranslation } from 'react-i18next'

import type { KeptLook } from '~/client/device/waitingSets'
import { useLanguage } from '~/client/shared/i18n'
import { nameOfResult } from '~/client/shared/nameOfResult'
import { usePlace } from '~/client/shared/usePlace'
import type { Diagnosis } from '~/contract/responses'

import { differs, resultOfKept } from './lookTexts'

type LookDifferenceProps = { look: KeptLook; diagnosis: Diagnosis }

/** Nothing where the phone had seen the same. */
export function LookDifference({ look, diagnosis }: LookDifferenceProps) {
  const { t } = useTranslation(['look', 'words'])
  const place = usePlace()
  const result = resultOfKept(look, useLanguage(), place)
  if (!result || !differs(look, diagnosis)) return null
  const name = nameOfResult(result).replace(/\.$/, '') // a title that is a sentence
  return (
    <Alert severity="info" square>
      {t('list.differs', { name })}
    </Alert>
  )
}
