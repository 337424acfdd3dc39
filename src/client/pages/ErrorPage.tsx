import { Button, Container, Stack, Typography } from '@mui/material'

import { Page } from '~/client/shared/Page'
import { paths } from '~/contract/paths'
import { Picture } from '~/client/shared/Picture'

type ErrorPageProps = {
  /** Loads the page anew when left out. */
  onRetry?: () => void
}

/** What stands in for a screen that failed to render, or whose code did not arrive. */
export function ErrorPage({ onRetry = reload }: ErrorPageProps) {
  return (
    <Page title="Something went wrong | Jani" description="This page could not be shown.">
      <Container maxWidth="sm" sx={{ py: { xs: 4, md: 8 } }}>
        <Stack spacing={3} sx={{ alignItems: 'center', textAlign: 'center' }}>
          <Picture illustration={PICTURE} loading="eager" maxWidth={320} />
          <Typography variant="h1">Something went wrong</Typography>
          <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary' }}>
            This page could not be shown. Check your connection and try again; your account and your credits are safe.
          </Typography>
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
            <Button variant="contained" size="large" onClick={onRetry}>
              Try again
            </Button>
            {/* a plain link: it loads the app anew, whatever state the error has left it in */}
            <Button href={paths.home} variant="outlined" size="large">
              Back to the home page
            </Button>
          </Stack>
        </Stack>
      </Container>
    </Page>
  )
}

const reload = () => {
  window.location.reload()
}

const PICTURE = { src: '/illustrations/something-wrong.svg', alt: '', width: 400, height: 300 }
