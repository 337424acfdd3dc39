import { Box } from '@mui/material'

import { Page } from '~/client/shared/Page'
import { visuallyHidden } from '~/client/shared/visuallyHidden'

type BlankPageProps = { name: string }

/** A page that will have content one day: for now the header above it and the footer below. */
export function BlankPage({ name }: BlankPageProps) {
  return (
    <Page title={`${name} | Jani`} description={`${name}: Jani, crop disease diagnosis from a leaf photo.`}>
      {/* nothing to see, but a screen reader must hear where it has arrived */}
      <Box component="h1" sx={visuallyHidden}>
        {name}
      </Box>
    </Page>
  )
}
