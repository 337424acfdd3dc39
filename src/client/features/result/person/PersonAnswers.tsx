import { Card, Stack, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect, useId, useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'

import { useGetDiagnosisQuery } from '~/client/api/diagnosisApi'
import { useLanguage } from '~/client/i18n/i18n'
import { useIsVisible } from '~/client/ui/useIsVisible'
import { useIsOnline } from '~/client/store/hooks'
import { Button } from '~/client/ui/Button'
import { useToastFailures } from '~/client/ui/useToast'
import { MAX_LINE_LENGTH } from '~/client/ui/windows'
import type { Person } from '~/contract/cases'

import { CaseField } from './CaseField'
import { GivenAnswer } from './GivenAnswer'
import { SharedCase } from './SharedCase'
import { useChangeCaseMutation } from './personApi'

type PersonAnswersProps = { id: string; person: Person; ref?: Ref<HTMLDivElement> }

/** What the farmer has asked, what persons have answered, and what they are shown. Stands next to the answer of Jani. */
export function PersonAnswers({ id, person, ref }: PersonAnswersProps) {
  const { t } = useTranslation('person')
  const labelId = useId()
  const [now] = useState(Date.now)
  const { state, note, question, reply, answers, linkUntil } = person
  const until = linkUntil !== null && Date.parse(linkUntil) > now ? linkUntil : null
  useFreshCase(id, until !== null || (state !== null && state !== 'answered'))
  useMarkAnswersRead(id, person)
  return (
    <>
      {state === null && answers.length === 0 ? null : (
        <Said ref={ref} variant="outlined" component="section" aria-labelledby={labelId}>
          <Typography id={labelId} variant="h4" component="h3">
            {t('heading')}
          </Typography>
          {note === null ? null : <Quote label={t('said.note')}>{note}</Quote>}
          {question === null ? null : <Quote label={t('said.question')}>{question}</Quote>}
          {reply === null ? null : <Quote label={t('said.reply')}>{reply}</Quote>}
          {state === 'questioned' && reply === null ? <ReplyForm id={id} /> : null}
          <div role="status">
            {state === null ? null : <Typography color="textSecondary">{t(`states.${stateOf(person)}`)}</Typography>}
          </div>
          {answers.length === 0 ? null : (
            <ul>
              {answers.map((answer) => (
                <GivenAnswer key={answer.by + answer.at} answer={answer} />
              ))}
            </ul>
          )}
        </Said>
      )}
      <SharedCase id={id} person={person} linkUntil={until} />
    </>
  )
}

function stateOf({ state, reply }: Person) {
  if (state === null) return 'asked'
  return reply !== null && (state === 'asked' || state === 'questioned') ? 'replied' : state
}

const POLL_MS = 60_000

/** Reads the answer again while a person may answer it and the page is visible. */
function useFreshCase(id: string, isOpen: boolean) {
  const language = useLanguage()
  useGetDiagnosisQuery(isOpen ? { id, language } : skipToken, {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  })
}

/** Tells the server that the answers are on the screen; without a network, once there is one. */
function useMarkAnswersRead(id: string, { isUnread }: Person) {
  const language = useLanguage()
  const isOnline = useIsOnline()
  const isVisible = useIsVisible()
  const [changeCase] = useChangeCaseMutation()
  useEffect(() => {
    if (isUnread && isOnline && isVisible) void changeCase({ id, language, read: true })
  }, [changeCase, id, isOnline, isUnread, isVisible, language])
}

/** Typed by a person: shown as text only. */
const Quote = ({ label, children }: { label: string; children: string }) => (
  <div>
    <Typography variant="caption" color="textSecondary">
      {label}
    </Typography>
    <Typography sx={{ whiteSpace: 'pre-line' }}>{children}</Typography>
  </div>
)

function ReplyForm({ id }: { id: string }) {
  const { t } = useTranslation('person')
  const language = useLanguage()
  const isOnline = useIsOnline()
  const toastFailures = useToastFailures()
  const [changeCase, { isLoading }] = useChangeCaseMutation()
  const [reply, setReply] = useState('')
  const send = async () => {
    if (reply.trim() === '') return
    const { error } = await changeCase({ id, language, reply: reply.trim() })
    if (error) toastFailures(error)
  }
  return (
    <Stack
      component="form"
      noValidate
      spacing={1}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <CaseField label={t('reply.label')} value={reply} onChange={setReply} />
      {isOnline ? null : <Typography role="status">{t('ask.offline')}</Typography>}
      <Button type="submit" variant="outlined" disabled={!isOnline} loading={isLoading}>
        {t('reply.send')}
      </Button>
    </Stack>
  )
}

const Said = styled(Card)<{ component: 'section' }>(({ theme }) => ({
  ...theme.mixins.column(1.5),
  padding: theme.spacing(1.5),
  overflowWrap: 'anywhere',
  '& p': { maxWidth: MAX_LINE_LENGTH },
  '& > [role="status"]:empty': { display: 'none' },
  '& > ul': { ...theme.mixins.column(1.5), margin: 0, padding: 0, listStyle: 'none' },
}))
