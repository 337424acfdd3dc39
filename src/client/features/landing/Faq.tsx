import { Box, Button } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import { CREDITS_PER_DIAGNOSIS, FREE_CREDITS } from '~/contract/limits'
import { paths } from '~/contract/paths'

import { FaqItem } from './FaqItem'
import { questionToggled, selectOpenIndex } from './faqSlice'
import { Reveal } from './Reveal'
import { Section } from './Section'
import { SectionHeading } from './SectionHeading'

const REVEAL_MS = 1000
const COLUMN_PX = 840

export function Faq() {
  const { t } = useTranslation(['landing', 'library'])
  const dispatch = useAppDispatch()
  const openIndex = useAppSelector(selectOpenIndex)
  const numbers = { freeCredits: FREE_CREDITS, creditsPerDiagnosis: CREDITS_PER_DIAGNOSIS }
  const entries = t('faq.entries', { ...numbers, returnObjects: true })
  return (
    <Section labelledBy="faq-title">
      <Reveal durationMs={REVEAL_MS}>
        <SectionHeading id="faq-title" title={t('faq.title')} text={t('faq.subtitle')} />
        <Box sx={{ mt: { xs: 4, md: 6 }, mx: 'auto', maxWidth: COLUMN_PX, borderTop: 1, borderColor: 'divider' }}>
          {entries.map((entry, index) => (
            <FaqItem
              key={entry.question}
              id={`faq-${index + 1}`}
              entry={entry}
              open={index === openIndex}
              onToggle={() => dispatch(questionToggled(index))}
            />
          ))}
        </Box>
        <Box sx={{ mt: 2, mx: 'auto', maxWidth: COLUMN_PX }}>
          <Button component={Link} to={paths.library} sx={{ ml: -2.5 }}>
            {t('library:fromFaq')}
          </Button>
        </Box>
      </Reveal>
    </Section>
  )
}
