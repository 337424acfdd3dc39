import CallRounded from '@mui/icons-material/CallRounded'
import PersonRounded from '@mui/icons-material/PersonRounded'
import { Box, Card, Link, Stack, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { formatDay } from '~/client/shared/i18n'
import type { Language } from '~/contract/languages'
import type { Answer } from '~/contract/responses'

import { callLabel, headingOf } from './answerText'
import { CandidateCards } from './CandidateCards'
import { CheckLabel } from './CheckLabel'
import { RetakeDrawing } from './RetakeDrawing'
import { VerdictBanner } from './VerdictBanner'

type FirstScreenProps = { answer: Answer; language: Language; photoUrl: string | undefined }

/** What it is, how sure, the one check, at most three things to do, and whom to call. */
export function FirstScreen({ answer, language, photoUrl }: FirstScreenProps) {
  const { t } = useTranslation('diagnosis')
  const { check, actions, contacts, recheckDays } = answer
  return (
    <>
      <VerdictBanner answer={answer} language={language} photoUrl={photoUrl} />
      {check ? (
        <CheckCard variant="outlined">
          <CheckLabel>{t('answer.check')}</CheckLabel>
          <Typography sx={{ fontWeight: 600 }}>{check.question}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {check.ifNot}
          </Typography>
        </CheckCard>
      ) : null}
      <CandidateCards answer={answer} />
      {actions.length > 0 ? (
        <Actions heading={headingOf(answer)} actions={actions} isRetake={!answer.sureness} />
      ) : null}
      {contacts.map((contact) => (
        <ContactCard key={contact.name} contact={contact} language={language} />
      ))}
      {recheckDays === null ? null : <Typography>{t('answer.lookAgain', { count: recheckDays })}</Typography>}
    </>
  )
}

type ActionsProps = { heading: string; actions: readonly string[]; isRetake: boolean }

function Actions({ heading, actions, isRetake }: ActionsProps) {
  return (
    <>
      <Typography variant="h5" component="h3" sx={{ pt: 0.5 }}>
        {heading}
      </Typography>
      {isRetake ? <RetakeDrawing /> : null}
      <Stack component="ol" spacing={0.75} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {actions.map((action, index) => (
          <ActionCard key={action} component="li" variant="outlined">
            <Number aria-hidden>{index + 1}</Number>
            <Typography sx={{ fontWeight: 600 }}>{action}</Typography>
          </ActionCard>
        ))}
      </Stack>
    </>
  )
}

type ContactCardProps = { contact: Answer['contacts'][number]; language: Language }

function ContactCard({ contact: { name, numbers, source, checkedOn }, language }: ContactCardProps) {
  const { t } = useTranslation('diagnosis')
  return (
    <Contact variant="outlined">
      {numbers.length > 0 ? <CallRounded color="primary" /> : <PersonRounded color="primary" />}
      <Box>
        <Typography>{callLabel(name, numbers)}</Typography>
        {numbers.map((number) => (
          <PhoneLink key={number} href={`tel:${number.replaceAll(' ', '')}`}>
            {number}
          </PhoneLink>
        ))}
        {source && numbers.length > 0 ? (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {t('answer.source', { title: source.title, date: formatDay(checkedOn, language) })}
          </Typography>
        ) : null}
      </Box>
    </Contact>
  )
}

/** Tight enough for one screen of a phone. */
const TIGHT = { '& .MuiTypography-root': { lineHeight: 1.35 } }

const CheckCard = styled(Card)(({ theme }) => ({
  padding: theme.spacing(1.25, 1.5),
  border: `2px solid ${theme.vars.palette.info.main}`,
  ...TIGHT,
}))

const ActionCard = styled(Card)<{ component: 'li' }>(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(0.75, 1.5),
  ...TIGHT,
}))

const Number = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: theme.vars.shape.pill,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  fontWeight: theme.typography.fontWeightBold,
}))

const Contact = styled(Card)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1, 1.5),
  minHeight: 52,
  ...TIGHT,
}))

const PhoneLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  marginInlineEnd: 20,
  fontWeight: 700,
})
