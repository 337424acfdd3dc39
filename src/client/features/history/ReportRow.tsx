import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined'
import SummarizeOutlined from '@mui/icons-material/SummarizeOutlined'
import { useTranslation } from 'react-i18next'

import { RowLink, Rows } from '~/client/ui/Rows'
import { notesPath, orderPath, reportPath } from '~/contract/paths'

type ReportRowProps = { hasPlan: boolean; hasAnswers: boolean }

/** Leads to the field notes, and to the report, or without a plan to its order. */
export function ReportRow({ hasPlan, hasAnswers }: ReportRowProps) {
  const { t } = useTranslation('history')
  const target = hasPlan ? { to: reportPath } : { to: orderPath, fact: t('reportWithPlan') }
  return (
    <Rows variant="outlined">
      <RowLink icon={<MenuBookOutlined aria-hidden />} label={t('notes')} to={notesPath} />
      {hasAnswers ? <RowLink icon={<SummarizeOutlined aria-hidden />} label={t('report')} {...target} /> : null}
    </Rows>
  )
}
