import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { VERDICT_ICONS } from '~/client/shared/verdictIcons'
import type { DiagnosisSummary } from '~/contract/responses'

type ResultSummaryProps = { diagnosis: DiagnosisSummary; isHeading: boolean }

/** The crop, what it is, and what to do about it in colour, icon and words. */
export function ResultSummary({ diagnosis: { answer: result, condition }, isHeading }: ResultSummaryProps) {
  const { t } = useTranslation('history')
  const { cropName = null, title = condition ?? t('withoutTitle'), strip } = result ?? {}
  const isSaidTwice = title === strip && cropName !== null // a healthy leaf
  return (
    <>
      <Heading as={isHeading ? 'h3' : 'div'}>
        {cropName !== null && !isSaidTwice ? (
          <Typography component="span" variant="body2" color="textSecondary">
            {cropName}
          </Typography>
        ) : null}
        <strong>{isSaidTwice ? cropName : title}</strong>
      </Heading>
      {result ? <Strip banner={result.banner} strip={result.strip} /> : null}
    </>
  )
}

type StripProps = Pick<NonNullable<DiagnosisSummary['answer']>, 'banner' | 'strip'>

function Strip({ banner, strip }: StripProps) {
  const Icon = VERDICT_ICONS[banner]
  return (
    <StripRow banner={banner}>
      <Icon aria-hidden fontSize="small" />
      {strip}
    </StripRow>
  )
}

const Heading = styled('h3')({
  margin: 0,
  font: 'inherit',
  '& > *': { display: 'block' },
  '& > strong': { lineHeight: 1.25 },
})

/** Colours that are readable on paper. */
const COLORS = { act: 'error', watch: 'warning', good: 'success', unsure: 'info' } as const

const StripRow = styled('div')<Pick<StripProps, 'banner'>>(({ theme, banner }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(0.5),
  color: theme.vars.palette[COLORS[banner]].main,
  fontWeight: 600,
}))
