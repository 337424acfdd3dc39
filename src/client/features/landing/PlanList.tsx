import { Grid, Typography } from '@mui/material'

import { MAX_LINE_LENGTH } from '~/client/shared/maxLineLength'

import { allPlans, plans } from './content'
import { PlanCard } from './PlanCard'
import { Reveal } from './Reveal'
import { Section } from './Section'
import { SectionHeading } from './SectionHeading'

export function PlanList() {
  return (
    <Section labelledBy="plans-title" tone="tint">
      <Reveal>
        <SectionHeading id="plans-title" eyebrow={plans.eyebrow} title={plans.title} text={plans.text} />
        <Grid container spacing={3} sx={{ mt: { xs: 4, md: 6 }, mx: 'auto', maxWidth: 920 }}>
          {allPlans.map((plan) => (
            <Grid key={plan.name} size={{ xs: 12, md: 6 }}>
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
          {plans.note}
        </Typography>
      </Reveal>
    </Section>
  )
}
