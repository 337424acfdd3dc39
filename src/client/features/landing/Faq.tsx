import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded'
import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { Button } from '~/client/ui/Button'
import { MAX_LINE_LENGTH } from '~/client/ui/windows'
import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import { isPlanOnSale } from '~/client/ui/contactDetails'
import {
  CASE_PHOTO_DAYS,
  COPY_DAYS,
  CREDITS_PER_DIAGNOSIS,
  FAIR_USE_PER_DAY,
  FREE_CREDITS,
  QUEUE_DAYS,
  UNANSWERED_PHOTO_DAYS,
} from '~/contract/limits'
import { paths } from '~/contract/paths'
import { PRO_PLAN } from '~/contract/proPlan'

import { CropCoverage } from './CropCoverage'
import { Reveal } from './Reveal'
import { Section, SectionHeading } from './Section'
import { questionToggled, selectOpenIndex } from './faqSlice'

const REVEAL_MS = 1000

export function Faq() {
  const { t } = useTranslation('landing')
  const dispatch = useAppDispatch()
  const openIndex = useAppSelector(selectOpenIndex)
  const numbers = {
    freeCredits: FREE_CREDITS,
    creditsPerDiagnosis: CREDITS_PER_DIAGNOSIS,
    days: QUEUE_DAYS,
    copyDays: COPY_DAYS,
    casePhotoDays: CASE_PHOTO_DAYS,
    unansweredPhotoDays: UNANSWERED_PHOTO_DAYS,
    priceKsh: PRO_PLAN.priceKsh,
    planDays: PRO_PLAN.days,
    fairUse: FAIR_USE_PER_DAY,
    sale: isPlanOnSale ? t('faq.onSale') : t('faq.notOnSale'),
    premium: isPlanOnSale ? t('faq.premium') : t('faq.noPremium'),
  }
  const entries = t('faq.entries', { ...numbers, returnObjects: true })
  return (
    <Section labelledBy="faq-title">
      <Reveal durationMs={REVEAL_MS}>
        <SectionHeading id="faq-title" title={t('faq.title')} text={t('faq.subtitle')} />
        <Column>
          <Questions>
            {entries.map((entry, index) => (
              <FaqItem
                key={entry.question}
                id={`faq-${index + 1}`}
                entry={entry}
                table={index === 0 ? <CropCoverage /> : null}
                link={index === 1 ? <Link to={paths.accuracy}>{t('faq.accuracy')}</Link> : null}
                open={index === openIndex}
                onToggle={() => dispatch(questionToggled(index))}
              />
            ))}
          </Questions>
          <Button component={Link} to={paths.library} variant="outlined" size="large">
            {t('faq.library')}
          </Button>
        </Column>
      </Reveal>
    </Section>
  )
}

const Column = styled('div')({ maxWidth: 840, marginInline: 'auto', '& > a': { marginTop: 24 } })

const Questions = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(4),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { marginTop: theme.spacing(6) },
}))

type FaqItemProps = {
  id: string
  /** An empty line separates paragraphs of the answer. */
  entry: { question: string; answer: string }
  /** Stands after the first paragraph. */
  table: ReactNode
  /** Ends the answer. */
  link: ReactNode
  open: boolean
  onToggle: () => void
}

function FaqItem({ id, entry: { question, answer }, table, link, open, onToggle }: FaqItemProps) {
  return (
    <QuietAccordion square expanded={open} onChange={onToggle} slotProps={UNMOUNTED_WHEN_FOLDED}>
      <Question id={`${id}-question`} aria-controls={`${id}-answer`} expandIcon={<ExpandMoreRounded color="primary" />}>
        <Typography variant="h4" component="span">
          {question}
        </Typography>
      </Question>
      <Answer>
        {answer.split('\n\n').map((paragraph, index) => (
          <Fragment key={paragraph}>
            <p>{paragraph}</p>
            {index === 0 ? table : null}
          </Fragment>
        ))}
        {link}
      </Answer>
    </QuietAccordion>
  )
}

/** As MUI recommends for performance: folded answers are not in the document. */
const UNMOUNTED_WHEN_FOLDED = { transition: { unmountOnExit: true } }

const QuietAccordion = styled(Accordion)(({ theme }) => ({
  backgroundColor: 'transparent',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&::before': { display: 'none' },
}))

const Question = styled(AccordionSummary)(({ theme }) => ({ minHeight: theme.spacing(9), padding: 0 }))

const Answer = styled(AccordionDetails)(({ theme }) => ({
  padding: theme.spacing(1, 0, 3),
  color: theme.vars.palette.text.secondary,
  '& p': { maxWidth: MAX_LINE_LENGTH, margin: 0 },
  '& p + p': { marginTop: theme.spacing(1.5) },
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 48, color: theme.vars.palette.primary.main },
}))
