import { Button, Paper, Stack } from '@mui/material'
import { useSnackbar } from 'notistack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { failureMessages } from '~/client/shared/failureMessages'
import { useLanguage } from '~/client/shared/i18n'
import type { Diagnosis } from '~/contract/responses'

import { CropButtons } from '~/client/shared/CropPicker'
import { useCorrectDiagnosisMutation } from '~/client/store/diagnosisApi'
import { CROPS } from '~/contract/crops/crops'

type CropCorrectionProps = {
  diagnosis: Diagnosis
  /** Whether the answer needs the crop: the choice is open at once. */
  isAsked: boolean
}

/** The same photos read again for the crop that the farmer knows it to be, free. */
export function CropCorrection({ diagnosis: { id, verdict, toldCrop, answer }, isAsked }: CropCorrectionProps) {
  const { t } = useTranslation('diagnosis')
  const { enqueueSnackbar } = useSnackbar()
  const [isOpen, setOpen] = useState(isAsked)
  const language = useLanguage()
  const [correctDiagnosis, { isLoading, originalArgs }] = useCorrectDiagnosisMutation()
  const name = answer?.cropName?.toLocaleLowerCase(language)
  const doubted = verdict === 'contradiction' ? CROPS.find((id) => id === toldCrop) : undefined
  const tapped = isLoading && originalArgs && 'crop' in originalArgs ? originalArgs.crop : null

  const correct = async (crop: string) => {
    if (isLoading) return
    const { error } = await correctDiagnosis({ id, crop, language })
    if (error) failureMessages(error).forEach((message) => enqueueSnackbar(message, { variant: 'warning' }))
    else setOpen(false)
  }

  if (!isOpen)
    return (
      <Paper variant="outlined" sx={{ p: 1.5, borderRadius: '16px' }}>
        <Button
          onClick={() => {
            setOpen(true)
          }}
          sx={{ textAlign: 'left' }}
        >
          {name === undefined ? t('crop.choose') : t('crop.correct', { crop: name })}
        </Button>
      </Paper>
    )
  return (
    <Stack spacing={1.5} sx={{ py: 0.5 }}>
      {doubted ? (
        <Button variant="contained" size="large" onClick={() => correct(doubted)}>
          {t('crop.confirm', { crop: t(`crop.names.${doubted}`).toLocaleLowerCase(language) })}
        </Button>
      ) : null}
      <CropButtons label={t('crop.question')} crop={tapped ?? toldCrop} onChoose={correct} />
    </Stack>
  )
}
