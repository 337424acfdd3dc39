import SendRounded from '@mui/icons-material/SendRounded'
import { Stack, Typography } from '@mui/material'
import { useId, useRef, useState, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { failureOf } from '~/client/api/failure'
import { ActionBar } from '~/client/ui/ActionBar'
import { Button } from '~/client/ui/Button'
import { ChoiceChips } from '~/client/ui/ChoiceChips'
import { nameOfResult } from '~/client/ui/nameOfResult'
import { useSubmit, useToast } from '~/client/ui/useToast'
import { JUDGEMENTS, type Judgement } from '~/contract/cases'

import { ConfirmFields } from './ConfirmFields'
import { NameSearch } from './NameSearch'
import { TextLine } from './TextLine'
import { useAnswerCaseMutation } from './deskApi'
import { EMPTY_DRAFT, changed, countyToTell, namedBy, requestOf, type Draft, type Missing } from './draft'
import type { Choice } from './searchNames'
import { useKeys } from './useKeys'
import type { TakenCase } from './useTakenCase'

type AnswerFormProps = {
  taken: TakenCase
  names: readonly Choice[]
  /** Another expert may take it. */
  isOver: boolean
  onSent: () => void
  /** The case has changed meanwhile. */
  onChanged: () => void
}

export function AnswerForm({ taken, names, isOver, onSent, onChanged }: AnswerFormProps) {
  const { t } = useTranslation('desk')
  const id = useId()
  const { draft, missing, set, send, isSending } = useAnswer({ taken, onSent, onChanged })
  const { search, judged } = useAnswerKeys({ taken, set, send: isOver ? () => undefined : send })
  const named = namedBy(draft, taken.label, names)
  const county = countyToTell(taken, named)
  return (
    <Stack
      component="form"
      id={id}
      method="post"
      noValidate
      spacing={2}
      aria-label={t('answer.heading')}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isOver) send()
      }}
    >
      <Typography variant="h4" component="h3">
        {t('answer.heading')}
      </Typography>
      <Typography color="textSecondary">{t('answer.name')}</Typography>
      <JudgementChoice
        ref={judged}
        taken={taken}
        names={names}
        chosen={draft.judged}
        onChange={(value) => set({ judged: value })}
      />
      {draft.judged === 'other' ? (
        <NameSearch names={names} crop={taken.crop} draft={draft} searchRef={search} onChange={set} />
      ) : null}
      {named && named.actions.length > 0 ? (
        <ActionChoice actions={named.actions} chosen={draft.action} onChange={(action) => set({ action })} />
      ) : null}
      <TextLine
        label={t('answer.line')}
        hint={t('answer.lineHint')}
        value={draft.line}
        onChange={(line) => set({ line })}
      />
      {named && county !== null ? (
        <ConfirmFields county={county} reportTo={named.reportTo} draft={draft} onChange={set} />
      ) : null}
      {missing === null ? null : (
        <Typography role="alert" color="error">
          {t(`answer.missing.${missing}`)}
        </Typography>
      )}
      <ActionBar>
        <Button
          type="submit"
          form={id}
          variant="contained"
          size="large"
          loading={isSending}
          disabled={isOver}
          startIcon={<SendRounded />}
          sx={{ flex: 1 }}
        >
          {t('answer.send')}
        </Button>
      </ActionBar>
    </Stack>
  )
}

type JudgementChoiceProps = Pick<AnswerFormProps, 'taken' | 'names'> & {
  ref: Ref<HTMLFieldSetElement>
  chosen: Judgement | null
  onChange: (judged: Judgement) => void
}

/** An answer that names nothing cannot be right. */
function JudgementChoice({
  ref,
  taken: { label, sureness, ...result },
  names,
  chosen,
  onChange,
}: JudgementChoiceProps) {
  const { t } = useTranslation('desk')
  const own = names.find((name) => name.id === label)?.name ?? nameOfResult(result)
  const words = {
    right: label === null ? t('answer.judged.rightOfSeveral') : t('answer.judged.rightNamed', { name: own }),
    other: t('answer.judged.other'),
    cannotSay: t('answer.judged.cannotSay'),
  }
  return (
    <ChoiceChips
      ref={ref}
      label={t('answer.judged.label')}
      choices={JUDGEMENTS.filter((value) => value !== 'right' || sureness !== null).map((value) => ({
        value,
        name: words[value],
      }))}
      chosen={chosen}
      onChange={(value) => onChange(value as Judgement)}
    />
  )
}

function useAnswer({
  taken: { id, shownHash },
  onSent,
  onChanged,
}: Pick<AnswerFormProps, 'taken' | 'onSent' | 'onChanged'>) {
  const { t } = useTranslation('desk')
  const toast = useToast()
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT)
  const [missing, setMissing] = useState<Missing | null>(null)
  const [answer, { isLoading: isSending }] = useAnswerCaseMutation()
  const submit = useSubmit(answer, () => {
    toast(t('answer.sent'), 'success')
    onSent()
  })
  const set = (change: Partial<Draft>) => {
    setDraft((before) => changed(before, change))
    setMissing(null)
  }
  const send = async () => {
    const request = requestOf(draft)
    if (typeof request === 'string') {
      setMissing(request)
    } else if (!isSending && isConflict(await submit({ id, body: { ...request, shownHash } }))) {
      set({ judged: null })
      onChanged()
    }
  }
  return { draft, missing, isSending, set, send: () => void send() }
}

const CONFLICT = 409

/** Whether the farmer, or another expert, has changed the case. */
function isConflict(error: unknown) {
  const failure = failureOf(error)
  return failure.kind === 'responded' && failure.status === CONFLICT
}

type AnswerKeys = {
  taken: TakenCase
  set: (change: Partial<Draft>) => void
  send: () => void
}

function useAnswerKeys({ taken: { sureness }, set, send }: AnswerKeys) {
  const search = useRef<HTMLInputElement>(null)
  const judged = useRef<HTMLFieldSetElement>(null)
  const choose = (judgement: Judgement) => {
    flushSync(() => set({ judged: judgement }))
    judged.current?.querySelector<HTMLInputElement>(`input[value="${judgement}"]`)?.focus()
  }
  useKeys({
    '1': () => (sureness === null ? false : choose('right')),
    '2': () => choose('other'),
    '3': () => choose('cannotSay'),
    '/': () => {
      flushSync(() => set({ judged: 'other' }))
      search.current?.focus()
    },
    'Ctrl+Enter': send,
  })
  return { search, judged }
}

type ActionChoiceProps = {
  actions: readonly string[]
  chosen: number | null
  onChange: (action: number | null) => void
}

/** The actions of what is named. */
function ActionChoice({ actions, chosen, onChange }: ActionChoiceProps) {
  const { t } = useTranslation('desk')
  return (
    <ChoiceChips
      label={t('answer.action.label')}
      choices={[
        { value: '', name: t('answer.action.none') },
        ...actions.map((name, index) => ({ value: String(index), name })),
      ]}
      chosen={chosen === null ? '' : String(chosen)}
      onChange={(value) => onChange(value === '' ? null : Number(value))}
    />
  )
}
