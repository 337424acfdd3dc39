import { Button, Paper } from '@mui/material'
import { useSnackbar } from 'notistack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { failureMessages } from '~/client/shared/failureMessages'
import { useLanguage } from '~/client/shared/i18n'
import type { Diagnosis } from '~/contract/responses'

import { CropPicker } from '~/client/shared/CropPicker'
import { useCorrectDiagnosisMutation } from '~/client/store/diagnosisApi'

type CropCorrectionProps = {
  diagnosis: Diagnosis
  /** Whether the answer needs the crop: the choice is open at once. */
  isAsked: boolean
}

/** The same photo read again for the crop that the farmer knows it to be, free. */
export function CropCorrection({ diagnosis: { id, toldCrop, answer }, isAsked }: CropCorrectionProps) {
  const { t } = useTranslation('diagnosis')
  const { enqueueSnackbar } = useSnackbar()
  const [isOpen, setOpen] = useState(isAsked)
  const language = useLanguage()
  const [correctDiagnosis] = useCorrectDiagnosisMutation()
  const named = answer?.cropName ?? null

  const correct = async (crop: string | null) => {
    if (crop === null) return
    const { error } = await correctDiagnosis({ id, crop, language })
    if (error) failureMessages(error).forEach((message) => enqueueSnackbar(message, { variant: 'warning' }))
    else setOpen(false)
  }

  return (
    <Paper variant="outlined" sx={{ p: 1.5, borderRadius: '16px' }}>
      {isOpen ? (
        <CropPicker label={t('crop.question')} crop={toldCrop} onChange={correct} canBeUnknown={false} />
      ) : (
        <Button
          onClick={() => {
            setOpen(true)
          }}
          sx={{ textAlign: 'left' }}
        >
          {named === null ? t('crop.choose') : t('crop.correct', { crop: named.toLocaleLowerCase(language) })}
        </Button>
      )}
    </Paper>
  )
}
