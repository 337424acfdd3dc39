import { Container, Stack, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router-dom'

import { Button } from '~/client/shared/Button'
import { isUnreadable } from '~/client/shared/isUnreadable'
import { Page } from '~/client/shared/Page'
import { Picture } from '~/client/shared/Picture'
import { paths } from '~/contract/paths'

type ErrorPageProps = {
  /** `main` where no layout surrounds it. */
  component?: 'div' | 'main'
}

/** Stands in for a page that failed to render, or whose code did not arrive. Both ways out reload the app. */
export function ErrorPage({ component = 'div' }: ErrorPageProps) {
  const { t } = useTranslation('pages')
  const error = useRouteError()
  return (
    <Page title={t('error.title')} description={t('error.description')}>
      <Container component={component} maxWidth="sm" sx={{ py: { xs: 4, md: 8 } }}>
        <Stack spacing={3} sx={{ alignItems: 'center', textAlign: 'center' }}>
          <Picture illustration={PICTURE} loading="eager" maxWidth={320} />
          <Typography variant="h1">{t('error.heading')}</Typography>
          <Typography variant="subtitle1" component="p" color="textSecondary">
            {isUnreadable(error) ? t('error.oldBrowser') : t('error.text')}
          </Typography>
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
            <Button
              variant="contained"
              size="large"
              onClick={() => {
                window.location.reload()
              }}
            >
              {t('error.tryAgain')}
            </Button>
            <Button href={paths.home} variant="outlined" size="large">
              {t('backHome')}
            </Button>
          </Stack>
        </Stack>
      </Container>
    </Page>
  )
}

const PICTURE = { src: '/illustrations/something-wrong.svg', alt: '', width: 400, height: 300 }
