import CheckRounded from '@mui/icons-material/CheckRounded'
import CloseRounded from '@mui/icons-material/CloseRounded'
import HelpRounded from '@mui/icons-material/HelpRounded'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { Button } from '~/client/ui/Button'
import { REPLIES } from '~/contract/replies'

type Reply = (typeof REPLIES)[number]

const ICONS = { yes: CheckRounded, no: CloseRounded, cannotTell: HelpRounded }

type ReplyButtonsProps = {
  /** The question. */
  label: string
  /** The reply to be replaced. */
  given?: Reply | undefined
  isBusy?: boolean
  onReply: (reply: Reply) => void
}

/** Replies to a question about the plant. */
export function ReplyButtons({ label, given, isBusy = false, onReply }: ReplyButtonsProps) {
  const { t } = useTranslation('share')
  return (
    <Replies role="group" aria-label={label}>
      {REPLIES.map((reply) => {
        const Icon = ICONS[reply]
        return (
          <Button
            key={reply}
            variant={reply === given ? 'contained' : 'outlined'}
            aria-pressed={given === undefined ? undefined : reply === given}
            startIcon={<Icon />}
            aria-disabled={isBusy}
            onClick={isBusy ? undefined : () => onReply(reply)}
          >
            {t(`question.replies.${reply}`)}
          </Button>
        )
      })}
    </Replies>
  )
}

/** Yes and no next to each other, the third reply below. */
const Replies = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(7.5rem, (100% - 8px) / 2), 100%), 1fr))',
  gap: theme.spacing(1),
  '& > *': { minHeight: 48 },
  '& > :last-child': { gridColumn: '1 / -1' },
}))
