import { Card, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '~/client/shared/Button'
import type { Diagnosis } from '~/contract/responses'

import { QuestionCard } from './QuestionCard'

type GivenRepliesProps = Pick<Diagnosis, 'id' | 'replies'> & { answered: readonly string[] }

/** What each reply has changed; a wrong tap is put right beside it, free. */
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
                onClick={() => {
                  setChanging(changing === index ? null : index)
                }}
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
  '& p': { lineHeight: theme.lineHeight.tight },
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
