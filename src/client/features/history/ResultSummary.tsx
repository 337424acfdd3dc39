import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'

import { VerdictStrip } from '~/client/shared/VerdictStrip'
import type { DiagnosisSummary } from '~/contract/responses'

type ResultSummaryProps = { diagnosis: DiagnosisSummary; isHeading: boolean }

/** The crop, what it is, and what to do about it in colour, icon and words. */
export function ResultSummary({ diagnosis: { answer: result }, isHeading }: ResultSummaryProps) {
  const { cropName, title, banner, strip } = result
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
      <VerdictStrip banner={banner} strip={strip} />
    </>
  )
}

const Heading = styled('h3')(({ theme }) => ({
  margin: 0,
  font: 'inherit',
  '& > *': { display: 'block' },
  '& > strong': { lineHeight: theme.lineHeight.tight },
}))
