import SummarizeOutlined from '@mui/icons-material/SummarizeOutlined'
import { useTranslation } from 'react-i18next'

import { RowLink, Rows } from '~/client/ui/Rows'
import { orderPath, reportPath } from '~/contract/paths'

/** Leads to the report, or without a plan to its order. */
export function ReportRow({ hasPlan }: { hasPlan: boolean }) {
  const { t } = useTranslation('history')
  const target = hasPlan ? { to: reportPath } : { to: orderPath, fact: t('reportWithPlan') }
  return (
    <Rows variant="outlined">
      <RowLink icon={<SummarizeOutlined aria-hidden />} label={t('report')} {...target} />
    </Rows>
  )
}
