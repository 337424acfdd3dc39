import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'

import { ConditionScreen } from '~/client/features/library/ConditionScreen'
import { conditionHead } from '~/client/features/library/head'
import { useLanguage } from '~/client/shared/i18n'
import { Page } from '~/client/shared/Page'
import { labelOfSlug } from '~/diagnosis'

import { NotFoundPage } from './NotFoundPage'

export function LibraryConditionPage() {
  const { t } = useTranslation('library')
  const language = useLanguage()
  const { condition = '' } = useParams()
  const label = labelOfSlug(condition)
  if (label === undefined) return <NotFoundPage />
  const { title, description } = conditionHead(label, t, language)
  return (
    <Page title={title} description={description}>
      <ConditionScreen key={label} label={label} />
    </Page>
  )
}
