import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded'
import ImportContactsRounded from '@mui/icons-material/ImportContactsRounded'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { useLanguage } from '~/client/i18n/i18n'
import { ActionBar } from '~/client/ui/ActionBar'
import { Button } from '~/client/ui/Button'
import { InlineNote } from '~/client/ui/InlineNote'
import { lazyOrNothing } from '~/client/ui/lazyOrNothing'
import type { PhotolessCropId } from '~/contract/crops/crops'
import { libraryPath } from '~/contract/paths'

import { TakePhoto } from './PhotoPicker'

/** Loads with the library chunk; until then the link to the crop's page is enough. */
const FirstTroubles = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "library" */ './FirstTroubles')).FirstTroubles,
)

type PhotolessCropProps = { crop: PhotolessCropId }

/** The likeliest troubles; last on the page, because they arrive late and must not move anything else. */
export const FirstTroublesOf = ({ crop }: PhotolessCropProps) => (
  <Suspense>
    <FirstTroubles crop={crop} />
  </Suspense>
)

/** What may trouble a crop that the model does not know: a photo of it can show signs only. */
export function PhotolessCrop({ crop, pickerId }: PhotolessCropProps & { pickerId: string }) {
  const { t } = useTranslation('diagnosis')
  const language = useLanguage()
  const name = t(`crop.names.${crop}`).toLocaleLowerCase(language)
  return (
    <>
      <InlineNote icon={<ImportContactsRounded />} title={t('crop.photoless.title', { crop: name })}>
        {t('crop.photoless.text')}
      </InlineNote>
      <TakePhoto id={pickerId} variant="outlined" />
      <ActionBar>
        <Button
          component={Link}
          to={libraryPath(language, `crop/${crop}`)}
          variant="contained"
          size="large"
          fullWidth
          endIcon={<ArrowForwardRounded />}
        >
          {t('crop.photoless.open', { crop: name })}
        </Button>
      </ActionBar>
    </>
  )
}
