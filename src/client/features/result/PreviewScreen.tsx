import SmartphoneRounded from '@mui/icons-material/SmartphoneRounded'
import { Stack, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { CropButtons } from '~/client/ui/CropTiles'
import { useLanguage } from '~/client/i18n/i18n'
import { PhotoCredit } from '~/client/ui/PhotoCredit'
import { Rows } from '~/client/ui/Rows'
import type { Report } from '~/contract/report'
import type { Result } from '~/contract/responses'

import { CorrectionRow, CropQuestion } from './CropCorrection'
import { FirstScreen, useScrolledIntoView } from './FirstScreen'
import { LeafPair } from './LeafPair'
import { ResultBar, useIsWide } from './ResultBar'
import { ResultFolds } from './ResultFolds'
import { announcementOf } from './resultText'
import type { SharedResult } from './share/shareText'
import { sourcesOf, typicalPhotosOf } from './TypicalLeaf'

type PreviewScreenProps = {
  result: Result
  /** With a plan: the whole report. */
  report?: Report | undefined
  /** The single condition it names, if any. */
  label: string | null
  photoUrl: string | undefined
  crop: string | null
  /** The result is a question about one crop. */
  asksCrop: boolean
  recheck: ReactNode
  /** Judges the same photos again for another crop; undefined if that would change nothing. */
  onCorrect: ((crop: string) => void) | undefined
  /** `createdAt` in ISO 8601. */
  seen: Pick<SharedResult, 'createdAt' | 'modelVersion' | 'place' | 'plot' | 'sprays'>
  /** Its scan waits; otherwise its photos are the next to be sent. */
  isWaiting: boolean
}

/** The on-device preview. Says first, also to screen readers, that it is no diagnosis. */
export function PreviewScreen({
  result,
  report,
  label,
  photoUrl,
  crop,
  asksCrop,
  recheck,
  onCorrect,
  seen,
  isWaiting,
}: PreviewScreenProps) {
  const { t } = useTranslation(['look', 'diagnosis', 'share'])
  const language = useLanguage()
  const area = useScrolledIntoView(announcementOf(result))
  const isWide = useIsWide()
  const typicalPhotos = typicalPhotosOf(label)
  const bar = (
    <ResultBar shared={{ ...seen, result, language, isPreview: true }} photoUrl={photoUrl} isInPage={!isWaiting} />
  )
  return (
    <Stack ref={area} component="section" aria-label={t('byPhone')} spacing={1} sx={{ scrollMarginTop: 8 }}>
      <Strip role="status" data-surface="deep">
        <SmartphoneRounded aria-hidden />
        <Typography>
          <strong>{t('byPhone')}</strong> <span>{t('free')}</span> <Announced>{announcementOf(result)}</Announced>
        </Typography>
      </Strip>
      <FirstScreen
        key={result.title}
        result={result}
        isFree={false}
        photoUrl={photoUrl}
        label={label}
        question={
          asksCrop && onCorrect ? (
            <CropQuestion suggested={result.crop} told={crop} tapped={null} onChoose={onCorrect} />
          ) : null
        }
        contacts={result.contacts}
        todayHeading={t('today')}
        toolbar={isWide ? bar : null}
      />
      {report && !asksCrop ? (
        <ResultFolds key={`folds ${result.title}`} {...{ report, result, label, language, photoUrl }} />
      ) : null}
      {photoUrl === undefined || asksCrop || isWide || report ? null : (
        <LeafPair photoUrl={photoUrl} typicalPhotos={typicalPhotos} />
      )}
      {photoUrl === undefined || !isWide || report
        ? null
        : sourcesOf(typicalPhotos).map((source) => <PhotoCredit key={source.title} source={source} />)}
      {recheck || (onCorrect && !asksCrop) ? (
        <Rows variant="outlined">
          {recheck}
          {onCorrect && !asksCrop ? (
            <CorrectionRow key={crop} cropName={result.cropName}>
              <CropButtons label={t('diagnosis:crop.question')} crop={crop} onChoose={onCorrect} />
            </CorrectionRow>
          ) : null}
        </Rows>
      ) : null}
      <Typography variant="body2" color="textSecondary">
        {t(report ? 'laterWhole' : 'later')}
      </Typography>
      {isWide ? null : bar}
    </Stack>
  )
}

const Strip = styled('div')(({ theme }) => ({
  ...theme.mixins.row(1.5),
  padding: theme.spacing(1, 1.5),
  borderRadius: theme.vars.shape.card,
  color: theme.vars.palette.surface.onDeep,
  backgroundColor: theme.vars.palette.surface.deep,
}))

const Announced = styled('span')(visuallyHidden)
