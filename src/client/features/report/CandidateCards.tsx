import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded'
import { Accordion, AccordionDetails, AccordionSummary, Card, Divider, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import type { Result } from '~/contract/responses'

import { shareOf } from './resultText'
import { Check } from './Check'
import { Dots } from './Dots'
import { TypicalLeaf, typicalPhotosOf } from './TypicalLeaf'

const OF_TEN = 10

/** The candidates with share, typical leaf, check and folded action; then the share of everything else. */
export function CandidateCards({ result: { candidates, somethingElse } }: { result: Result }) {
  const { t } = useTranslation(['diagnosis', 'share'])
  return (
    <>
      {candidates.map(({ label, condition, tenths, check, action }) => (
        <Candidate key={label} variant="outlined">
          <Head>
            <div>
              <Typography variant="h5" component="h3">
                {condition}
              </Typography>
              <Share tenths={tenths} />
            </div>
            <TypicalLeaf photo={typicalPhotosOf(label)[0]} />
          </Head>
          {check ? <Check label={t('result.candidateCheck')} check={check} /> : null}
          {action === '' ? null : (
            <>
              <Divider />
              <Accordion variant="plain" slotProps={FOLD}>
                <AccordionSummary expandIcon={<ExpandMoreRounded />}>
                  <Typography component="span">{t(check?.question ? 'result.ifYes' : 'share:ifSo')}</Typography>
                </AccordionSummary>
                {/* below the ring of the focus */}
                <AccordionDetails sx={{ pt: 0.75 }}>
                  <Typography>{action}</Typography>
                </AccordionDetails>
              </Accordion>
            </>
          )}
        </Candidate>
      ))}
      {candidates.length > 0 && somethingElse > 0 ? (
        <Candidate variant="outlined">
          <Typography variant="h5" component="h3">
            {t('result.somethingElse')}
          </Typography>
          <Share tenths={somethingElse} />
        </Candidate>
      ) : null}
    </>
  )
}

/** No region: each would have the same name. */
const FOLD = { heading: { component: 'h4' }, region: { role: 'none' } } as const

function Share({ tenths }: { tenths: number | null }) {
  return (
    <ShareRow>
      {tenths === null || tenths === OF_TEN ? null : <Dots filled={tenths} total={OF_TEN} />}
      <Typography variant="body2">{shareOf(tenths)}</Typography>
    </ShareRow>
  )
}

const Candidate = styled(Card)(({ theme }) => ({
  padding: theme.spacing(1.5),
  '& h3, & p, & span': { lineHeight: theme.lineHeight.compact },
  '& > hr': { marginTop: theme.spacing(1) },
}))

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.spacing(1.25),
  '& > div': { minWidth: 0 },
}))

const ShareRow = styled('div')(({ theme }) => ({
  ...theme.mixins.row(0.25, 1),
  flexWrap: 'wrap',
  marginBlock: theme.spacing(0.5, 0.75),
  '& > span': { color: theme.vars.palette.warning.main },
}))
