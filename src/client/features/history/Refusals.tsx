import NoPhotographyOutlined from '@mui/icons-material/NoPhotographyOutlined'
import { useTranslation } from 'react-i18next'

import { RowFold, Rows } from '~/client/ui/Rows'
import { READING_PX } from '~/client/ui/windows'
import type { DiagnosisSummary } from '~/contract/responses'

import { HistoryCard, HistoryList } from './HistoryCard'

type RefusalsProps = { items: readonly DiagnosisSummary[]; pictures: ReadonlyMap<string, string> }

/** Photos without an answer, folded. */
export function Refusals({ items, pictures }: RefusalsProps) {
  const { t } = useTranslation('history')
  if (items.length === 0) return null
  return (
    <Rows sx={{ maxWidth: READING_PX }}>
      <RowFold icon={<NoPhotographyOutlined />} label={t('refusals', { count: items.length })}>
        <HistoryList>
          {items.map((item) => (
            <HistoryCard key={item.id} item={item} pictureUrl={pictures.get(item.id)} />
          ))}
        </HistoryList>
      </RowFold>
    </Rows>
  )
}
