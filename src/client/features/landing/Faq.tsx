import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { Button } from '~/client/shared/Button'
import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import { CREDITS_PER_DIAGNOSIS, FREE_CREDITS, MAX_WAITING_SETS, WAITING_DAYS } from '~/contract/limits'
import { paths } from '~/contract/paths'

import { CropCoverage } from './CropCoverage'
import { FaqItem } from './FaqItem'
import { questionToggled, selectOpenIndex } from './faqSlice'
import { Reveal } from './Reveal'
import { Section } from './Section'
import { SectionHeading } from './SectionHeading'

const REVEAL_MS = 1000

export function Faq() {
  const { t } = useTranslation('landing')
  const dispatch = useAppDispatch()
  const openIndex = useAppSelector(selectOpenIndex)
  const numbers = {
    freeCredits: FREE_CREDITS,
    creditsPerDiagnosis: CREDITS_PER_DIAGNOSIS,
    sets: MAX_WAITING_SETS,
    days: WAITING_DAYS,
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
