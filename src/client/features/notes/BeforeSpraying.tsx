import { Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import WbCloudyOutlined from '@mui/icons-material/WbCloudyOutlined'

import { ChoiceChips } from '~/client/ui/ChoiceChips'
import { RowFold, Rows } from '~/client/ui/Rows'

/** By eye, without a network. Each may say "wait"; nothing says "spray now". */
const SKY = ['wind', 'dry', 'cool'] as const
type Question = (typeof SKY)[number] | 'ripe'

export function BeforeSpraying() {
  const { t } = useTranslation('notes')
  return (
    <Rows variant="outlined">
      <RowFold icon={<WbCloudyOutlined aria-hidden />} label={t('before.heading')}>
        <Questions />
      </RowFold>
    </Rows>
  )
}

function Questions() {
  const { t } = useTranslation('notes')
  const [replies, setReplies] = useState<Partial<Record<Question, 'yes' | 'no'>>>({})
  const ask = (question: Question) => (
    <ChoiceChips
      label={t(`before.${question}`)}
      choices={(['yes', 'no'] as const).map((value) => ({ value, name: t(`before.${value}`) }))}
      chosen={replies[question] ?? null}
      onChange={(value) => setReplies({ ...replies, [question]: value === 'yes' ? 'yes' : 'no' })}
    />
  )
  const against = SKY.filter((question) => replies[question] === 'no')
  const isFree = SKY.every((question) => replies[question] === 'yes')
  return (
    <Stack spacing={2}>
      {ask('ripe')}
      {replies.ripe === 'yes' ? <Told>{t('before.pick')}</Told> : null}
      {SKY.map((question) => (
        <div key={question}>{ask(question)}</div>
      ))}
      <div role="status">
        {against.map((question) => (
          <Told key={question}>{t(`before.wait.${question}`)}</Told>
        ))}
        {isFree ? <Told>{t('before.nothingAgainst')}</Told> : null}
      </div>
      <Typography variant="caption" color="textSecondary">
        {t('before.source')}
      </Typography>
    </Stack>
  )
}

const Told = ({ children }: { children: string }) => <Typography sx={{ fontWeight: 600 }}>{children}</Typography>
