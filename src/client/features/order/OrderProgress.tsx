import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded'
import { Alert, CircularProgress, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { formatRecentDay, useLanguage } from '~/client/i18n/i18n'
import { Button } from '~/client/ui/Button'
import { accountPath } from '~/contract/paths'
import type { OfferResponse, OrderBody } from '~/contract/plans'
import { ORDER_ANSWER_MS } from '~/contract/proPlan'

import { AccountFact, Fact, Facts, PaidFacts, legibleReference } from './Facts'

type OrderProps = { offer: OfferResponse | undefined; order: OrderBody }

export function OrderWaiting({ offer, order, isLost }: OrderProps & { isLost: boolean }) {
  const { t } = useTranslation('order')
  const earlier = offer?.paid[0]
  const isEarlierPaid = earlier?.paidAt != null && earlier.paidAt > order.createdAt
  return (
    <>
      {isEarlierPaid ? (
        <Alert severity="success" role="status">
          {t('earlierPaid', { reference: legibleReference(earlier.reference), days: offer?.days })}
        </Alert>
      ) : null}
      <CircularProgress size={48} aria-label={t('title.waiting')} sx={{ alignSelf: 'center' }} />
      <Centered variant="h6" component="p" role="status">
        {order.phone === null ? t('pinAnywhere') : t('pin', { phone: unbroken(order.phone) })}
      </Centered>
      <Facts>
        <Fact name={t('facts.amount')} value={t('price', { amount: order.amount })} />
        <AccountFact />
        <Fact name={t('facts.order')} value={legibleReference(order.reference)} />
      </Facts>
      <Typography variant="body2" color="textSecondary">
        {isLost ? t('lost') : t('closable')}
      </Typography>
      <PayByHand {...{ offer, order }} label={t('byHand.noMessage')} />
    </>
  )
}

const unbroken = (phone: string) => phone.replaceAll(' ', '\u00A0')

export function OrderFailed({ offer, order, onRetry }: OrderProps & { onRetry: () => void }) {
  const { t } = useTranslation('order')
  return (
    <>
      <Alert severity="warning" role="status">
        {t(`failures.${order.failure ?? 'other'}`)}
      </Alert>
      <RetryButton retryAt={order.retryAt} onRetry={onRetry} />
      <PayByHand {...{ offer, order }} label={t('byHand.instead')} />
    </>
  )
}

/** Rests as long as M-Pesa would refuse. Screen readers hear of its end, not of every second. */
function RetryButton({ retryAt, onRetry }: { retryAt: string | null; onRetry: () => void }) {
  const { t } = useTranslation('order')
  const seconds = useSecondsUntil(retryAt)
  const isResting = seconds > 0
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <>
      <Button variant="contained" size="large" disabled={isResting} onClick={onRetry} sx={{ minHeight: 56 }}>
        {t('tryAgain')}
      </Button>
      {isResting ? (
        <Centered variant="body2" aria-hidden>
          {t('rests', { time })}
        </Centered>
      ) : null}
      <span role="status" style={visuallyHidden}>
        {retryAt === null ? '' : isResting ? t('restsShortly', { minutes: ORDER_ANSWER_MS / 60_000 }) : t('rested')}
      </span>
    </>
  )
}

/** At most the time that a server asks for: the phone's clock may be wrong. */
function useSecondsUntil(at: string | null) {
  const left = () => (at === null ? 0 : Math.ceil(Math.min(Date.parse(at) - Date.now(), ORDER_ANSWER_MS) / 1000))
  const [seconds, setSeconds] = useState(left)
  const isOver = seconds <= 0
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setSeconds((before) => before - 1), 1000)
    return () => clearInterval(timer)
  }, [isOver])
  return seconds
}

type OrderPaidProps = { order: OrderBody; onNext: () => void; onAgain: () => void }

export function OrderPaid({ order, onNext, onAgain }: OrderPaidProps) {
  const { t } = useTranslation(['order', 'shell'])
  const language = useLanguage()
  return (
    <>
      <CheckCircleRounded color="success" sx={{ alignSelf: 'center', fontSize: 48 }} />
      {order.until === null ? null : (
        <Centered variant="h3" component="p" role="status">
          {t('shell:plan.until', { day: formatRecentDay(order.until, language) })}
        </Centered>
      )}
      <PaidFacts order={order} />
      <Button variant="contained" size="large" onClick={onNext} sx={{ minHeight: 56 }}>
        {t('next')}
      </Button>
      <Button component={Link} to={accountPath('plan')}>
        {t('print')}
      </Button>
      <Button onClick={onAgain}>{t('shell:plan.again')}</Button>
    </>
  )
}

/** Where no message comes to a phone; nothing is to be paid in a dry run. */
function PayByHand({ offer, order, label }: OrderProps & { label: string }) {
  const { t } = useTranslation('order')
  const [isOpen, setOpen] = useState(false)
  if (!offer || offer.isSimulated) return null
  const steps = t('byHand.steps', {
    payBill: offer.payBill,
    reference: legibleReference(order.reference),
    amount: order.amount,
    returnObjects: true,
  })
  return (
    <>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {label}
      </Button>
      {isOpen ? (
        <>
          <Steps>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Steps>
          <Typography variant="body2" color="textSecondary">
            {t('byHand.later')}
          </Typography>
        </>
      ) : null}
    </>
  )
}

const Centered = styled(Typography)({ textAlign: 'center', textWrap: 'balance' }) as typeof Typography
const Steps = styled('ol')(({ theme }) => ({ margin: 0, paddingInlineStart: theme.spacing(3) }))
