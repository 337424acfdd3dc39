import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { formatRecentDay, useLanguage } from '~/client/i18n/i18n'
import type { FieldNote } from '~/contract/notes'

import type { Choice } from './searchNames'
import type { TakenCase } from './useTakenCase'

/** What Jani said, what the farmer told, and what the field had before. Typed words are text, whatever they contain. */
export function CaseFacts({ taken, names }: { taken: TakenCase; names: readonly Choice[] }) {
  const { t } = useTranslation('desk')
  const { sureness, candidates, actions, told, note, question, reply } = taken
  const typed = [
    [t('told.note'), note],
    [t('told.question'), question],
    [t('told.reply'), reply],
  ].filter((pair): pair is [string, string] => Boolean(pair[1]))
  return (
    <>
      {sureness === null && candidates.length + actions.length === 0 ? null : (
        <Part heading={t('said.heading')}>
          {sureness === null ? null : <Typography>{sureness}</Typography>}
          <Lines label={t('said.candidates')} lines={candidates} />
          <Lines label={t('said.actions')} lines={actions} />
        </Part>
      )}
      <Part heading={t('told.heading')}>
        {told.length + typed.length === 0 ? <Typography color="textSecondary">{t('told.nothing')}</Typography> : null}
        <Lines lines={told} />
        <Pairs>
          {typed.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Pairs>
      </Part>
      <FieldBefore taken={taken} names={names} />
      <ByPeople answers={taken.answers} />
    </>
  )
}

/** Earlier answers, counts and sprays on the same field. */
function FieldBefore({ taken: { earlier, notes }, names }: { taken: TakenCase; names: readonly Choice[] }) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const answers = earlier.map(({ createdAt, title, progress }) => ({
    day: createdAt,
    text: [title, progress && t(`field.progress.${progress}`)].filter(Boolean).join(' · '),
  }))
  const noted = notes.map((note) => ({
    day: note.kind === 'spray' ? note.day : note.notedAt,
    text:
      note.kind === 'spray'
        ? t('field.spray', { substance: [note.substance, note.group].filter(Boolean).join(', ') })
        : t('field.count', { sick: note.sick, plants: note.plants, name: nameOf(note, names) }),
  }))
  const lines = [...answers, ...noted]
    .sort((one, other) => other.day.localeCompare(one.day))
    .map(({ day, text }) => `${formatRecentDay(day, language)}: ${text}`)
  return lines.length === 0 ? null : (
    <Part heading={t('field.heading')}>
      <Lines lines={lines} />
    </Part>
  )
}

const nameOf = ({ of }: Extract<FieldNote, { kind: 'count' }>, names: readonly Choice[]) =>
  names.find(({ id }) => id === of)?.name ?? of

/** Of an officer with the link, or of an expert before. */
function ByPeople({ answers }: Pick<TakenCase, 'answers'>) {
  const { t } = useTranslation('desk')
  const lines = answers.map(({ by, name, judged, title, text, action, line }) =>
    [
      [t(`before.by.${by}`), name].filter(Boolean).join(' '),
      [title ?? text ?? t(`answer.judged.${judged}`), action, line].filter(Boolean).join(' · '),
    ].join(': '),
  )
  return lines.length === 0 ? null : (
    <Part heading={t('before.heading')}>
      <Lines lines={lines} />
    </Part>
  )
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h3">
        {heading}
      </Typography>
      {children}
    </section>
  )
}

function Lines({ label, lines }: { label?: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <>
      {label === undefined ? null : (
        <Typography variant="h6" component="p" sx={{ mt: 1 }}>
          {label}
        </Typography>
      )}
      <List>
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </List>
    </>
  )
}

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  paddingInlineStart: theme.spacing(2.5),
  overflowWrap: 'anywhere',
}))

const Pairs = styled('dl')(({ theme }) => ({
  ...theme.mixins.column(0.5),
  margin: 0,
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
}))
