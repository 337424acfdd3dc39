import { Stack } from '@mui/material'
import { useTranslation } from 'react-i18next'

import { ChoiceChips } from '~/client/ui/ChoiceChips'
import { drawingPath } from '~/client/ui/drawing'
import { SICK_AREAS } from '~/contract/limits'
import { areaDrawing, countableFor, isLeaf, isStage, LEAVES, stagesOf } from '~/diagnosis'

import type { CountProps } from './countAddress'

/** The stage of the crop, the highest leaf where the rule asks for it, and how much of most leaves. */
export function CountQuestions({ id, told: { stage, leaf, area }, tell }: CountProps) {
  const { t } = useTranslation('count')
  const countable = countableFor(id)
  const rule = countable.kind === 'count' ? countable.rule : undefined
  const stages = rule ? stagesOf(rule) : []
  const drawing = areaDrawing(id)
  return (
    <Stack spacing={2} sx={{ mt: 3 }}>
      {stages.length > 1 ? (
        <ChoiceChips
          label={t('stage')}
          choices={stages.map((value) => ({ value, name: t(`stages.${value}`) }))}
          chosen={stage ?? null}
          onChange={(value) => isStage(value) && tell({ stage: value })}
        />
      ) : null}
      {rule?.leaf ? (
        <ChoiceChips
          label={t('leaf')}
          choices={LEAVES.map((value) => ({ value, name: t(`leaves.${value}`) }))}
          chosen={leaf ?? null}
          onChange={(value) => isLeaf(value) && tell({ leaf: value })}
        />
      ) : null}
      {drawing === undefined ? null : (
        <ChoiceChips
          label={t('area')}
          choices={SICK_AREAS.map((value) => ({
            value: String(value),
            name: `${value} %`,
            picture: drawingPath(`area/${drawing}-${value}`),
          }))}
          pictureSize={72}
          chosen={area === undefined ? null : String(area)}
          onChange={(value) => tell({ area: SICK_AREAS.find((one) => String(one) === value) })}
        />
      )}
    </Stack>
  )
}
