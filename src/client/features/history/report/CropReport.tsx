import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded'
import { Stack, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { Button } from '~/client/ui/Button'
import { Notice } from '~/client/ui/Notice'
import { Page, PageBody } from '~/client/ui/Page'
import { PrintStyles } from '~/client/ui/PrintStyles'
import { SignedInOnly } from '~/client/ui/SignedInOnly'
import { useHasPlan } from '~/client/ui/useHasPlan'
import { orderPath, paths } from '~/contract/paths'

import type { ReportEntry } from './reportLines'
import { SeasonReport } from './SeasonReport'

type CropReportProps = {
  /** Scans on this phone without an answer. */
  waiting: number
  /** What was sprayed and counted. */
  notes: readonly ReportEntry[]
}

/** The crop health report: what was seen, advised and done in a season, for printing. With the plan only. */
export function CropReport(props: CropReportProps) {
  const { t } = useTranslation(['report', 'history', 'notices'])
  const hasPlan = useHasPlan()
  return (
    <Page title={t('pageTitle')} description={t('withPlan.text')}>
      <PageBody isText>
        <PrintStyles />
        <Stack spacing={1.5}>
          <Button component={Link} to={paths.history} startIcon={<ArrowBackRounded />} sx={{ alignSelf: 'flex-start' }}>
            {t('history:back')}
          </Button>
          <Typography variant="h2" component="h1">
            {t('heading')}
          </Typography>
          <SignedInOnly title={t('history:signedOut')}>
            {hasPlan ? <SeasonReport {...props} /> : <WithPlan />}
          </SignedInOnly>
        </Stack>
      </PageBody>
    </Page>
  )
}

function WithPlan() {
  const { t } = useTranslation('report')
  const order = (
    <Button component={Link} to={orderPath} variant="contained" size="large">
      {t('withPlan.order')}
    </Button>
  )
  return (
    <Notice heading="h2" title={t('withPlan.title')} actions={order}>
      {t('withPlan.text')}
    </Notice>
  )
}
