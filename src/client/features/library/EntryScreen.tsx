import PhotoCameraRounded from '@mui/icons-material/PhotoCameraRounded'
import { Alert, Box, Card, Chip, Link as TextLink, Stack, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { formatDay, useLanguage } from '~/client/i18n/i18n'
import { Button } from '~/client/ui/Button'
import { ContactCard } from '~/client/ui/ContactCard'
import { PageBody } from '~/client/ui/Page'
import { PrintStyles } from '~/client/ui/PrintStyles'
import { VERDICT_SIGNS } from '~/client/ui/verdictSigns'
import { MAX_LINE_LENGTH } from '~/client/ui/windows'
import { cropSlug } from '~/contract/library'
import { countPath, libraryPath, paths } from '~/contract/paths'
import { countableFor, isKeyCandidate, libraryPage, type EntryId, type LibraryPage } from '~/diagnosis'

import { EntryFolds } from './EntryFolds'
import { LibraryTrail, PlaceLine } from './LibraryTrail'
import { Signs } from './Signs'
import { useLibraryAddress } from './libraryHead'
import { useLibraryTexts } from '~/client/ui/useLibraryTexts'

export function EntryScreen({ id }: { id: EntryId }) {
  const texts = useLibraryTexts()
  const [today] = useState(() => Date.now())
  const page = libraryPage(id, texts, today)
  const { headings } = texts.words.phrases
  useLibraryAddress(page.slug)
  return (
    <PageBody>
      <PrintStyles />
      <Stack component="article" spacing={{ xs: 3, md: 4 }}>
        <EntryHeader page={page} />
        <Warnings page={page} />
        <Beside>
          <Signs page={page} />
          <Advice page={page} headings={headings} />
        </Beside>
        <EntryFolds page={page} headings={headings} />
        {page.note === null ? null : <Note>{page.note}</Note>}
        <NextSteps id={id} page={page} cropTitle={texts.troubles.crops[page.crop].title} />
      </Stack>
    </PageBody>
  )
}

function Warnings({ page: { alerts: all, actions, evidence } }: { page: LibraryPage }) {
  const { t } = useTranslation('library')
  const alerts = all.filter((alert) => !actions.includes(alert))
  const isTrusted = evidence === 'alone' || evidence === 'noPhoto'
  if (alerts.length === 0 && isTrusted) return null
  return (
    <Stack spacing={1.25}>
      {alerts.length > 0 ? (
        <Warning role="note" severity="warning" variant="outlined">
          {alerts.length === 1 ? <span>{alerts[0]}</span> : <AlertList alerts={alerts} />}
        </Warning>
      ) : null}
      {isTrusted ? null : (
        <Warning role="note" severity="info" variant="outlined">
          {t(`evidence.${evidence}`)}
        </Warning>
      )}
    </Stack>
  )
}

const AlertList = ({ alerts }: { alerts: string[] }) => (
  <Box component="ul" sx={{ display: 'grid', gap: 0.75, m: 0, pl: 2.5 }}>
    {alerts.map((alert) => (
      <li key={alert}>{alert}</li>
    ))}
  </Box>
)

type NextStepsProps = { id: EntryId; page: LibraryPage; cropTitle: string }

function NextSteps({ id, page: { crop, evidence, slug }, cropTitle }: NextStepsProps) {
  const { t } = useTranslation(['library', 'diagnosis'])
  const language = useLanguage()
  const isCounted = isKeyCandidate(id) && countableFor(id).kind !== 'act'
  const isJudged = evidence !== 'noPhoto'
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {isJudged ? (
        <Button component={Link} to={paths.predict} variant="contained" size="large" startIcon={<PhotoCameraRounded />}>
          {t('photograph')}
        </Button>
      ) : null}
      <Button
        component={Link}
        to={libraryPath(language, cropSlug(crop))}
        variant={isJudged ? 'outlined' : 'contained'}
        size="large"
      >
        {cropTitle}
      </Button>
      {isCounted ? (
        <Button component={Link} to={countPath(language, slug)} variant="outlined" size="large">
          {t('diagnosis:countPlants')}
        </Button>
      ) : null}
    </Box>
  )
}

const Warning = styled(Alert)(({ theme }) => ({
  ...theme.typography.body1,
  color: theme.vars.palette.text.primary,
}))

const Note = styled(Typography)(({ theme }) => ({
  ...theme.typography.body2,
  maxWidth: MAX_LINE_LENGTH,
  color: theme.vars.palette.text.secondary,
}))

const Beside = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '344px minmax(0, 1fr)', columnGap: theme.spacing(4) },
}))

function EntryHeader({ page }: { page: LibraryPage }) {
  const { t } = useTranslation('library')
  const language = useLanguage()
  const { crop, cropName, name, organism, isHealthy, banner, strip, lead, evidence } = page
  const { Icon } = VERDICT_SIGNS[banner]
  return (
    <header>
      <LibraryTrail>
        <TextLink component={Link} to={libraryPath(language, cropSlug(crop))}>
          {cropName}
        </TextLink>
      </LibraryTrail>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', rowGap: 1, columnGap: 2 }}>
        <Typography variant="h1">{name}</Typography>
        {isHealthy ? null : <Urgency verdict={banner} icon={<Icon color="inherit" />} label={strip} />}
      </Box>
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

const Urgency = styled(Chip, { shouldForwardProp: (prop) => prop !== 'verdict' })<{ verdict: LibraryPage['banner'] }>(
  ({ theme, verdict }) => ({
    color: theme.vars.palette.verdict[verdict].contrastText,
    backgroundColor: theme.vars.palette.verdict[verdict].main,
    fontWeight: 700,
  }),
)

type AdviceProps = { page: LibraryPage; headings: { check: string; today: string } }

/** Check, actions and contacts, as in a report. */
function Advice({ page: { check, actions, contacts }, headings }: AdviceProps) {
  const { t } = useTranslation('diagnosis')
  const language = useLanguage()
  return (
    <Frame>
      <CheckCard variant="check">
        <Typography variant="h4" component="h2">
          {headings.check}
        </Typography>
        <strong>{check.question}</strong>
        <Typography color="textSecondary">{check.ifNot}</Typography>
      </CheckCard>
      <Typography variant="h4" component="h2">
        {headings.today}
      </Typography>
      <ol>
        {actions.map((action) => (
          <li key={action}>{action}</li>
        ))}
      </ol>
      {contacts.map((contact) => (
        <Ask key={contact.name}>
          <ContactCard contact={contact} />
          {contact.source ? (
            <Typography variant="caption" color="textSecondary">
              {t('result.source', {
                title: contact.source.title,
                date: formatDay(contact.checkedOn, language),
              })}
            </Typography>
          ) : null}
        </Ask>
      ))}
    </Frame>
  )
}

const Frame = styled('section')(({ theme }) => ({
  '& > h2': { margin: theme.spacing(3, 0, 1) },
  '& > ol': {
    maxWidth: MAX_LINE_LENGTH,
    ...theme.mixins.column(0.75),
    margin: 0,
    paddingLeft: theme.spacing(2.5),
    fontWeight: 600,
    '& ::marker': { fontWeight: 700 },
  },
}))

/** A contact without a number has no card, so its icon aligns with the text. */
const Ask = styled('div')(({ theme }) => ({
  maxWidth: MAX_LINE_LENGTH,
  marginTop: theme.spacing(1.5),
  '& > [data-plain="true"]': { paddingLeft: 0 },
  '& > span': { display: 'block', marginTop: theme.spacing(0.5) },
}))

const CheckCard = styled(Card)(({ theme }) => ({
  padding: theme.spacing(2),
  '& > strong': { fontWeight: 600 },
}))
