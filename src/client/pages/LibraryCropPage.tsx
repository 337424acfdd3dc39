import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'

import { CropScreen } from '~/client/features/library/CropScreen'
import { cropHead } from '~/client/features/library/libraryHead'
import { WORDS, useLanguage } from '~/client/i18n/i18n'
import { Page } from '~/client/ui/Page'
import { isLibraryCrop } from '~/contract/library'

import { NotFoundPage } from './NotFoundPage'

function LibraryCropPage() {
  const { t } = useTranslation(['library', 'diagnosis', ...WORDS])
  const language = useLanguage()
  const { crop = '' } = useParams()
  if (!isLibraryCrop(crop)) return <NotFoundPage />
  const { title, description } = cropHead(crop, t, language)
  return (
    <Page title={title} description={description}>
      <CropScreen key={crop} crop={crop} />
    </Page>
  )
}

export { LibraryCropPage as Component }
