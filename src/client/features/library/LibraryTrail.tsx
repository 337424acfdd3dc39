import { Breadcrumbs, Link as TextLink, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { useLanguage } from '~/client/i18n/i18n'
import { usePlace } from '~/client/store/hooks'
import { libraryPath } from '~/contract/paths'

/** Leads back to the library; `children` are links in between. */
export function LibraryTrail({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('library')
  return (
    <Trail aria-label={t('name')}>
      <TextLink component={Link} to={libraryPath(useLanguage())}>
        {t('name')}
      </TextLink>
      {children}
    </Trail>
  )
}

/** Says for which country the advice is; without JavaScript it is Kenya's. */
export function PlaceLine() {
  const { t } = useTranslation('library')
  const place = usePlace()
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
      {t(`place.${place}`)}
    </Typography>
  )
}

const Trail = styled(Breadcrumbs)({ '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 48 } })
