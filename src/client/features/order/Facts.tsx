import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { formatRecentDay, useLanguage } from '~/client/i18n/i18n'
import { selectUser } from '~/client/session/sessionSlice'
import { useAppSelector } from '~/client/store/hooks'
import type { OrderBody } from '~/contract/plans'

export const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

export function AccountFact() {
  const { t } = useTranslation('order')
  const name = useAppSelector((state) => selectUser(state)?.username)
  return name === undefined ? null : <Fact name={t('facts.account')} value={name} />
}

/** In groups of four, for typing it. */
export const legibleReference = (reference: string) => reference.replace(/.{4}(?=.)/g, '$&\u00A0')

/** What a receipt names; `receipt` is missing until M-Pesa has listed the payment. */
export function PaidFacts({ order }: { order: OrderBody }) {
  const { t } = useTranslation('order')
  const language = useLanguage()
  return (
    <Facts>
      <Fact name={t('facts.paid')} value={t('price', { amount: order.amount })} />
      {order.paidAt === null ? null : <Fact name={t('facts.day')} value={formatRecentDay(order.paidAt, language)} />}
      <AccountFact />
      <Fact name={t('facts.order')} value={legibleReference(order.reference)} />
      {order.receipt === null ? null : <Fact name={t('facts.receipt')} value={order.receipt} />}
    </Facts>
  )
}

export const Facts = styled('dl')(({ theme }) => ({
  ...theme.mixins.column(1),
  margin: 0,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: theme.spacing(2) },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, textAlign: 'end', overflowWrap: 'anywhere' },
}))
