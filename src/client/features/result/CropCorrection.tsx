import EditRounded from '@mui/icons-material/EditRounded'
import { Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { selectPlan } from '~/client/session/sessionSlice'
import { useAppSelector } from '~/client/store/hooks'
import { Button } from '~/client/ui/Button'
import { CropButtons } from '~/client/ui/CropTiles'
import { useLanguage } from '~/client/i18n/i18n'
import { RowFold } from '~/client/ui/Rows'
import { useCorrection } from '~/client/ui/useCorrection'
import { CROPS } from '~/contract/crops/crops'
import { CREDITS_PER_DIAGNOSIS } from '~/contract/limits'
import type { Diagnosis } from '~/contract/responses'

/** Judges the same photos again for the crop the user chooses. */
export function CropCorrection({ diagnosis }: { diagnosis: Diagnosis }) {
  const { id, verdict, toldCrop, charge, byPlan, answer: result } = diagnosis
  const { t } = useTranslation(['diagnosis', 'share'])
  const hasPlan = useAppSelector(selectPlan) !== undefined
  const { correct, isLoading, sent } = useCorrection(id)
  const tapped = sent && 'crop' in sent ? sent.crop : null
  const correctTo = (crop: string) => {
    if (!isLoading) void correct({ crop })
  }
  const label = t(verdict === 'mixedCrops' ? 'share:crop.mixed' : 'crop.question')

  return (
    <Stack spacing={1.5} sx={{ py: 0.5 }}>
      {asksAboutOne(diagnosis) ? (
        <CropQuestion suggested={result.crop} told={toldCrop} tapped={tapped} onChoose={correctTo} />
      ) : (
        <CropButtons label={label} crop={tapped ?? toldCrop} onChoose={correctTo} />
      )}
      {charge === 0 && byPlan !== true && !hasPlan ? (
        <Typography variant="body2" color="textSecondary">
          {t('share:crop.price', { credits: t('charge', { count: CREDITS_PER_DIAGNOSIS }) })}
        </Typography>
      ) : null}
    </Stack>
  )
}

/** The result is a question about one crop: what the network sees, or what the user entered. */
export const asksAboutOne = ({ verdict }: Pick<Diagnosis, 'verdict'>) =>
  verdict === 'cropQuestion' || verdict === 'contradiction'

type CropQuestionProps = {
  /** The crop of the question. */
  suggested: string | null
  /** The crop that the user entered. */
  told: string | null
  tapped: string | null
  onChoose: (crop: string) => void
}

/** Yes first, then the crop that the user entered if it is another one, then all crops. */
export function CropQuestion({ suggested, told, tapped, onChoose }: CropQuestionProps) {
  const { t } = useTranslation(['diagnosis', 'share'])
  const language = useLanguage()
  const [seen, entered] = [suggested, told === suggested ? null : told].map((crop) => CROPS.find((id) => id === crop))
  const named = (id: (typeof CROPS)[number]) => ({ crop: t(`crop.names.${id}`).toLocaleLowerCase(language) })
  return (
    <>
      {seen ? (
        <Button variant="contained" size="large" onClick={() => onChoose(seen)}>
          {t('share:crop.confirm', named(seen))}
        </Button>
      ) : null}
      {entered ? (
        <Button variant="outlined" size="large" onClick={() => onChoose(entered)}>
          {t('share:crop.deny', named(entered))}
        </Button>
      ) : null}
      <CropButtons label={t('share:crop.another')} crop={tapped} onChoose={onChoose} />
    </>
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
