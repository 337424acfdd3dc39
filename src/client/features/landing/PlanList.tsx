import { Grid, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'

import { MAX_LINE_LENGTH } from '~/client/shared/maxLineLength'

import { allPlans } from './content'
import { PlanCard } from './PlanCard'
import { Reveal } from './Reveal'
import { Section } from './Section'
import { SectionHeading } from './SectionHeading'

export function PlanList() {
  const { t } = useTranslation('landing')
  return (
    <Section labelledBy="plans-title" tone="tint">
      <Reveal>
        <SectionHeading id="plans-title" eyebrow={t('plans.eyebrow')} title={t('plans.title')} text={t('plans.text')} />
        <Grid container spacing={3} sx={{ mt: { xs: 4, md: 6 }, mx: 'auto', maxWidth: 920 }}>
          {allPlans.map((plan) => (
            <Grid key={plan.id} size={{ xs: 12, md: 6 }}>
              <PlanCard plan={plan} />
            </Grid>
          ))}
        </Grid>
        <Typography
          variant="body2"
          sx={{
            mt: 3,
            mx: 'auto',
            maxWidth: MAX_LINE_LENGTH,
            textAlign: { md: 'center' },
            color: 'text.secondary',
            textWrap: 'balance',
          }}
        >
          {t('plans.note')}
        </Typography>
      </Reveal>
    </Section>
  )
}
