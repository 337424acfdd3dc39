import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded'
import { ListItem, ListItemButton, ListItemText } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { formatMoment, useLanguage } from '~/client/shared/i18n'
import { VERDICT_ICONS } from '~/client/shared/verdictIcons'
import { historyPath, paths } from '~/contract/paths'
import type { Diagnosis } from '~/contract/responses'

import { SetPicture } from './SetPicture'
import type { AnsweredItem } from './waitingSlice'

type AnsweredRowProps = { item: AnsweredItem; photoUrl: string | undefined }

/** A set that was answered since the screen was opened; it leads to the whole result. */
export function AnsweredRow({ item: { diagnosis, answeredAt }, photoUrl }: AnsweredRowProps) {
  const { t } = useTranslation('waiting')
  const language = useLanguage()
  const { isToday, text } = formatMoment(answeredAt, language)
  const result = diagnosis?.answer
  const name = [result?.cropName, result?.title].filter(Boolean).join(', ')
  return (
    <ListItem disablePadding divider>
      <ListItemButton
        component={Link}
        to={diagnosis ? historyPath(diagnosis.id) : paths.history}
        sx={{ minHeight: 80, gap: 1.5 }}
      >
        <SetPicture url={photoUrl} count={1} />
        <ListItemText
          primary={name === '' ? t('seeHistory') : name}
          secondary={t('rowAnswered', { time: isToday ? text : '' })}
          slotProps={{ primary: { sx: { fontWeight: 600 } } }}
        />
        {result ? <Strip banner={result.banner} strip={result.strip} /> : null}
        <ChevronRightRounded aria-hidden />
      </ListItemButton>
    </ListItem>
  )
}

type StripProps = Pick<NonNullable<Diagnosis['answer']>, 'banner' | 'strip'>

function Strip({ banner, strip }: StripProps) {
  const Icon = VERDICT_ICONS[banner]
  return (
    <StripText banner={banner}>
      <Icon aria-hidden fontSize="small" />
      {strip}
    </StripText>
  )
}

/** Colours that are readable on paper. */
const COLORS = { act: 'error', watch: 'warning', good: 'success', unsure: 'info' } as const

const StripText = styled('span')<Pick<StripProps, 'banner'>>(({ theme, banner }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  maxWidth: '40%',
  color: theme.vars.palette[COLORS[banner]].main,
  fontWeight: 600,
}))
