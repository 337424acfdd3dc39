import { Button, Container, Stack, Typography } from '@mui/material'

import { Page } from '~/client/shared/Page'
import { Picture } from '~/client/shared/Picture'
import { paths } from '~/contract/paths'

type ErrorPageProps = {
  /** `main` where no layout surrounds it. */
  component?: 'div' | 'main'
}

/** Stands in for a page that failed to render, or whose code did not arrive. Both ways out reload the app. */
export function ErrorPage({ component = 'div' }: ErrorPageProps) {
  return (
    <Page title="Something went wrong | Jani" description="This page could not be shown.">
      <Container component={component} maxWidth="sm" sx={{ py: { xs: 4, md: 8 } }}>
        <Stack spacing={3} sx={{ alignItems: 'center', textAlign: 'center' }}>
          <Picture illustration={PICTURE} loading="eager" maxWidth={320} />
          <Typography variant="h1">Something went wrong</Typography>
          <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary' }}>
            This page could not be shown. Check your connection and try again; your account and your credits are safe.
          </Typography>
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
            <Button
              variant="contained"
              size="large"
              onClick={() => {
                window.location.reload()
              }}
            >
              Try again
            </Button>
            <Button href={paths.home} variant="outlined" size="large">
              Back to the home page
            </Button>
          </Stack>
        </Stack>
      </Container>
    </Page>
  )
}

const PICTURE = { src: '/illustrations/something-wrong.svg', alt: '', width: 400, height: 300 }
