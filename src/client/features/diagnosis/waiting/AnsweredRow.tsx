import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded'
import { ListItem, ListItemButton, ListItemText } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { formatMoment, useLanguage } from '~/client/shared/i18n'
import { LARGE_TEXT } from '~/client/shared/windows'
import { historyPath, paths } from '~/contract/paths'

import { VerdictStrip } from '../VerdictStrip'
import { DifferenceOf } from '../looks/Looks'
import { SetPicture } from './SetPicture'
import type { AnsweredItem } from './waitingSlice'

type AnsweredRowProps = { item: AnsweredItem; photoUrl: string | undefined }

/** A set that was answered since the screen was opened; it leads to the whole result. */
export function AnsweredRow({ item: { diagnosis, answeredAt, look }, photoUrl }: AnsweredRowProps) {
  const { t } = useTranslation('waiting')
  const language = useLanguage()
  const { isToday, text } = formatMoment(answeredAt, language)
  const result = diagnosis?.answer
  const name = [result?.cropName, result?.title].filter(Boolean).join(', ')
  return (
    <ListItem disablePadding divider sx={{ display: 'block' }}>
      <ListItemButton
        component={Link}
        to={diagnosis ? historyPath(diagnosis.id) : paths.history}
        sx={{ minHeight: 80, gap: 1.5, [LARGE_TEXT]: { flexWrap: 'wrap' } }}
      >
        <SetPicture url={photoUrl} count={1} />
        <ListItemText
          primary={name === '' ? t('seeHistory') : name}
          secondary={t('rowAnswered', { time: isToday ? text : '' })}
          slotProps={{ primary: { sx: { fontWeight: 600 } } }}
        />
        {result ? (
          <Narrow>
            <VerdictStrip banner={result.banner} strip={result.strip} />
          </Narrow>
        ) : null}
        <ChevronRightRounded aria-hidden />
      </ListItemButton>
      <DifferenceOf look={look} diagnosis={diagnosis} />
    </ListItem>
  )
}

const Narrow = styled('span')({ maxWidth: '40%', [LARGE_TEXT]: { maxWidth: '100%' } })
