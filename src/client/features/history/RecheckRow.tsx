import PhotoCameraRounded from '@mui/icons-material/PhotoCameraRounded'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { Button } from '~/client/shared/Button'
import { followUpPath, historyPath } from '~/contract/paths'
import type { Diagnosis } from '~/contract/responses'

import { CalendarRow } from './CalendarRow'
import { RecheckReminder } from './RecheckReminder'
import { dueDayOf, namesOf } from './followUps'

type RecheckRowProps = { diagnosis: Diagnosis; isFollowed?: boolean }

/** When to look again, with reminders until then. Nothing where a result names no day. */
export function RecheckRow({ diagnosis, isFollowed = false }: RecheckRowProps) {
  const { t } = useTranslation('history')
  const day = dueDayOf(diagnosis)
  if (!day || isFollowed) return null
  const { id } = diagnosis
  return (
    <CalendarRow {...{ id, day }} names={namesOf(diagnosis)} path={historyPath(id)} reminder={<RecheckReminder />}>
      <Button component={Link} to={followUpPath(id)} variant="outlined" startIcon={<PhotoCameraRounded />}>
        {t('due.newPhotos')}
      </Button>
    </CalendarRow>
  )
}
