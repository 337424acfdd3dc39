import { Container, Stack, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { Button } from '~/client/shared/Button'
import { Page } from '~/client/shared/Page'
import { Picture } from '~/client/shared/Picture'
import { paths } from '~/contract/paths'

export function NotFoundPage() {
  const { t } = useTranslation('pages')
  return (
    <Page title={t('notFound.title')} description={t('notFound.description')}>
      <Container maxWidth="sm" sx={{ py: { xs: 4, md: 8 } }}>
        <Stack spacing={3} sx={{ alignItems: 'center', textAlign: 'center' }}>
          <Picture illustration={PICTURE} loading="eager" maxWidth={320} />
          <Typography variant="overline" component="p" color="secondary">
            404
          </Typography>
          <Typography variant="h1">{t('notFound.heading')}</Typography>
          <Typography variant="subtitle1" component="p" color="textSecondary">
            {t('notFound.text')}
          </Typography>
          <Button component={Link} to={paths.home} variant="contained" size="large">
            {t('backHome')}
          </Button>
        </Stack>
      </Container>
    </Page>
  )
}

const PICTURE = { src: '/illustrations/not-found.svg', alt: '', width: 400, height: 300 }
