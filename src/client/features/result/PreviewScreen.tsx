import SmartphoneRounded from '@mui/icons-material/SmartphoneRounded'
import { Stack, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { CropButtons } from '~/client/ui/CropTiles'
import { useLanguage } from '~/client/i18n/i18n'
import { Rows } from '~/client/ui/Rows'
import type { Place } from '~/contract/countries'
import type { Result } from '~/contract/responses'

import { CorrectionRow } from './CropCorrection'
import { FirstScreen, useScrolledIntoView } from './FirstScreen'
import { ResultBar, useIsWide } from './ResultBar'
import { announcementOf } from './resultText'
import { typicalPhotosOf } from './TypicalLeaf'

type PreviewScreenProps = {
  result: Result
  /** The single condition it names, if any. */
  label: string | null
  photoUrl: string | undefined
  crop: string | null
  recheck: ReactNode
  /** Judges the same photos again for another crop; undefined if that would change nothing. */
  onCorrect: ((crop: string) => void) | undefined
  /** `createdAt` in ISO 8601. */
  seen: { createdAt: string; modelVersion: string; place?: Place }
  /** Closes the preview; undefined while its photos are the next to be sent. */
  onNewPhoto: (() => void) | undefined
}

/** The on-device preview. Says first, also to screen readers, that it is no diagnosis. */
export function PreviewScreen({
  result,
  label,
  photoUrl,
  crop,
  recheck,
  onCorrect,
  seen,
  onNewPhoto,
}: PreviewScreenProps) {
  const { t } = useTranslation(['look', 'diagnosis', 'share'])
  const language = useLanguage()
  const area = useScrolledIntoView(announcementOf(result))
  const isWide = useIsWide()
  const bar = (
    <ResultBar
      shared={{ ...seen, result, language, isPreview: true }}
      photoUrl={photoUrl}
      isInPage={onNewPhoto === undefined}
      onNewPhoto={onNewPhoto}
    />
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
        typicalPhotos={typicalPhotosOf(label)}
        question={null}
        contacts={result.contacts}
        todayHeading={t('today')}
        toolbar={isWide ? bar : null}
      />
      {recheck || onCorrect ? (
        <Rows variant="outlined">
          {recheck}
          {onCorrect ? (
            <CorrectionRow key={crop} cropName={result.cropName}>
              <CropButtons label={t('diagnosis:crop.question')} crop={crop} onChoose={onCorrect} />
            </CorrectionRow>
          ) : null}
        </Rows>
      ) : null}
      <Typography variant="body2" color="textSecondary">
        {t('later')}
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
