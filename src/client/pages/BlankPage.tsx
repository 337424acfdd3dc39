import { Box } from '@mui/material'
import visuallyHidden from '@mui/utils/visuallyHidden'

import { Page } from '~/client/shared/Page'

type BlankPageProps = { name: string }

/** A page that will have content one day: for now the header above it and the footer below. */
export function BlankPage({ name }: BlankPageProps) {
  return (
    <Page title={`${name} | Jani`} description={`${name}: Jani, crop disease diagnosis from a leaf photo.`}>
      {/* for screen readers, which announce the page by its heading */}
      <Box component="h1" sx={visuallyHidden}>
        {name}
      </Box>
    </Page>
  )
}
