import EditRounded from '@mui/icons-material/EditRounded'
import SmartphoneRounded from '@mui/icons-material/SmartphoneRounded'
import { Stack, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { CropButtons } from '~/client/shared/CropButtons'
import { useLanguage } from '~/client/shared/i18n'
import { RowFold, Rows } from '~/client/shared/Rows'
import type { Place } from '~/contract/countries'
import type { Result } from '~/contract/responses'

import { FirstScreen } from './FirstScreen'
import { ResultBar, useIsWide } from './ResultBar'
import { announcementOf } from './resultText'
import { typicalPhotosOf } from './TypicalLeaf'
import { useScrolledIntoView } from './useScrolledIntoView'

type LookScreenProps = {
  result: Result
  /** The one condition that it names, if any. */
  label: string | null
  photoUrl: string | undefined
  /** What the farmer has told. */
  crop: string | null
  /** When to look again; null where there is no day. */
  recheck: ReactNode
  /** The same photos are looked at again for that crop; undefined where that would change nothing. */
  onCorrect: ((crop: string) => void) | undefined
  /** When it was looked at, in ISO 8601, the model that did, and whose law and contacts may be named. */
  seen: { createdAt: string; modelVersion: string; place?: Place }
  /** Puts the look aside; undefined while its photos are the next thing to be sent. */
  onNewPhoto: (() => void) | undefined
}

/** What this phone sees by itself. That it is no diagnosis stands before all else, and is heard first. */
export function LookScreen({ result, label, photoUrl, crop, recheck, onCorrect, seen, onNewPhoto }: LookScreenProps) {
  const { t } = useTranslation('look')
  const language = useLanguage()
  const area = useScrolledIntoView(announcementOf(result))
  const isWide = useIsWide()
  const bar = (
    <ResultBar
      shared={{ ...seen, result, language, isLook: true }}
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
          {onCorrect ? <Correction key={crop} cropName={result.cropName} crop={crop} onCorrect={onCorrect} /> : null}
        </Rows>
      ) : null}
      <Typography variant="body2" color="textSecondary">
        {t('later')}
      </Typography>
      {isWide ? null : bar}
    </Stack>
  )
}

type CorrectionProps = { cropName: string | null; crop: string | null; onCorrect: (crop: string) => void }

function Correction({ cropName, crop, onCorrect }: CorrectionProps) {
  const { t } = useTranslation(['share', 'diagnosis'])
  const language = useLanguage()
  const name = cropName?.toLocaleLowerCase(language)
  return (
    <RowFold
      icon={<EditRounded aria-hidden />}
      label={name === undefined ? t('crop.choose') : t('crop.correct', { crop: name })}
    >
      <CropButtons label={t('diagnosis:crop.question')} crop={crop} onChoose={onCorrect} />
    </RowFold>
  )
}

const Strip = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1, 1.5),
  borderRadius: theme.vars.shape.card,
  color: theme.vars.palette.surface.onDeep,
  backgroundColor: theme.vars.palette.surface.deep,
}))

const Announced = styled('span')(visuallyHidden)
