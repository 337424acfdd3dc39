import NoPhotographyOutlined from '@mui/icons-material/NoPhotographyOutlined'
import { useTranslation } from 'react-i18next'

import { PhotoList } from '~/client/ui/PhotoRow'
import { RowFold, Rows } from '~/client/ui/Rows'
import type { DiagnosisSummary } from '~/contract/responses'

import { useAnswerPhotos } from './useAnswerPhotos'

type RefusalsProps = { items: readonly DiagnosisSummary[]; pictures: ReadonlyMap<string, string> }

/** Photos without an answer, folded. */
export function Refusals({ items, pictures }: RefusalsProps) {
  const { t } = useTranslation('history')
  const photoOf = useAnswerPhotos({ pictures })
  if (items.length === 0) return null
  return (
    <Rows>
      <RowFold icon={<NoPhotographyOutlined />} label={t('refusals', { count: items.length })}>
        <PhotoList photos={items.map(photoOf)} />
      </RowFold>
    </Rows>
  )
}
