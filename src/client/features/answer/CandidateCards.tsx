import { Card, Divider, Stack, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'

import type { Answer } from '~/contract/responses'

import { shareOf } from './answerText'
import { Check } from './Check'
import { Dots } from './Dots'

const OF_TEN = 10

type CandidateCardsProps = { answer: Answer }

/** Each thing it may be, with its share of ten, its own check and what to do first if the check fits; then the rest. */
export function CandidateCards({ answer: { candidates, somethingElse } }: CandidateCardsProps) {
  const { t } = useTranslation('diagnosis')
  return (
    <>
      {candidates.map(({ label, condition, tenths, check, action }) => (
        <Card key={label} variant="outlined" sx={CARD_STYLE}>
          <Typography variant="h5" component="h3">
            {condition}
          </Typography>
          <Share tenths={tenths} />
          <Check label={t('answer.candidateCheck')} check={check} />
          {action === '' ? null : (
            <>
              <Divider sx={{ my: 1 }} />
              <Typography>
                <strong>{t('answer.ifYes')}</strong> {action}
              </Typography>
            </>
          )}
        </Card>
      ))}
      {candidates.length > 0 && somethingElse > 0 ? (
        <Card variant="outlined" sx={CARD_STYLE}>
          <Typography variant="h5" component="h3">
            {t('answer.somethingElse')}
          </Typography>
          <Share tenths={somethingElse} />
        </Card>
      ) : null}
    </>
  )
}

const CARD_STYLE = { p: 1.5, '& .MuiTypography-root': { lineHeight: 1.35 } }

type ShareProps = { tenths: number | null }

function Share({ tenths }: ShareProps) {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ alignItems: 'center', flexWrap: 'wrap', rowGap: 0.25, mt: 0.5, mb: 0.75 }}
    >
      {tenths === null || tenths === OF_TEN ? null : <Dots filled={tenths} total={OF_TEN} color="warning.main" />}
      <Typography variant="body2">{shareOf(tenths)}</Typography>
    </Stack>
  )
}
