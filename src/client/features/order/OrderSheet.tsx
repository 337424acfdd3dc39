import CloseRounded from '@mui/icons-material/CloseRounded'
import { Alert, CircularProgress, Container, Drawer, IconButton, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ContactButtons } from '~/client/ui/ContactButtons'
import { isContactSet } from '~/client/ui/contactDetails'
import { failureMessages } from '~/client/ui/failureMessages'
import type { OfferResponse } from '~/contract/plans'

import { OrderFailed, OrderPaid, OrderWaiting } from './OrderProgress'
import { OrderForm } from './OrderForm'
import { useGetOfferQuery } from './orderApi'

const WAITING_POLL_MS = 3000
/** A phone that did not answer may still have paid. */
const LATE_POLL_MS = 30_000
/** Older orders are history: the sheet begins with a new one. */
const SHOWN_MS = 24 * 60 * 60_000

type View = 'loading' | 'notSold' | 'form' | 'waiting' | 'paid' | 'failed'

function viewOf(offer: OfferResponse | undefined, retriedId: string | null, now: number): View {
  if (!offer) return 'loading'
  const { payBill, order } = offer
  if (payBill === null) return 'notSold'
  if (!order || order.id === retriedId) return 'form'
  if (order.state === 'created' || order.state === 'pending') return 'waiting'
  if (order.state === 'refunded' || now - Date.parse(order.paidAt ?? order.createdAt) > SHOWN_MS) return 'form'
  return order.state === 'paid' ? 'paid' : 'failed'
}

type OrderSheetProps = { isOpen: boolean; onClose: () => void }

/** The order of the plan from the number to the receipt. Follows the order even while it is closed. */
export function OrderSheet({ isOpen, onClose }: OrderSheetProps) {
  const { t } = useTranslation(['order', 'notices', 'refusals'])
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [retriedId, setRetriedId] = useState<string | null>(null)
  const [phone, setPhone] = useState('')
  const [openedAt] = useState(Date.now)
  const { offer, error } = useFollowedOffer(isOpen)
  const view = viewOf(offer, retriedId, openedAt)
  const order = offer?.order
  useEffect(() => heading.current?.focus(), [view])

  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, sx: PAPER } }}
    >
      <Sheet maxWidth="sm">
        <Head>
          <Typography ref={heading} id={titleId} tabIndex={-1} variant="h3" component="h2">
            {t(`title.${view}`)}
          </Typography>
          <IconButton edge="end" aria-label={t('close')} onClick={onClose}>
            <CloseRounded />
          </IconButton>
        </Head>
        {offer?.isSimulated ? (
          <Alert severity="info" role="note">
            {t('dryRun')}
          </Alert>
        ) : null}
        {view === 'loading' ? <Loading error={error} /> : null}
        {view === 'notSold' ? <NotSold /> : null}
        {view === 'form' && offer ? <OrderForm offer={offer} phone={phone} onSent={setPhone} /> : null}
        {view === 'waiting' && order ? <OrderWaiting {...{ offer, order }} isLost={error !== undefined} /> : null}
        {view === 'failed' && order ? (
          <OrderFailed {...{ offer, order }} onRetry={() => setRetriedId(order.id)} />
        ) : null}
        {view === 'paid' && order ? <OrderPaid order={order} onNext={onClose} /> : null}
      </Sheet>
    </Drawer>
  )
}

/** Polled while its order is open, and slowly while a late payment would still count. */
function useFollowedOffer(isOpen: boolean) {
  const [pollingInterval, setPollingInterval] = useState(0)
  const { data: offer, error } = useGetOfferQuery(undefined, {
    pollingInterval,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  })
  const { state, failure } = offer?.order ?? {}
  const isLate = isOpen && (failure === 'noAnswer' || failure === 'other')
  const isWaiting = state === 'created' || state === 'pending'
  const wanted = isWaiting || (isOpen && !offer) ? WAITING_POLL_MS : isLate ? LATE_POLL_MS : 0
  if (wanted !== pollingInterval) setPollingInterval(wanted)
  return { offer, error }
}

function Loading({ error }: { error: unknown }) {
  const { t } = useTranslation(['notices'])
  if (error === undefined) return <CircularProgress aria-label={t('loading')} sx={{ alignSelf: 'center' }} />
  return <Alert severity="warning">{failureMessages(error)[0] ?? t('failed.title')}</Alert>
}

/** Where the operator has not set up M-Pesa. */
function NotSold() {
  const { t } = useTranslation('order')
  return (
    <>
      <Typography>{t('notSold.text')}</Typography>
      {isContactSet.phone || isContactSet.email ? <Typography>{t('notSold.ask')}</Typography> : null}
      <ContactButtons />
    </>
  )
}

const PAPER = { borderTopLeftRadius: 16, borderTopRightRadius: 16 }

const Sheet = styled(Container)(({ theme }) => ({ ...theme.mixins.column(1.5), paddingBlock: theme.spacing(2) }))

const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  '& > h2:focus': { outline: 0 },
})
