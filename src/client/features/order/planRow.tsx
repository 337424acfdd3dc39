import WorkspacePremiumRounded from '@mui/icons-material/WorkspacePremiumRounded'
import { Alert, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { Button } from '~/client/ui/Button'
import { PrintStyles } from '~/client/ui/PrintStyles'
import { usePlanDay } from '~/client/ui/usePlanDay'
import { orderPath, reportPath } from '~/contract/paths'
import { PRO_PLAN } from '~/contract/proPlan'

import { PaidFacts } from './Facts'
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

/** The plan, and the receipt of the last order for printing. */
function PlanPage() {
  const { t } = useTranslation(['order', 'shell', 'history'])
  const day = usePlanDay()
  const { data: offer } = useGetOfferQuery(undefined, { refetchOnMountOrArgChange: true })
  const paid = offer?.order?.state === 'paid' ? offer.order : null
  return (
    <>
      <PrintStyles />
      <Typography>{day === undefined ? t('row.none') : t('row.runs', { days: PRO_PLAN.days })}</Typography>
      {offer?.isSimulated ? (
        <Alert severity="info" role="note">
          {t('dryRun')}
        </Alert>
      ) : null}
      {paid ? (
        <>
          <Typography variant="h4" component="h2">
            {t('row.receipt', PRO_PLAN)}
          </Typography>
          <PaidFacts order={paid} />
          <Button variant="outlined" onClick={() => window.print()}>
            {t('print')}
          </Button>
        </>
      ) : null}
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
