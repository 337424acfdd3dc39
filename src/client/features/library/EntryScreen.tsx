import PhotoCameraRounded from '@mui/icons-material/PhotoCameraRounded'
import { Alert, Container, Stack, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { Button } from '~/client/shared/Button'
import { useLanguage } from '~/client/shared/i18n'
import { MAX_LINE_LENGTH } from '~/client/shared/windows'
import { PrintStyles } from '~/client/shared/PrintStyles'
import { cropSlug } from '~/contract/library'
import { libraryPath, paths } from '~/contract/paths'
import { libraryPage } from '~/diagnosis'
import type { EntryId, LibraryPage } from '~/diagnosis'

import { Advice } from './Advice'
import { EntryHeader } from './EntryHeader'
import { LookAlikes } from './LookAlikes'
import { LibrarySection } from './LibrarySection'
import { Signs } from './Signs'
import { Sources } from './Sources'
import { useLibraryAddress } from './useLibraryAddress'
import { useLibraryTexts } from './useLibraryTexts'

type EntryScreenProps = { id: EntryId }

/** One condition or trouble: what it looks like, what looks like it, what to do, and where that comes from. */
export function EntryScreen({ id }: EntryScreenProps) {
  const texts = useLibraryTexts()
  const [today] = useState(() => Date.now())
  const page = libraryPage(id, texts, today)
  const { headings } = texts.words.phrases
  useLibraryAddress(page.slug)
  return (
    <Container sx={{ py: { xs: 2, md: 5 } }}>
      <PrintStyles />
      <Stack component="article" spacing={{ xs: 3, md: 4 }}>
        <EntryHeader page={page} />
        <Warnings page={page} />
        <Beside>
          <Signs page={page} />
          <Advice page={page} headings={headings} />
        </Beside>
        {page.lookAlikes.length > 0 ? <LookAlikes page={page} heading={headings.lookAlikes} /> : null}
        <Columns>
          {page.sections.map(({ heading, lines }) => (
            <LibrarySection key={heading} heading={heading} lines={lines} />
          ))}
        </Columns>
        <Sources heading={headings.sources} sources={page.sources} />
        {page.note === null ? null : <Note>{page.note}</Note>}
        <NextSteps page={page} cropTitle={texts.troubles.crops[page.crop].title} />
      </Stack>
    </Container>
  )
}

/** What must be known before any advice, and how far the app itself may be trusted here. */
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
  <Alerts>
    {alerts.map((alert) => (
      <li key={alert}>{alert}</li>
    ))}
  </Alerts>
)

type NextStepsProps = { page: LibraryPage; cropTitle: string }

/** A photo, where one helps, and what else may trouble the crop. */
function NextSteps({ page: { crop, evidence }, cropTitle }: NextStepsProps) {
  const { t } = useTranslation('library')
  const isJudged = evidence !== 'noPhoto'
  return (
    <Buttons>
      {isJudged ? (
        <Button component={Link} to={paths.predict} variant="contained" size="large" startIcon={<PhotoCameraRounded />}>
          {t('photograph')}
        </Button>
      ) : null}
      <Button
        component={Link}
        to={libraryPath(useLanguage(), cropSlug(crop))}
        variant={isJudged ? 'outlined' : 'contained'}
        size="large"
      >
        {cropTitle}
      </Button>
    </Buttons>
  )
}

const Warning = styled(Alert)(({ theme }) => ({
  ...theme.typography.body1,
  color: theme.vars.palette.text.primary,
}))

const Alerts = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.75),
  margin: 0,
  paddingLeft: theme.spacing(2.5),
}))

const Note = styled(Typography)(({ theme }) => ({
  ...theme.typography.body2,
  maxWidth: MAX_LINE_LENGTH,
  color: theme.vars.palette.text.secondary,
}))

const Buttons = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5) }))

/** In a wide window the signs stay beside what to do. */
const Beside = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '344px minmax(0, 1fr)', columnGap: theme.spacing(4) },
}))

const Columns = styled('div')(({ theme }) => ({
  '& > *': { breakInside: 'avoid', paddingBottom: theme.spacing(3) },
  [theme.breakpoints.up('md')]: { columnCount: 2, columnGap: theme.spacing(5) },
}))
