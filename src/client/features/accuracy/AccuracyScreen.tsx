import { Stack, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'

import { formatDay, useLanguage } from '~/client/i18n/i18n'
import { LoadFailure } from '~/client/ui/LoadFailure'
import { Notice } from '~/client/ui/Notice'
import { PageBody } from '~/client/ui/Page'
import { PrintStyles } from '~/client/ui/PrintStyles'
import { Loading } from '~/client/ui/SignedInOnly'
import { MAX_LINE_LENGTH } from '~/client/ui/windows'
import { biasOf, type AccuracyResponse } from '~/contract/cases'

import { AccuracyTable } from './AccuracyTable'
import { useGetAccuracyQuery } from './accuracyApi'

/** How often people have found answers of Jani right, and what these numbers can say. */
function AccuracyScreen() {
  const { t } = useTranslation(['accuracy', 'diagnosis', 'notices'])
  const { data, error, refetch } = useGetAccuracyQuery(undefined, { refetchOnReconnect: true })
  return (
    <PageBody isText>
      <PrintStyles />
      <Stack spacing={2}>
        <Typography variant="h2" component="h1">
          {t('heading')}
        </Typography>
        <Typography variant="subtitle1" component="p" color="textSecondary" sx={{ maxWidth: MAX_LINE_LENGTH }}>
          {t('lead')}
        </Typography>
        {data ? <Judged {...data} /> : error ? <LoadFailure error={error} onRetry={refetch} /> : <Loading />}
        <HowToRead rows={data?.rows ?? []} />
      </Stack>
    </PageBody>
  )
}

export { AccuracyScreen as Component }

const JUDGES = ['expert', 'invited'] as const

function Judged({ since, rows, undecided }: AccuracyResponse) {
  const { t } = useTranslation('accuracy')
  const language = useLanguage()
  return (
    <>
      {since === null ? null : <Typography>{t('since', { day: formatDay(since, language) })}</Typography>}
      {rows.length === 0 ? (
        <Notice heading="h2" role="status" title={t('none.title')}>
          {t('none.text')}
        </Notice>
      ) : null}
      {JUDGES.map((by) => (
        <AccuracyTable key={by} caption={t(`by.${by}`)} rows={rows.filter((row) => row.by === by)} />
      ))}
      {undecided === 0 ? null : <Typography>{t('undecided', { count: undecided })}</Typography>}
    </>
  )
}

/** In place of a share that the page shows. */
const EXAMPLE_SHARE = 0.82
const inHundred = (share: number) => Math.round(100 * share)

/** Who judges which answers, and what follows for the numbers. The example is the share behind most judgements. */
function HowToRead({ rows }: Pick<AccuracyResponse, 'rows'>) {
  const { t } = useTranslation('accuracy')
  const [largest] = [...rows].filter(({ share }) => share !== null).sort((one, other) => other.judged - one.judged)
  const share = largest?.share ?? EXAMPLE_SHARE
  const lines = [
    t('notes.who'),
    t('notes.sample'),
    t('notes.between'),
    t('notes.ranked'),
    t('notes.bias', { share: inHundred(share), truth: inHundred(share + biasOf(share)) }),
  ]
  return (
    <section aria-labelledby="how-to-read">
      <Typography id="how-to-read" variant="h4" component="h2">
        {t('notes.heading')}
      </Typography>
      {lines.map((line) => (
        <Typography key={line} sx={{ mt: 1, maxWidth: MAX_LINE_LENGTH }}>
          {line}
        </Typography>
      ))}
    </section>
  )
}
