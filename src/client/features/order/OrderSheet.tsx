import CloseRounded from '@mui/icons-material/CloseRounded'
import { Alert, CircularProgress, Container, Drawer, IconButton, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ContactButtons } from '~/client/ui/ContactButtons'
import { isContactSet } from '~/client/ui/contactDetails'
import { failureMessages } from '~/client/ui/failureMessages'
import type { OfferResponse, OrderBody } from '~/contract/plans'

import { OrderFailed, OrderPaid, OrderWaiting } from './OrderProgress'
import { OrderForm } from './OrderForm'
import { useGetOfferQuery } from './orderApi'

const WAITING_POLL_MS = 3000
/** A phone that did not answer may still have paid. */
const LATE_POLL_MS = 30_000
/** Older orders are history: the sheet begins with a new one. */
const SHOWN_MS = 24 * 60 * 60_000

type View = 'loading' | 'notSold' | 'form' | 'waiting' | 'paid' | 'failed'

/** A failed order may be paid later. */
const endOf = ({ id, state }: OrderBody) => `${id} ${state}`

const isWaiting = ({ state }: OrderBody) => state === 'created' || state === 'pending'

/** An older order may have been paid after the last one had ended. */
function shownOf({ order, paid: [lastPaid] }: OfferResponse) {
  const isLatest = lastPaid?.paidAt != null && lastPaid.paidAt > (order?.createdAt ?? '')
  return lastPaid && isLatest && !(order && isWaiting(order)) ? lastPaid : order
}

/** `done`: the end that the buyer has read. Only times of the server are compared. */
function viewOf(offer: OfferResponse | undefined, order: OrderBody | null, done: string | null): View {
  if (!offer) return 'loading'
  if (offer.payBill === null) return 'notSold'
  if (!order || endOf(order) === done || order.state === 'refunded') return 'form'
  if (isWaiting(order)) return 'waiting'
  if (Date.parse(offer.now) - Date.parse(order.paidAt ?? order.createdAt) > SHOWN_MS) return 'form'
  return order.state === 'paid' ? 'paid' : 'failed'
}

type OrderSheetProps = { isOpen: boolean; onClose: () => void }

/** The order of the plan from the number to the receipt. Follows the order even while it is closed. */
export function OrderSheet({ isOpen, onClose }: OrderSheetProps) {
  const { t } = useTranslation(['order', 'notices', 'refusals'])
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [done, setDone] = useState<string | null>(null)
  const [phone, setPhone] = useState('')
  const { offer, error } = useFollowedOffer(isOpen)
  const order = offer ? shownOf(offer) : null
  const view = viewOf(offer, order, done)
  const orderAgain = () => setDone(order && endOf(order))
  useEffect(() => heading.current?.focus(), [view])

  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, sx: PAPER },
        // opened anew it takes the next order
        transition: { onExited: () => (view === 'paid' ? orderAgain() : undefined) },
      }}
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
        {view === 'failed' && order ? <OrderFailed {...{ offer, order }} onRetry={orderAgain} /> : null}
        {view === 'paid' && order ? <OrderPaid order={order} onNext={onClose} onAgain={orderAgain} /> : null}
      </Sheet>
    </Drawer>
  )
}

/** Polled while its order is open, and slowly after it has failed: a late payment, also of an older one, still counts. */
function useFollowedOffer(isOpen: boolean) {
  const [pollingInterval, setPollingInterval] = useState(0)
  const {
    data: offer,
    error,
    refetch,
  } = useGetOfferQuery(undefined, {
    pollingInterval,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  })
  const order = offer?.order
  const isFast = order ? isWaiting(order) : isOpen && !offer
  const isLate = isOpen && order?.failure != null
  const wanted = isFast ? WAITING_POLL_MS : isLate ? LATE_POLL_MS : 0
  if (wanted !== pollingInterval) setPollingInterval(wanted)
  useEffect(() => {
    if (isOpen) void refetch() // the page may have stayed open for days
  }, [isOpen, refetch])
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
