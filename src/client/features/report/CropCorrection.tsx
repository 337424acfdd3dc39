import { Button, Paper, Stack } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useCorrectDiagnosisMutation } from '~/client/api/diagnosisApi'
import { CropButtons } from '~/client/shared/CropButtons'
import { useLanguage } from '~/client/shared/i18n'
import { useToastFailures } from '~/client/shared/useToastFailures'
import { CROPS } from '~/contract/crops/crops'
import type { Diagnosis } from '~/contract/responses'

type CropCorrectionProps = {
  diagnosis: Diagnosis
  /** Whether the result needs the crop: the choice is open at once. */
  isAsked: boolean
}

/** The same photos read again for the crop that the farmer knows it to be, free. */
export function CropCorrection({ diagnosis: { id, verdict, toldCrop, answer: result }, isAsked }: CropCorrectionProps) {
  const { t } = useTranslation('diagnosis')
  const toastFailures = useToastFailures()
  const [isOpen, setOpen] = useState(isAsked)
  const language = useLanguage()
  const [correctDiagnosis, { isLoading, originalArgs }] = useCorrectDiagnosisMutation()
  const name = result?.cropName?.toLocaleLowerCase(language)
  const doubted = verdict === 'contradiction' ? CROPS.find((id) => id === toldCrop) : undefined
  const tapped = isLoading && originalArgs && 'crop' in originalArgs ? originalArgs.crop : null

  const correct = async (crop: string) => {
    if (isLoading) return
    const { error } = await correctDiagnosis({ id, crop, language })
    if (error) toastFailures(error)
    else setOpen(false)
  }

  if (!isOpen)
    return (
      <Folded variant="outlined">
        <Button
          onClick={() => {
            setOpen(true)
          }}
        >
          {name === undefined ? t('crop.choose') : t('crop.correct', { crop: name })}
        </Button>
      </Folded>
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

const Folded = styled(Paper)(({ theme }) => ({
  padding: theme.spacing(1.5),
  borderRadius: 16,
  '& > button': { textAlign: 'left' },
}))
