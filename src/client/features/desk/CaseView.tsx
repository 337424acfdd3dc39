import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded'
import TimerOutlined from '@mui/icons-material/TimerOutlined'
import { Stack, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { failureOf, isUnanswered } from '~/client/api/failure'
import { useLanguage } from '~/client/i18n/i18n'
import { Button } from '~/client/ui/Button'
import { failureMessages } from '~/client/ui/failureMessages'
import { InlineNote } from '~/client/ui/InlineNote'
import { LoadFailure } from '~/client/ui/LoadFailure'
import { nameOfResult } from '~/client/ui/nameOfResult'
import { Notice } from '~/client/ui/Notice'
import { Loading } from '~/client/ui/SignedInOnly'

import { AnswerForm } from './AnswerForm'
import { AskBack } from './AskBack'
import { CaseFacts } from './CaseFacts'
import { CasePhotos } from './CasePhotos'
import { useGetChoicesQuery } from './deskApi'
import { useKeys } from './useKeys'
import { useTakenCase } from './useTakenCase'

type CaseViewProps = {
  id: string
  onClose: () => void
  /** Answered, or asked back. */
  onAnswered: () => void
}

/** Takes the case and shows it with the form for its answer. */
export function CaseView({ id, onClose, onAnswered }: CaseViewProps) {
  const { t } = useTranslation('desk')
  const { taken, minutesLeft, error, take, close } = useTakenCase(id)
  const { data: choices } = useGetChoicesQuery(useLanguage())
  const heading = useRef<HTMLHeadingElement>(null)
  const isShown = taken !== undefined
  useEffect(() => heading.current?.focus(), [isShown])
  useKeys({ Escape: (isTyping) => (isTyping ? heading.current?.focus() : onClose()) })
  const isOver = minutesLeft === 0
  const isAnswered = taken?.state === 'answered'
  const names = choices?.names ?? []
  return (
    <Stack component="article" spacing={2} aria-label={taken ? nameOfResult(taken) : undefined}>
      <Button startIcon={<ArrowBackRounded />} onClick={onClose} sx={{ alignSelf: 'flex-start' }}>
        {t('back')}
      </Button>
      {taken ? (
        <>
          <Typography variant="h3" component="h2" ref={heading} tabIndex={-1} sx={{ '&:focus': { outline: 0 } }}>
            {nameOfResult(taken)}
          </Typography>
          {isAnswered ? null : isOver ? <Over error={error} onTake={take} /> : <TimeLeft minutes={minutesLeft} />}
          <CasePhotos id={id} count={taken.photos} />
          <CaseFacts taken={taken} names={names} />
          {isAnswered ? null : (
            <AnswerForm
              taken={taken}
              names={names}
              isOver={isOver}
              onChanged={take}
              onSent={() => {
                close()
                onAnswered()
              }}
            />
          )}
          {isAnswered || isOver || taken.question !== null ? null : <AskBack id={id} onSent={onAnswered} />}
        </>
      ) : error ? (
        <NotTaken error={error} onRetry={take} />
      ) : (
        <Loading />
      )}
    </Stack>
  )
}

function TimeLeft({ minutes }: { minutes: number }) {
  const { t } = useTranslation('desk')
  return (
    <Typography color="textSecondary" sx={{ display: 'flex', gap: 1 }}>
      <TimerOutlined aria-hidden />
      <span>{t('left', { count: minutes })}</span>
    </Typography>
  )
}

/** Another expert may have it by now. */
function Over({ error, onTake }: { error: unknown; onTake: () => void }) {
  const { t } = useTranslation('desk')
  const [refusal] = error === undefined ? [] : failureMessages(error)
  return (
    <>
      <InlineNote role="alert" icon={<TimerOutlined aria-hidden />}>
        {refusal ?? t('over.text')}
      </InlineNote>
      <Button variant="outlined" onClick={onTake} sx={{ alignSelf: 'flex-start' }}>
        {t('over.again')}
      </Button>
    </>
  )
}

/** Taken by another expert, answered, or deleted by its farmer. */
function NotTaken({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('desk')
  const [refusal] = failureMessages(error)
  const failure = failureOf(error)
  if (isUnanswered(error) || failure.kind !== 'responded' || failure.status >= 500 || refusal === undefined)
    return <LoadFailure error={error} onRetry={onRetry} />
  return (
    <Notice role="status" title={refusal}>
      {t('refused')}
    </Notice>
  )
}
