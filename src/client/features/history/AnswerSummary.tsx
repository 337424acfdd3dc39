import { Box, Stack, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'

import { VERDICT_ICONS } from '~/client/shared/verdictIcons'
import type { DiagnosisSummary } from '~/contract/responses'

type AnswerSummaryProps = { diagnosis: DiagnosisSummary; component?: 'h2' | 'h3' }

/** The crop, what it is, and what to do about it in colour, icon and words. */
export function AnswerSummary({ diagnosis: { answer, condition }, component = 'h3' }: AnswerSummaryProps) {
  const { t } = useTranslation('history')
  const { cropName = null, title = condition ?? t('withoutTitle'), strip } = answer ?? {}
  const isSaidTwice = title === strip && cropName !== null // a healthy leaf
  return (
    <>
      <Box component={component} sx={{ m: 0, font: 'inherit' }}>
        {cropName !== null && !isSaidTwice ? (
          <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
            {cropName}
          </Typography>
        ) : null}
        <Typography component="span" sx={{ display: 'block', fontWeight: 700, lineHeight: 1.25 }}>
          {isSaidTwice ? cropName : title}
        </Typography>
      </Box>
      {answer ? <Strip banner={answer.banner} strip={answer.strip} /> : null}
    </>
  )
}

/** Colours that are readable on paper. */
const COLORS = { act: 'error.main', watch: 'warning.main', good: 'success.main', unsure: 'info.main' }

function Strip({ banner, strip }: Pick<NonNullable<DiagnosisSummary['answer']>, 'banner' | 'strip'>) {
  const Icon = VERDICT_ICONS[banner]
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', color: COLORS[banner] }}>
      <Icon aria-hidden fontSize="small" />
      <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
        {strip}
      </Typography>
    </Stack>
  )
}
