import EditRounded from '@mui/icons-material/EditRounded'
import { Stack } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '~/client/ui/Button'
import { CropButtons } from '~/client/ui/CropTiles'
import { useLanguage } from '~/client/i18n/i18n'
import { RowFold } from '~/client/ui/Rows'
import { useCorrection } from '~/client/ui/useCorrection'
import { CROPS } from '~/contract/crops/crops'
import type { Diagnosis } from '~/contract/responses'

/** Judges the same photos again, free, for the crop the user chooses. */
export function CropCorrection({ diagnosis: { id, verdict, toldCrop } }: { diagnosis: Diagnosis }) {
  const { t } = useTranslation(['diagnosis', 'share'])
  const language = useLanguage()
  const { correct, isLoading, sent } = useCorrection(id)
  const doubted = verdict === 'contradiction' ? CROPS.find((id) => id === toldCrop) : undefined
  const tapped = sent && 'crop' in sent ? sent.crop : null
  const correctTo = (crop: string) => {
    if (!isLoading) void correct({ crop })
  }

  return (
    <Stack spacing={1.5} sx={{ py: 0.5 }}>
      {doubted ? (
        <Button variant="contained" size="large" onClick={() => correctTo(doubted)}>
          {t('share:crop.confirm', { crop: t(`crop.names.${doubted}`).toLocaleLowerCase(language) })}
        </Button>
      ) : null}
      <CropButtons
        label={t(verdict === 'mixedCrops' ? 'share:crop.mixed' : 'crop.question')}
        crop={tapped ?? toldCrop}
        onChoose={correctTo}
      />
    </Stack>
  )
}

/** A row that unfolds to correct the crop. */
export function CorrectionRow({ cropName, children }: { cropName: string | null; children: ReactNode }) {
  const { t } = useTranslation('share')
  const language = useLanguage()
  const crop = cropName?.toLocaleLowerCase(language)
  return (
    <RowFold
      icon={<EditRounded aria-hidden />}
      label={crop === undefined ? t('crop.choose') : t('crop.correct', { crop })}
    >
      {children}
    </RowFold>
  )
}
