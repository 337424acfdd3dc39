import { Card, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { MAX_LINE_LENGTH } from '~/client/ui/windows'
import { isPlanOnSale } from '~/client/ui/contactDetails'
import { CROPS, PHOTOLESS_CROPS } from '~/contract/crops/crops'
import { FREE_CREDITS } from '~/contract/limits'

import { CallToActionButton } from './CallToAction'
import { CheckList } from './CheckList'
import { Reveal } from './Reveal'
import { Section, SectionHeading } from './Section'
import { allPlans, type Plan } from './landingContent'

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
          <span>{t('plans.crops', { judged: CROPS.length, readable: PHOTOLESS_CROPS.length })}</span>{' '}
          <span>{isPlanOnSale ? t('plans.payment') : t('plans.noPayment')}</span>
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

function PlanCard({ plan }: { plan: Plan }) {
  const { t } = useTranslation('landing')
  const { id, orderPath, price, bgcolor, textcolor1, textcolor2 } = plan
  const { name, description, features } = t(`plans.${id}`, { freeCredits: FREE_CREDITS, returnObjects: true })
  return (
    // a plan names palette tokens, which `sx` looks up
    <Frame
      variant="lifting"
      sx={{
        bgcolor,
        color: textcolor2,
        '& h3, & strong, & > p, & li > svg': { color: textcolor1 },
        '& a': { color: bgcolor, bgcolor: textcolor1, '&:hover': { bgcolor: textcolor2 } },
      }}
    >
      <Words>
        <Typography variant="h3">{name}</Typography>
        <Typography>{description}</Typography>
        {id === 'pro' ? <strong>{isPlanOnSale ? t('plans.onSale') : t('plans.notOnSale')}</strong> : null}
      </Words>
      <Typography variant="h2" component="p">
        {`Ksh ${price}`}
      </Typography>
      <CheckList items={features} />
      <Order>
        <CallToActionButton to={orderPath}>{t('plans.order', { name })}</CallToActionButton>
      </Order>
    </Frame>
  )
}

const Frame = styled(Card)(({ theme }) => ({
  padding: theme.spacing(3),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(4) },
}))

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  marginBottom: theme.spacing(3),
  '& + p': { marginBottom: theme.spacing(3) },
}))

const Order = styled('div')(({ theme }) => ({ display: 'grid', marginTop: 'auto', paddingTop: theme.spacing(4) }))
