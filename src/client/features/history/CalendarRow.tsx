import EventRounded from '@mui/icons-material/EventRounded'
import PhotoCameraRounded from '@mui/icons-material/PhotoCameraRounded'
import { Stack, Typography } from '@mui/material'
import { skipToken } from '@reduxjs/toolkit/query/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { useGetPushKeyQuery } from '~/client/api/reminderApi'
import { push } from '~/client/storage/push'
import { Button } from '~/client/ui/Button'
import { formatRecentDay, useLanguage } from '~/client/i18n/i18n'
import { PushReminder } from '~/client/ui/PushReminder'
import { RowFold } from '~/client/ui/Rows'
import { saveFile } from '~/client/ui/saveFile'
import { followUpPath, scanPath } from '~/contract/paths'
import type { Diagnosis } from '~/contract/responses'

import { dueDayOf, namesOf } from './dueDays'

type CalendarRowProps = {
  id: string
  names: string
  day: Date
  /** Target of the link in the calendar. */
  path: string
  /** Another kind of reminder, shown until that day. */
  reminder?: ReactNode
  children?: ReactNode
}

/** Shows the day of the next plant check and saves a calendar entry, which works offline. */
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

/** The day of the next plant check with reminders. Renders nothing if the result names no day. */
export function RecheckRow({ diagnosis, isFollowed = false }: { diagnosis: Diagnosis; isFollowed?: boolean }) {
  const { t } = useTranslation('history')
  const day = dueDayOf(diagnosis)
  if (!day || isFollowed) return null
  const { id } = diagnosis
  return (
    <CalendarRow {...{ id, day }} names={namesOf(diagnosis)} path={scanPath(id)} reminder={<RecheckReminder />}>
      <Button component={Link} to={followUpPath(id)} variant="outlined" startIcon={<PhotoCameraRounded />}>
        {t('due.newPhotos')}
      </Button>
    </CalendarRow>
  )
}

/** Renders nothing unless both browser and server support Web Push. */
function RecheckReminder() {
  const { data: pushKey } = useGetPushKeyQuery(push.isPossible() ? undefined : skipToken)
  return pushKey == null ? null : <PushReminder pushKey={pushKey} />
}

const LINE_BYTES = 75

type Reminder = { id: string; summary: string; description: string; day: Date; now: Date }

/** An all-day event with an alarm at 7:00, as in RFC 5545. */
export const calendarOf = ({ id, summary, description, day, now }: Reminder): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Jani//Look again//EN',
    'BEGIN:VEVENT',
    `UID:${id}@jani`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${dateOf(day)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(summary)}`,
    'TRIGGER:PT7H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')

const dateOf = (day: Date) =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('')

/** Escapes separators and line breaks, drops control characters. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n]/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')

/** Folds long lines without cutting a character in two. */
function folded(line: string) {
  let text = ''
  let bytes = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    const isFull = bytes + size > LINE_BYTES
    text += isFull ? `\r\n ${character}` : character
    bytes = isFull ? 1 + size : bytes + size
  }
  return text
}
