import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded'
import { Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { WORDS } from '~/client/i18n/i18n'
import { Button } from '~/client/ui/Button'
import { Page, PageBody } from '~/client/ui/Page'
import { paths } from '~/contract/paths'

import { BeforeSpraying } from './BeforeSpraying'
import { CountList } from './CountList'
import { SprayForm } from './SprayForm'
import { SprayList } from './SprayList'
import { useFieldNotes } from './useFieldNotes'

/** What was sprayed and counted. */
export function FieldNotesScreen() {
  const { t } = useTranslation(['notes', 'history', 'diagnosis', 'count', ...WORDS])
  const { notes, add, remove } = useFieldNotes()
  const [isNoting, setNoting] = useState(false)
  const known = notes ?? []
  const sprays = known.filter((note) => note.kind === 'spray')
  const counts = known.filter((note) => note.kind === 'count')
  return (
    <Page title={t('pageTitle')} description={t('description')}>
      <PageBody isText>
        <Stack spacing={2}>
          <Button component={Link} to={paths.history} startIcon={<ArrowBackRounded />} sx={{ alignSelf: 'flex-start' }}>
            {t('history:back')}
          </Button>
          <Typography variant="h2" component="h1">
            {t('heading')}
          </Typography>
          <Typography color="textSecondary">{t('kept')}</Typography>
          <BeforeSpraying />
          {isNoting ? (
            <SprayForm sprays={sprays} add={add} onClose={() => setNoting(false)} />
          ) : (
            <Button variant="contained" size="large" onClick={() => setNoting(true)} sx={{ alignSelf: 'flex-start' }}>
              {t('spray.note')}
            </Button>
          )}
          <SprayList sprays={sprays} remove={remove} />
          <CountList counts={counts} remove={remove} />
        </Stack>
      </PageBody>
    </Page>
  )
}
