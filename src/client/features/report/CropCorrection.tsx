import { Stack } from '@mui/material'
import { useTranslation } from 'react-i18next'

import { useCorrectDiagnosisMutation } from '~/client/api/diagnosisApi'
import { Button } from '~/client/shared/Button'
import { CropButtons } from '~/client/shared/CropButtons'
import { useLanguage } from '~/client/shared/i18n'
import { useToastFailures } from '~/client/shared/failureMessages'
import { CROPS } from '~/contract/crops/crops'
import type { Diagnosis } from '~/contract/responses'

type CropCorrectionProps = { diagnosis: Diagnosis }

/** The same photos read again for the crop that the farmer knows it to be, free. */
export function CropCorrection({ diagnosis: { id, verdict, toldCrop } }: CropCorrectionProps) {
  const { t } = useTranslation(['diagnosis', 'share'])
  const toastFailures = useToastFailures()
  const language = useLanguage()
  const [correctDiagnosis, { isLoading, originalArgs }] = useCorrectDiagnosisMutation()
  const doubted = verdict === 'contradiction' ? CROPS.find((id) => id === toldCrop) : undefined
  const tapped = isLoading && originalArgs && 'crop' in originalArgs ? originalArgs.crop : null

  const correct = async (crop: string) => {
    if (isLoading) return
    const { error } = await correctDiagnosis({ id, crop, language })
    if (error) toastFailures(error)
  }

  return (
    <Stack spacing={1.5} sx={{ py: 0.5 }}>
      {doubted ? (
        <Button variant="contained" size="large" onClick={() => correct(doubted)}>
          {t('share:crop.confirm', { crop: t(`crop.names.${doubted}`).toLocaleLowerCase(language) })}
        </Button>
      ) : null}
      <CropButtons
        label={t(verdict === 'mixedCrops' ? 'share:crop.mixed' : 'crop.question')}
        crop={tapped ?? toldCrop}
        onChoose={correct}
      />
    </Stack>
  )
}
