import { Container, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router-dom'

import { Button } from '~/client/ui/Button'
import { isUnreadable } from '~/client/api/failure'
import { Page } from '~/client/ui/Page'
import { Picture } from '~/client/ui/Picture'
import { paths } from '~/contract/paths'

type ErrorPageProps = {
  /** `main` if no layout surrounds it. */
  component?: 'div' | 'main'
}

/** Replaces a page that failed to render or to load. Both ways out reload the app. */
export function ErrorPage({ component = 'div' }: ErrorPageProps) {
  const { t } = useTranslation('pages')
  const error = useRouteError()
  return (
    <Page title={t('error.title')} description={t('error.description')}>
      <PictureMessage
        component={component}
        src="/illustrations/something-wrong.svg"
        heading={t('error.heading')}
        text={isUnreadable(error) ? t('error.oldBrowser') : t('error.text')}
      >
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <Button variant="contained" size="large" onClick={() => window.location.reload()}>
            {t('error.tryAgain')}
          </Button>
          <Button href={paths.home} variant="outlined" size="large">
            {t('backHome')}
          </Button>
        </Stack>
      </PictureMessage>
    </Page>
  )
}

type PictureMessageProps = {
  component?: 'div' | 'main'
  src: string
  eyebrow?: string
  heading: string
  text: string
  /** Links and buttons that lead out. */
  children: ReactNode
}

export const PictureMessage = ({ component = 'div', src, eyebrow, heading, text, children }: PictureMessageProps) => (
  <Container component={component} maxWidth="sm" sx={{ py: { xs: 4, md: 8 } }}>
    <Stack spacing={3} sx={{ alignItems: 'center', textAlign: 'center' }}>
      <Picture illustration={{ src, alt: '', width: 400, height: 300 }} loading="eager" maxWidth={320} />
      {eyebrow === undefined ? null : (
        <Typography variant="subtitle2" component="p" color="secondary">
          {eyebrow}
        </Typography>
      )}
      <Typography variant="h1">{heading}</Typography>
      <Typography variant="subtitle1" component="p" color="textSecondary">
        {text}
      </Typography>
      {children}
    </Stack>
  </Container>
)
