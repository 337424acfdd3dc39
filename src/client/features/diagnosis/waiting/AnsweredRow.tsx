import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded'
import { ListItem, ListItemButton, ListItemText } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { formatMoment, useLanguage } from '~/client/shared/i18n'
import { historyPath, paths } from '~/contract/paths'

import { VerdictStrip } from '~/client/shared/VerdictStrip'
import { shortNameOf } from '~/client/shared/nameOfResult'
import { DifferenceOf } from '../looks/Looks'
import { useTranslated } from '../useTranslated'
import { SetPicture } from './SetPicture'
import type { Scan } from '../scansSlice'

type AnsweredRowProps = { scan: Scan; photoUrl: string | undefined }

/** A set that was answered since the screen was opened; it leads to the whole result. */
export function AnsweredRow({ scan: { result: given, preview }, photoUrl }: AnsweredRowProps) {
  const { t } = useTranslation('waiting')
  const language = useLanguage()
  const diagnosis = given?.diagnosis ?? null
  const { isToday, text } = formatMoment(given?.answeredAt ?? 0, language)
  const translated = useTranslated(diagnosis, given?.language ?? null)
  const result = (translated?.diagnosis ?? diagnosis)?.answer
  return (
    <ListItem disablePadding divider sx={{ display: 'block' }}>
      <ListItemButton
        component={Link}
        to={diagnosis ? historyPath(diagnosis.id) : paths.history}
        sx={{ minHeight: 80, gap: 1.5 }}
      >
        <SetPicture url={photoUrl} count={1} />
        <ListItemText
          primary={result ? shortNameOf(result) : t('seeHistory')}
          secondary={
            <>
              {result ? <VerdictStrip banner={result.banner} strip={result.strip} /> : null}
              <span>{t('rowAnswered', { time: isToday ? text : '' })}</span>
            </>
          }
          slotProps={{ primary: { sx: { fontWeight: 600, textWrap: 'balance' } }, secondary: { component: 'div' } }}
        />
        <ChevronRightRounded aria-hidden />
      </ListItemButton>
      <DifferenceOf preview={preview} diagnosis={diagnosis} />
    </ListItem>
  )
}
