import { Stack, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'

import { FREE_CREDITS } from '~/contract/limits'

import { CallToActionButton } from './CallToActionButton'
import { CheckList } from './CheckList'
import type { Plan } from './content'
import { LiftingCard } from './LiftingCard'

type PlanCardProps = { plan: Plan }

export function PlanCard({ plan }: PlanCardProps) {
  const { t } = useTranslation('landing')
  const { id, isPlanned, price, bgcolor, textcolor1, textcolor2 } = plan
  const { name, description, features } = t(`plans.${id}`, { freeCredits: FREE_CREDITS, returnObjects: true })
  return (
    <LiftingCard sx={{ bgcolor, color: textcolor2, p: { xs: 3, sm: 4 } }}>
      <Stack spacing={1} sx={{ mb: 3 }}>
        <Typography variant="h3" sx={{ color: textcolor1 }}>
          {name}
        </Typography>
        <Typography>{description}</Typography>
        {isPlanned ? (
          <Typography sx={{ fontWeight: 'bold', color: textcolor1 }}>{t('plans.planned')}</Typography>
        ) : null}
      </Stack>
      <Typography variant="h2" component="p" sx={{ color: textcolor1, mb: 3 }}>
        {`Ksh ${price}`}
      </Typography>
      <CheckList items={features} markColor={textcolor1} />
      <Stack sx={{ mt: 'auto', pt: 4 }}>
        <CallToActionButton sx={{ bgcolor: textcolor1, color: bgcolor, '&:hover': { bgcolor: textcolor2 } }}>
          {t('plans.order', { name })}
        </CallToActionButton>
      </Stack>
    </LiftingCard>
  )
}
