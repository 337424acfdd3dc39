import PhotoCameraRounded from '@mui/icons-material/PhotoCameraRounded'
import { Alert, Button, Container, Link as TextLink, Stack, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { useLanguage } from '~/client/shared/i18n'
import { libraryPath } from '~/contract/library'
import { paths } from '~/contract/paths'
import { conditionPage, loadedWords } from '~/diagnosis'
import type { LibraryPage } from '~/diagnosis'

import { Advice } from './Advice'
import { ConditionHeader } from './ConditionHeader'
import { LookAlikes } from './LookAlikes'
import { Section } from './Section'
import { useLibraryAddress } from './useLibraryAddress'

type ConditionScreenProps = { label: Parameters<typeof conditionPage>[0] }

/** One condition: what it looks like, what looks like it, what to do, and where that comes from. */
export function ConditionScreen({ label }: ConditionScreenProps) {
  const { t } = useTranslation('library')
  const words = loadedWords(useLanguage())
  const [today] = useState(() => Date.now())
  const page = conditionPage(label, words, today)
  const { headings } = words.phrases
  useLibraryAddress(page.slug)
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 2, md: 5 } }}>
      <Stack component="article" spacing={{ xs: 3, md: 4 }}>
        <ConditionHeader page={page} />
        <Warnings page={page} />
        {page.signs.length > 0 ? <Section heading={t('condition.signs')} lines={page.signs} /> : null}
        <Advice page={page} headings={headings} />
        {page.lookAlikes.length > 0 ? <LookAlikes page={page} heading={headings.lookAlikes} /> : null}
        <Columns>
          {page.sections.map(({ heading, lines }) => (
            <Section key={heading} heading={heading} lines={lines} />
          ))}
        </Columns>
        <Sources heading={headings.sources} sources={page.sources} />
        <NextSteps>
          <Button
            component={Link}
            to={paths.predict}
            variant="contained"
            size="large"
            startIcon={<PhotoCameraRounded />}
          >
            {t('photograph')}
          </Button>
          <Button component={Link} to={libraryPath(useLanguage())} size="large">
            {t('name')}
          </Button>
        </NextSteps>
      </Stack>
    </Container>
  )
}

/** What must be known before any advice, and how far the app itself may be trusted here. */
function Warnings({ page: { alerts, evidence } }: { page: LibraryPage }) {
  const { t } = useTranslation('library')
  if (alerts.length === 0 && evidence === 'alone') return null
  return (
    <Stack spacing={1.25}>
      {alerts.map((alert) => (
        <Note key={alert} role="note" severity="warning" variant="outlined">
          {alert}
        </Note>
      ))}
      {evidence === 'alone' ? null : (
        <Note role="note" severity="info" variant="outlined">
          {t(`evidence.${evidence}`)}
        </Note>
      )}
    </Stack>
  )
}

function Sources({ heading, sources }: { heading: string } & Pick<LibraryPage, 'sources'>) {
  return (
    <Section heading={heading}>
      {sources.map(({ title, url }) => (
        <Typography key={title} component="li" variant="body2" lang="en">
          {url === null ? title : <TextLink href={url}>{title}</TextLink>}
        </Typography>
      ))}
    </Section>
  )
}

const Note = styled(Alert)(({ theme }) => ({
  ...theme.typography.body1,
  color: theme.vars.palette.text.primary,
}))

const NextSteps = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5) }))

const Columns = styled('div')(({ theme }) => ({
  '& > *': { breakInside: 'avoid', paddingBottom: theme.spacing(3) },
  [theme.breakpoints.up('md')]: { columnCount: 2, columnGap: theme.spacing(5) },
}))
