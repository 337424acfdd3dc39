import CloudOffRounded from '@mui/icons-material/CloudOffRounded'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '~/client/shared/i18n'
import { InlineNote } from '~/client/shared/InlineNote'

import { formatRecentDay } from './formatRecentDay'

/** Says when the server gave what this phone has stored. */
export function AsOf({ at }: { at: number }) {
  const { t } = useTranslation('history')
  const language = useLanguage()
  return (
    <InlineNote icon={<CloudOffRounded aria-hidden />}>
      {t('asOf', { day: formatRecentDay(new Date(at).toISOString(), language) })}
    </InlineNote>
  )
}
