import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { MAX_LINE_LENGTH } from '~/client/shared/windows'

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
        <Plans>
          {allPlans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} />
          ))}
        </Plans>
        <Note variant="body2" color="textSecondary">
          {t('plans.note')}
        </Note>
      </Reveal>
    </Section>
  )
}

const Plans = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  maxWidth: 920,
  margin: `${theme.spacing(4)} auto 0`,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', marginTop: theme.spacing(6) },
}))

const Note = styled(Typography)(({ theme }) => ({
  maxWidth: MAX_LINE_LENGTH,
  margin: `${theme.spacing(3)} auto 0`,
  textWrap: 'balance',
  [theme.breakpoints.up('md')]: { textAlign: 'center' },
}))
