import WorkspacePremiumRounded from '@mui/icons-material/WorkspacePremiumRounded'
import { Alert, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { formatRecentDay, useLanguage } from '~/client/i18n/i18n'
import { Button } from '~/client/ui/Button'
import { PrintStyles } from '~/client/ui/PrintStyles'
import { usePlanDay } from '~/client/ui/usePlanDay'
import { orderPath, reportPath } from '~/contract/paths'
import type { OrderBody } from '~/contract/plans'
import { PRO_PLAN } from '~/contract/proPlan'

import { PaidFacts, legibleReference } from './Facts'
import { useGetOfferQuery } from './orderApi'

/** The row of the account about its plan. */
export function usePlanRow() {
  const { t } = useTranslation(['order', 'shell'])
  const day = usePlanDay()
  return {
    id: 'plan',
    icon: <WorkspacePremiumRounded aria-hidden />,
    label: day === undefined ? t('row.without') : t('shell:plan.until', { day }),
    fact: day === undefined ? t('scans') : t('row.fact'),
    page: <PlanPage />,
  }
}

/** The plan, and the receipts of its orders for printing. */
function PlanPage() {
  const { t } = useTranslation(['order', 'shell', 'history'])
  const day = usePlanDay()
  const { data: offer } = useGetOfferQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <>
      <PrintStyles />
      <Typography>{day === undefined ? t('row.none') : t('row.runs', { days: PRO_PLAN.days })}</Typography>
      {offer?.isSimulated ? (
        <Alert severity="info" role="note">
          {t('dryRun')}
        </Alert>
      ) : null}
      {offer && offer.paid.length > 0 ? <Receipts paid={offer.paid} /> : null}
      {day === undefined ? null : (
        <Button component={Link} to={reportPath} variant="outlined" size="large">
          {t('history:report')}
        </Button>
      )}
      <Button component={Link} to={orderPath} variant="contained" size="large">
        {day === undefined ? t('title.form') : t('shell:plan.again')}
      </Button>
    </>
  )
}

/** One at a time, as it is printed. */
function Receipts({ paid }: { paid: OrderBody[] }) {
  const { t } = useTranslation('order')
  const language = useLanguage()
  const [chosenId, setChosenId] = useState('')
  const chosen = paid.find(({ id }) => id === chosenId) ?? paid[0]
  const others = paid.filter((order) => order !== chosen)
  return (
    <>
      <Typography variant="h4" component="h2">
        {t('row.receipt', PRO_PLAN)}
      </Typography>
      {chosen ? <PaidFacts order={chosen} /> : null}
      <Button variant="outlined" onClick={() => window.print()}>
        {t('print')}
      </Button>
      {others.length > 0 ? (
        <Typography sx={{ '@media print': { display: 'none' } }}>{t('row.earlier')}</Typography>
      ) : null}
      {others.map(({ id, paidAt, reference }) => (
        <Button key={id} onClick={() => setChosenId(id)}>
          {`${paidAt === null ? '' : formatRecentDay(paidAt, language)}: ${legibleReference(reference)}`}
        </Button>
      ))}
    </>
  )
}
