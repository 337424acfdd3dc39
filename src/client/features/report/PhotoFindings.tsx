import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded'
import HighlightOffRounded from '@mui/icons-material/HighlightOffRounded'
import PhotoLibraryRounded from '@mui/icons-material/PhotoLibraryRounded'
import { List, ListItem, ListItemIcon, ListItemText } from '@mui/material'
import { useTranslation } from 'react-i18next'

import { RowFold } from '~/client/shared/Rows'
import type { Diagnosis } from '~/contract/responses'

/** Of several photos: how they made the result surer, what each shows by itself, and which do not count. */
export function PhotoFindings({ photos, firmness }: Pick<Diagnosis, 'photos' | 'firmness'>) {
  const { t } = useTranslation('diagnosis')
  if (photos.length === 0) return null
  return (
    <RowFold icon={<PhotoLibraryRounded aria-hidden />} label={t('result.photos')} fact={firmness ?? undefined}>
      <List disablePadding>
        {photos.map(({ title, isUsable }, index) => (
          <ListItem key={index} disableGutters>
            <ListItemIcon>
              {isUsable ? <CheckCircleRounded color="primary" /> : <HighlightOffRounded color="warning" />}
            </ListItemIcon>
            <ListItemText
              primary={t('result.photo', { number: index + 1, title })}
              secondary={isUsable ? undefined : t('result.notCounted')}
            />
          </ListItem>
        ))}
      </List>
    </RowFold>
  )
}
