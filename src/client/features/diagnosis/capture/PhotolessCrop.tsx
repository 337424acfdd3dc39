import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded'
import ImportContactsRounded from '@mui/icons-material/ImportContactsRounded'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { ActionBar } from '~/client/shared/ActionBar'
import { Button } from '~/client/shared/Button'
import { useLanguage } from '~/client/shared/i18n'
import { InlineNote } from '~/client/shared/InlineNote'
import { lazyOrNothing } from '~/client/shared/lazyOrNothing'
import type { PhotolessCropId } from '~/contract/crops/crops'
import { libraryPath } from '~/contract/paths'

/** What the library knows comes late, in the library's own chunk; without it the way to the page of the crop is there. */
const FirstTroubles = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "library" */ './FirstTroubles')).FirstTroubles,
)

type PhotolessCropProps = { crop: PhotolessCropId }

/** The likeliest of them; below all else, which must not move away under a press when they come. */
export const LazyTroubles = ({ crop }: PhotolessCropProps) => (
  <Suspense>
    <FirstTroubles crop={crop} />
  </Suspense>
)

/** Before a photo, which can show signs only: what may trouble a crop that the network has not learned. */
export function PhotolessCrop({ crop }: PhotolessCropProps) {
  const { t } = useTranslation('diagnosis')
  const language = useLanguage()
  const name = t(`crop.names.${crop}`).toLocaleLowerCase(language)
  return (
    <>
      <InlineNote icon={<ImportContactsRounded />} title={t('crop.photoless.title', { crop: name })}>
        {t('crop.photoless.text')}
      </InlineNote>
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
