import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { Button } from '~/client/ui/Button'
import { Page } from '~/client/ui/Page'
import { paths } from '~/contract/paths'

import { PictureMessage } from './ErrorPage'

export function NotFoundPage() {
  const { t } = useTranslation('pages')
  return (
    <Page title={t('notFound.title')} description={t('notFound.description')}>
      <PictureMessage
        src="/illustrations/not-found.svg"
        eyebrow="404"
        heading={t('notFound.heading')}
        text={t('notFound.text')}
      >
        <Button component={Link} to={paths.home} variant="contained" size="large">
          {t('backHome')}
        </Button>
      </PictureMessage>
    </Page>
  )
}

export { NotFoundPage as Component }
