import { Card, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '~/client/ui/Button'
import { ReplyButtons } from '~/client/ui/ReplyButtons'
import { useCorrection } from '~/client/ui/useCorrection'
import type { ReplyRequest } from '~/contract/corrections'
import type { Diagnosis } from '~/contract/responses'

const DRAWING_PX = 88

type QuestionCardProps = {
  id: string
  question: NonNullable<Diagnosis['question']>
  /** The reply to be replaced. */
  given?: ReplyRequest['answer']
}

/** Asks the user to try something on the plant. The server judges the reply together with the photo, free. */
export function QuestionCard({ id, question, given }: QuestionCardProps) {
  const { t } = useTranslation('share')
  const { correct, isLoading } = useCorrection(id)
  const tell = (answer: ReplyRequest['answer']) => void correct({ answer: { question: question.id, answer } })

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
          <Typography variant="h4" component="h3">
            {question.text}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t('question.hint')}
          </Typography>
        </div>
      </Asked>
      <ReplyButtons label={question.text} given={given} isBusy={isLoading} onReply={tell} />
    </AskCard>
  )
}

const AskCard = styled(Card)(({ theme }) => ({ padding: theme.spacing(1.5) }))

const Asked = styled('div')(({ theme }) => ({
  ...theme.mixins.row(1.5),
  marginBlock: theme.spacing(1),
  '& p': { marginTop: theme.spacing(0.5) },
}))

const Drawing = styled('img')(({ theme }) => ({
  flex: 'none',
  borderRadius: theme.vars.shape.photo,
  filter: theme.vars.palette.surface.pictureFilter,
}))

type GivenRepliesProps = Pick<Diagnosis, 'id' | 'replies'> & { answered: readonly string[] }

/** Shows what each reply has changed; a wrong one can be corrected, free. */
export function GivenReplies({ id, answered, replies = [] }: GivenRepliesProps) {
  const { t } = useTranslation('diagnosis')
  const [changing, setChanging] = useState<number | null>(null)
  const asked = changing === null ? undefined : replies[changing]
  return (
    <>
      <Changes variant="outlined">
        {answered.map((change, index) => (
          <Given key={change}>
            <Typography id={`given-${index}`}>{change}</Typography>
            {replies[index] ? (
              <Button
                id={`change-${index}`}
                aria-labelledby={`change-${index} given-${index}`}
                aria-expanded={changing === index}
                onClick={() => setChanging(changing === index ? null : index)}
              >
                {t('crop.change')}
              </Button>
            ) : null}
          </Given>
        ))}
      </Changes>
      {asked ? <QuestionCard key={asked.id} id={id} question={asked} given={asked.reply} /> : null}
    </>
  )
}

const Changes = styled(Card)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.75),
  padding: theme.spacing(0.5, 1.5),
}))

const Given = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(1),
  minHeight: 48,
  '& > p': { flex: '1 1 10rem', minWidth: 0 },
  '& > button': { flex: 'none', minHeight: 48, marginInlineStart: 'auto' },
}))
