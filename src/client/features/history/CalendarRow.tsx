import EventRounded from '@mui/icons-material/EventRounded'
import { Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '~/client/shared/Button'
import { useLanguage } from '~/client/shared/i18n'
import { RowFold } from '~/client/shared/Rows'
import { saveFile } from '~/client/shared/saveFile'

import { formatRecentDay } from './formatRecentDay'
import { calendarOf } from './reminder'

type CalendarRowProps = {
  id: string
  /** "Tomato, late blight". */
  names: string
  day: Date
  /** Where the calendar leads to. */
  path: string
  /** Other reminders, until that day. */
  reminder?: ReactNode
  /** What can be done on that day. */
  children?: ReactNode
}

/** When to look again, with an entry for the calendar until then. It needs no network. */
export function CalendarRow({ id, names, day, path, reminder, children }: CalendarRowProps) {
  const { t } = useTranslation('history')
  const language = useLanguage()
  const now = new Date()
  const remind = () => {
    const summary = t('reminder.summary', { names })
    const description = t('reminder.text', { address: window.location.origin + path })
    saveFile(FILE_NAME, 'text/calendar;charset=utf-8', calendarOf({ id, summary, description, day, now }))
  }
  return (
    <RowFold
      icon={<EventRounded aria-hidden />}
      label={day > now ? t('recheck.title', { date: formatRecentDay(day.toISOString(), language) }) : t('due.since')}
    >
      <Typography>{t('recheck.text')}</Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1 }}>
        {day > now ? (
          <>
            <Button variant="outlined" startIcon={<EventRounded />} onClick={remind}>
              {t('recheck.remind')}
            </Button>
            {reminder}
          </>
        ) : null}
        {children}
      </Stack>
    </RowFold>
  )
}

const FILE_NAME = 'jani.ics'
