import { Breadcrumbs, Chip, Link as TextLink, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
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
    <header>
      <Trail aria-label={t('name')}>
        <TextLink component={Link} to={index}>
          {t('name')}
        </TextLink>
        <TextLink component={Link} to={`${index}#${crop}`}>
          {cropName}
        </TextLink>
      </Trail>
      <Title>
        <Drawing src={signDrawing(sign)} size={160} />
        <Names>
          <CropName>
            <Drawing src={cropDrawing(crop)} size={36} />
            {cropName}
          </CropName>
          <Typography variant="h1">{name}</Typography>
          {isHealthy ? null : <Urgency verdict={banner} icon={<Icon color="inherit" />} label={strip} />}
        </Names>
      </Title>
      {speed === null ? null : <Typography sx={{ mt: 2 }}>{speed}</Typography>}
      {organism === '' ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {t('condition.officerName')} <em lang="en">{organism}</em>
        </Typography>
      )}
    </header>
  )
}

const Trail = styled(Breadcrumbs)(({ theme }) => ({
  marginBottom: theme.spacing(1),
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 48 },
}))

const Title = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  '& > img': { width: 92, height: 92 },
  [theme.breakpoints.up('md')]: { gap: theme.spacing(4), '& > img': { width: 160, height: 160 } },
}))

const Names = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  minWidth: 0,
}))

const CropName = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  fontWeight: 600,
}))

const Urgency = styled(Chip, { shouldForwardProp: (prop) => prop !== 'verdict' })<{ verdict: LibraryPage['banner'] }>(
  ({ theme, verdict }) => ({
    color: theme.vars.palette.verdict[verdict].contrastText,
    backgroundColor: theme.vars.palette.verdict[verdict].main,
    fontWeight: 700,
  }),
)
