import EventRounded from '@mui/icons-material/EventRounded'
import PhotoCameraRounded from '@mui/icons-material/PhotoCameraRounded'
import { Button, Stack, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { formatDay, useLanguage } from '~/client/shared/i18n'
import { RowFold } from '~/client/shared/Rows'
import { saveFile } from '~/client/shared/saveFile'
import { followUpPath, historyPath } from '~/contract/paths'
import type { Diagnosis } from '~/contract/responses'

import { RecheckReminder } from './RecheckReminder'
import { dueDayOf, namesOf } from './followUps'
import { calendarOf } from './reminder'

type RecheckRowProps = { diagnosis: Diagnosis; isFollowed?: boolean }

/** When to look again, with a reminder for the calendar until then. Nothing where a result names no day. */
export function RecheckRow({ diagnosis, isFollowed = false }: RecheckRowProps) {
  const { t } = useTranslation('history')
  const language = useLanguage()
  const day = dueDayOf(diagnosis)
  if (!day || isFollowed) return null

  const { id } = diagnosis
  const now = new Date()
  const remind = () => {
    const summary = t('reminder.summary', { names: namesOf(diagnosis) })
    const description = t('reminder.text', { address: window.location.origin + historyPath(id) })
    saveFile(FILE_NAME, 'text/calendar;charset=utf-8', calendarOf({ id, summary, description, day, now }))
  }
  return (
    <RowFold
      icon={<EventRounded aria-hidden />}
      label={t('recheck.title', { date: formatDay(day.toISOString(), language) })}
    >
      <Typography>{t('recheck.text')}</Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1 }}>
        {day > now ? (
          <>
            <Button variant="outlined" startIcon={<EventRounded />} onClick={remind}>
              {t('recheck.remind')}
            </Button>
            <RecheckReminder />
          </>
        ) : null}
        <Button component={Link} to={followUpPath(id)} variant="outlined" startIcon={<PhotoCameraRounded />}>
          {t('due.newPhotos')}
        </Button>
      </Stack>
    </RowFold>
  )
}

const FILE_NAME = 'jani.ics'
