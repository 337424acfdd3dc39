import { Chip, Link as TextLink, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { useLanguage } from '~/client/shared/i18n'
import { MAX_LINE_LENGTH } from '~/client/shared/windows'
import { VERDICT_ICONS } from '~/client/shared/VerdictStrip'
import { cropSlug } from '~/contract/library'
import { libraryPath } from '~/contract/paths'
import type { LibraryPage } from '~/diagnosis'

import { LibraryTrail, PlaceLine } from './LibraryTrail'

type EntryHeaderProps = { page: LibraryPage }

/** Where one is, the name, how fast it moves, and whether a photo can name it. */
export function EntryHeader({ page }: EntryHeaderProps) {
  const { t } = useTranslation('library')
  const language = useLanguage()
  const { crop, cropName, name, organism, isHealthy, banner, strip, lead, evidence } = page
  const Icon = VERDICT_ICONS[banner]
  return (
    <header>
      <LibraryTrail>
        <TextLink component={Link} to={libraryPath(language, cropSlug(crop))}>
          {cropName}
        </TextLink>
      </LibraryTrail>
      <Title>
        <Typography variant="h1">{name}</Typography>
        {isHealthy ? null : <Urgency verdict={banner} icon={<Icon color="inherit" />} label={strip} />}
      </Title>
      <PlaceLine />
      {evidence === 'noPhoto' ? (
        <Typography variant="subtitle1" component="p" color="textSecondary" sx={{ mt: 0.5 }}>
          {t('evidence.noPhoto')}
        </Typography>
      ) : null}
      {lead === null ? null : <Typography sx={{ mt: 1, maxWidth: MAX_LINE_LENGTH }}>{lead}</Typography>}
      {organism === '' ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          <span>{t('condition.officerName')}</span> <em lang="en">{organism}</em>
        </Typography>
      )}
    </header>
  )
}

const Title = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
}))

const Urgency = styled(Chip, { shouldForwardProp: (prop) => prop !== 'verdict' })<{ verdict: LibraryPage['banner'] }>(
  ({ theme, verdict }) => ({
    color: theme.vars.palette.verdict[verdict].contrastText,
    backgroundColor: theme.vars.palette.verdict[verdict].main,
    fontWeight: 700,
  }),
)
