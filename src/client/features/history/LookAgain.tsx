import CloseRounded from '@mui/icons-material/CloseRounded'
import { IconButton, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { formatRecentDay, useLanguage } from '~/client/i18n/i18n'
import { DUE_ROW_PX, ReservedRow } from '~/client/ui/useIsDue'
import { useNews } from '~/client/ui/useNews'
import type { Diagnosis } from '~/contract/responses'

import { InboxRow, useInbox } from './InboxRow'
import { namesOf } from './dueDays'
import { useResults } from './useResults'

type LookAgainProps = {
  /** The diagnosis that the next one follows; `pending` while it loads. */
  followed: Diagnosis | 'pending' | undefined
  onUnfollow: () => void
}

export function LookAgain({ followed, onUnfollow }: LookAgainProps) {
  const { t } = useTranslation('history')
  const language = useLanguage()
  if (followed === undefined) return <Due />
  if (followed === 'pending') return <ReservedRow data-kept />
  return (
    <Row>
      <Typography>
        {t('followed.text', { names: namesOf(followed), date: formatRecentDay(followed.createdAt, language) })}
      </Typography>
      <IconButton color="inherit" aria-label={t('followed.remove')} onClick={onUnfollow}>
        <CloseRounded />
      </IconButton>
    </Row>
  )
}

function Due() {
  const isKept = useNews() !== ''
  const results = useResults()
  const { pictures, isPending } = results
  const inbox = useInbox(results)
  if (isPending) return <ReservedRow data-kept={isKept} />
  const kind = (['answered', 'news', 'due'] as const).find((one) => inbox[one].length > 0) ?? 'due'
  return <InboxRow kind={kind} items={inbox[kind]} pictures={pictures} />
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: DUE_ROW_PX,
  padding: theme.spacing(0, 0.5, 0, 2),
  borderRadius: theme.vars.shape.card,
  color: theme.vars.palette.verdict.watch.contrastText,
  backgroundColor: theme.vars.palette.verdict.watch.main,
  '--focus-ring': theme.vars.palette.verdict.watch.contrastText,
  '& > p': { ...theme.typography.h6, flex: 1, paddingBlock: theme.spacing(1) },
}))
