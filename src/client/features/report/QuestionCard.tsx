import CheckRounded from '@mui/icons-material/CheckRounded'
import CloseRounded from '@mui/icons-material/CloseRounded'
import HelpRounded from '@mui/icons-material/HelpRounded'
import { Card, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { useCorrectDiagnosisMutation } from '~/client/api/diagnosisApi'
import { Button } from '~/client/shared/Button'
import { useLanguage } from '~/client/shared/i18n'
import { useToastFailures } from '~/client/shared/failureMessages'
import type { ReplyRequest } from '~/contract/corrections'
import { REPLIES } from '~/contract/replies'
import type { Diagnosis } from '~/contract/responses'

const ICONS = { yes: CheckRounded, no: CloseRounded, cannotTell: HelpRounded }
const DRAWING_PX = 88

type QuestionCardProps = {
  id: string
  question: NonNullable<Diagnosis['question']>
  /** The reply that the new one replaces. */
  given?: ReplyRequest['answer']
}

/** One thing to try on the plant: the reply is read together with the photo, free. */
export function QuestionCard({ id, question, given }: QuestionCardProps) {
  const { t } = useTranslation('share')
  const toastFailures = useToastFailures()
  const language = useLanguage()
  const [correctDiagnosis, { isLoading }] = useCorrectDiagnosisMutation()

  const tell = async (reply: ReplyRequest['answer']) => {
    const { error } = await correctDiagnosis({ id, language, answer: { question: question.id, answer: reply } })
    if (error) toastFailures(error)
  }

  return (
    <AskCard variant="check">
      <Typography variant="body2">{t('question.lead')}</Typography>
      <Asked>
        <Drawing
          src={`/illustrations/questions/${question.drawing}.svg`}
          alt=""
          width={DRAWING_PX}
          height={DRAWING_PX}
        />
        <div>
          <Typography variant="h5" component="h3">
            {question.text}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t('question.hint')}
          </Typography>
        </div>
      </Asked>
      <Replies role="group" aria-label={question.text}>
        {REPLIES.map((reply) => {
          const Icon = ICONS[reply]
          return (
            <Button
              key={reply}
              variant={reply === given ? 'contained' : 'outlined'}
              aria-pressed={given === undefined ? undefined : reply === given}
              startIcon={<Icon />}
              aria-disabled={isLoading}
              onClick={isLoading ? undefined : () => tell(reply)}
            >
              {t(`question.replies.${reply}`)}
            </Button>
          )
        })}
      </Replies>
    </AskCard>
  )
}

const AskCard = styled(Card)(({ theme }) => ({
  padding: theme.spacing(1.5),
  '& h3, & p': { lineHeight: theme.lineHeight.snug },
}))

const Asked = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  marginBlock: theme.spacing(1),
  '& p': { marginTop: theme.spacing(0.5) },
}))

const Drawing = styled('img')(({ theme }) => ({
  flex: 'none',
  borderRadius: theme.vars.shape.tile,
  filter: theme.vars.palette.surface.pictureFilter,
}))

/** Yes and no side by side, the way out below them. */
const Replies = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(7.5rem, (100% - 8px) / 2), 100%), 1fr))',
  gap: theme.spacing(1),
  '& > *': { minHeight: 48 },
  '& > :last-child': { gridColumn: '1 / -1' },
}))
