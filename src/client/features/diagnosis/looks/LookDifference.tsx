import { Alert } from '@mui/material'
import { useTranslation } from 'react-i18next'

import type { KeptLook } from '~/client/device/waitingSets'
import { useLanguage } from '~/client/shared/i18n'
import { nameOfResult } from '~/client/shared/nameOfResult'
import { usePlace } from '~/client/shared/usePlace'
import type { Diagnosis } from '~/contract/responses'

import type { LookTexts } from './lookTexts'

type LookDifferenceProps = { texts: LookTexts; look: KeptLook; diagnosis: Diagnosis }

/** Nothing where the phone had seen the same. */
export function LookDifference({ texts, look, diagnosis }: LookDifferenceProps) {
  const { t } = useTranslation('look')
  const place = usePlace()
  const result = texts.resultOfKept(look, useLanguage(), place)
  if (!result || !texts.differs(look, diagnosis)) return null
  const name = nameOfResult(result).replace(/\.$/, '') // a title that is a sentence
  return (
    <Alert severity="info" square>
      {t('list.differs', { name })}
    </Alert>
  )
}
