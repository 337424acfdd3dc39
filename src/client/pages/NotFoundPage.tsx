import { Button, Container, Stack, Typography } from '@mui/material'
import { Link } from 'react-router-dom'

import { Page } from '~/client/shared/Page'
import { Picture } from '~/client/shared/Picture'
import { paths } from '~/contract/paths'

export function NotFoundPage() {
  return (
    <Page title="Page not found | Jani" description="There is no page at this address.">
      <Container maxWidth="sm" sx={{ py: { xs: 4, md: 8 } }}>
        <Stack spacing={3} sx={{ alignItems: 'center', textAlign: 'center' }}>
          <Picture illustration={PICTURE} loading="eager" maxWidth={320} />
          <Typography variant="overline" component="p" sx={{ color: 'secondary.main' }}>
            404
          </Typography>
          <Typography variant="h1">Nothing grows here</Typography>
          <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary' }}>
            There is no page at this address. It may have moved, or the link may be mistyped.
          </Typography>
          <Button component={Link} to={paths.home} variant="contained" size="large">
            Back to the home page
          </Button>
        </Stack>
      </Container>
    </Page>
  )
}

const PICTURE = { src: '/illustrations/not-found.svg', alt: '', width: 400, height: 300 }
