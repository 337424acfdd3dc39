import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'

import { EntryScreen } from '~/client/features/library/EntryScreen'
import { entryHead } from '~/client/features/library/libraryHead'
import { WORDS, useLanguage } from '~/client/i18n/i18n'
import { Page } from '~/client/ui/Page'
import { entryOfSlug } from '~/diagnosis'

import { NotFoundPage } from './NotFoundPage'

function LibraryEntryPage() {
  const { t } = useTranslation(['library', 'diagnosis', ...WORDS])
  const language = useLanguage()
  const { entry = '' } = useParams()
  const id = entryOfSlug(entry)
  if (id === undefined) return <NotFoundPage />
  const { title, description } = entryHead(id, t, language)
  return (
    <Page title={title} description={description}>
      <EntryScreen key={id} id={id} />
    </Page>
  )
}

export { LibraryEntryPage as Component }
