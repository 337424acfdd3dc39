import { Alert, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { failureOf } from '~/client/api/failure'
import { Button } from '~/client/ui/Button'
import { Form, FormTextField, contractResolver } from '~/client/ui/Form'
import { failureMessages } from '~/client/ui/failureMessages'
import { fieldRefusalsIn } from '~/client/ui/refusal'
import type { OfferResponse, OrderRequest } from '~/contract/plans'

import { AccountFact, Facts } from './Facts'
import { orderContract, usePlaceOrderMutation } from './orderApi'

const resolver = contractResolver(async () => (await orderContract()).orderRequestSchema)

type OrderFormProps = {
  offer: OfferResponse
  /** As it was typed for the order before. */
  phone: string
  onSent: (phone: string) => void
}

export function OrderForm({ offer: { priceKsh, days }, phone, onSent }: OrderFormProps) {
  const { t } = useTranslation('order')
  const form = useForm<OrderRequest>({ resolver, defaultValues: { phone } })
  const [placeOrder, { error }] = usePlaceOrderMutation()
  const submit = async (values: OrderRequest) => {
    onSent(values.phone)
    const failure = failureOf((await placeOrder(values)).error)
    const message = failure.kind === 'responded' ? fieldRefusalsIn(failure.body)['phone'] : undefined
    if (message !== undefined) form.setError('phone', { message }, { shouldFocus: true })
  }
  const isRefused = form.formState.errors.phone !== undefined
  return (
    <Form form={form} onSubmit={submit}>
      <Fields>
        <Typography>
          <Typography component="strong" variant="h2">
            {t('price', { amount: priceKsh })}
          </Typography>{' '}
          <Typography component="span" color="textSecondary">
            {t('days', { count: days })}
          </Typography>
        </Typography>
        <Typography>{t('scans')}</Typography>
        <Facts>
          <AccountFact />
        </Facts>
        <FormTextField
          form={form}
          name="phone"
          type="tel"
          label={t('phone')}
          hint={t('anyPhone')}
          autoComplete="tel-national"
        />
        {error !== undefined && !isRefused ? <Alert severity="warning">{failureMessages(error)[0]}</Alert> : null}
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={form.formState.isSubmitting}
          sx={{ minHeight: 56 }}
        >
          {t('pay', { amount: priceKsh })}
        </Button>
      </Fields>
    </Form>
  )
}

const Fields = styled('div')(({ theme }) => theme.mixins.column(1.5))
