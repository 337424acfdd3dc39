import { Box } from '@mui/material'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useTranslation } from 'react-i18next'

import { Page } from '~/client/shared/Page'

type BlankPageProps = { name: 'about' | 'blog' | 'contact' }

/** A page that will have content one day: for now the header above it and the footer below. */
export function BlankPage({ name: link }: BlankPageProps) {
  const { t } = useTranslation(['pages', 'shell'])
  const name = t(`shell:links.${link}`)
  return (
    <Page title={t('blank.title', { name })} description={t('blank.description', { name })}>
      {/* for screen readers, which announce the page by its heading */}
      <Box component="h1" sx={visuallyHidden}>
        {name}
      </Box>
    </Page>
  )
}
