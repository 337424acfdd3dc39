import { Box, Breadcrumbs, Chip, Link as TextLink, Stack, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { useLanguage } from '~/client/shared/i18n'
import { VERDICT_ICONS } from '~/client/shared/verdictIcons'
import { libraryPath } from '~/contract/library'
import type { LibraryPage } from '~/diagnosis'

import { Drawing, cropDrawing, signDrawing } from './Drawing'

type ConditionHeaderProps = { page: LibraryPage }

/** Where one is, the marks as a drawing, the name, and how fast it moves. */
export function ConditionHeader({ page }: ConditionHeaderProps) {
  const { t } = useTranslation('library')
  const index = libraryPath(useLanguage())
  const { sign, crop, cropName, name, organism, isHealthy, banner, strip, speed } = page
  const Icon = VERDICT_ICONS[banner]
  return (
    <Box component="header">
      <Breadcrumbs
        aria-label={t('name')}
        sx={{ mb: 1, '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 48 } }}
      >
        <TextLink component={Link} to={index}>
          {t('name')}
        </TextLink>
        <TextLink component={Link} to={`${index}#${crop}`}>
          {cropName}
        </TextLink>
      </Breadcrumbs>
      <Stack direction="row" spacing={{ xs: 2, md: 4 }} sx={{ alignItems: 'center' }}>
        <Box sx={{ flex: 'none', '& img': { width: { xs: 92, md: 160 }, height: { xs: 92, md: 160 } } }}>
          <Drawing src={signDrawing(sign)} size={160} />
        </Box>
        <Stack spacing={1} sx={{ alignItems: 'flex-start', minWidth: 0 }}>
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <Drawing src={cropDrawing(crop)} size={36} />
            <Typography sx={{ fontWeight: 600 }}>{cropName}</Typography>
          </Stack>
          <Typography variant="h1">{name}</Typography>
          {isHealthy ? null : (
            <Chip
              icon={<Icon color="inherit" />}
              label={strip}
              sx={{ bgcolor: `verdict.${banner}.main`, color: `verdict.${banner}.contrastText`, fontWeight: 700 }}
            />
          )}
        </Stack>
      </Stack>
      {speed === null ? null : <Typography sx={{ mt: 2 }}>{speed}</Typography>}
      {organism === '' ? null : (
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {t('condition.officerName')} <em lang="en">{organism}</em>
        </Typography>
      )}
    </Box>
  )
}
