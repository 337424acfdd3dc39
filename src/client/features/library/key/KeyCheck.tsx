import PauseRounded from '@mui/icons-material/PauseRounded'
import VolumeUpRounded from '@mui/icons-material/VolumeUpRounded'
import { Card, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { useLibraryTexts } from '~/client/ui/useLibraryTexts'
import { LibraryDrawing } from '~/client/ui/LibraryDrawing'
import { useLanguage } from '~/client/i18n/i18n'
import { Button } from '~/client/ui/Button'
import { ReplyButtons } from '~/client/ui/ReplyButtons'
import { drawingPath } from '~/client/ui/drawing'
import { useReadAloud } from '~/client/ui/useReadAloud'
import { keyCheck, loadedQuestions, MAX_CHECKS, type KeyCheckId, type KeyReply } from '~/diagnosis'

type KeyCheckProps = { id: KeyCheckId; number: number; onReply: (answer: KeyReply['answer']) => void }

/** One check on the plant. */
export function KeyCheck({ id, number, onReply }: KeyCheckProps) {
  const { t } = useTranslation('key')
  const language = useLanguage()
  const { text, drawing } = keyCheck(id, { ...useLibraryTexts(), questions: loadedQuestions(language) })
  return (
    <AskCard variant="check">
      <Typography variant="body2" color="textSecondary">
        {t('check', { number, most: MAX_CHECKS })}
      </Typography>
      <Asked>
        <LibraryDrawing src={drawingPath(drawing)} size={88} />
        <Typography variant="h4" component="h2">
          {text}
        </Typography>
      </Asked>
      <Listen sentences={[text]} />
      <ReplyButtons label={text} onReply={onReply} />
    </AskCard>
  )
}

/** Reads sentences aloud; nothing on a device without a voice for the language. */
export function Listen({ sentences }: { sentences: string[] }) {
  const { t } = useTranslation('share')
  const { status, toggle } = useReadAloud(sentences, useLanguage())
  if (status === 'voiceless') return null
  const label = { silent: t('listen.start'), speaking: t('listen.pause'), paused: t('listen.resume') }[status]
  return (
    <Button onClick={toggle} startIcon={status === 'speaking' ? <PauseRounded /> : <VolumeUpRounded />}>
      {label}
    </Button>
  )
}

const AskCard = styled(Card)(({ theme }) => ({
  ...theme.mixins.column(1),
  marginTop: theme.spacing(2),
  padding: theme.spacing(1.5),
  maxWidth: 560,
}))

const Asked = styled('div')(({ theme }) => theme.mixins.row(1.5))
