import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { VerdictStrip } from '~/client/shared/VerdictStrip'
import type { DiagnosisSummary } from '~/contract/responses'

type ResultSummaryProps = { diagnosis: DiagnosisSummary; isHeading: boolean }

/** The crop, what it is, and what to do about it in colour, icon and words. */
export function ResultSummary({ diagnosis: { answer: result, condition }, isHeading }: ResultSummaryProps) {
  const { t } = useTranslation('history')
  const { cropName = null, title = condition ?? t('withoutTitle') } = result ?? {}
  return (
    <>
      <Heading as={isHeading ? 'h3' : 'div'}>
        {cropName === null ? null : (
          <Typography component="span" variant="body2" color="textSecondary">
            {cropName}
          </Typography>
        )}
        <strong>{title}</strong>
      </Heading>
      {result ? <VerdictStrip banner={result.banner} strip={result.strip} /> : null}
    </>
  )
}

const Heading = styled('h3')(({ theme }) => ({
  margin: 0,
  font: 'inherit',
  '& > *': { display: 'block' },
  '& > strong': { lineHeight: theme.lineHeight.tight },
}))
