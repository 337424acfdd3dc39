import CloudOffRounded from '@mui/icons-material/CloudOffRounded'
import { useTranslation } from 'react-i18next'

import { formatRecentDay, useLanguage } from '~/client/i18n/i18n'
import { InlineNote } from '~/client/ui/InlineNote'

/** Says how old the stored data is. */
export function AsOf({ at }: { at: number }) {
  const { t } = useTranslation('history')
  const language = useLanguage()
  return (
    <InlineNote icon={<CloudOffRounded aria-hidden />}>
      {t('asOf', { day: formatRecentDay(new Date(at).toISOString(), language) })}
    </InlineNote>
  )
}
