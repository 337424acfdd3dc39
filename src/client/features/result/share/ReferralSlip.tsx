import { GlobalStyles, Portal } from '@mui/material'
import { styled } from '@mui/material/styles'
import i18next from 'i18next'

import { formatDay } from '~/client/i18n/i18n'
import type { Language } from '~/contract/languages'
import type { Result } from '~/contract/responses'

import { shareOf, shownOf } from '../resultText'
import { actionsOf, factsOf, sprayedLines, type SharedResult } from './shareText'

type ReferralSlipProps = SharedResult & { photoUrls: readonly string[] }

/** Fields to be filled in by hand, except for sprays that were noted. */
const BLANKS = ['name', 'place', 'variety', 'age', 'share', 'sprayed'] as const

/** One page for the farm officer, printed instead of the whole document. */
export function ReferralSlip({ photoUrls, ...shared }: ReferralSlipProps) {
  const { result, language, createdAt, modelVersion, isPreview, link } = shared
  const t = i18next.getFixedT(language, 'share')
  const { cropName, strip, checked = [] } = result
  const { title, sureness, also } = shownOf(result, language)
  const sprayed = sprayedLines(shared).join('\n')
  return (
    <Portal>
      <GlobalStyles styles={PRINT_STYLES} />
      <Slip data-slip lang={language} aria-label={t('slip.title')}>
        <header>
          <h1>{t('slip.title')}</h1>
          <p>Jani</p>
        </header>
        {isPreview ? <strong>{t('look.line')}</strong> : null}
        <div data-columns>
          <dl>
            <Fact name={t('slip.date')} value={formatDay(createdAt, language)} />
            <Fact name={t('slip.crop')} value={cropName ?? t('slip.cropUnknown')} />
            <Fact name={t('slip.mayBe')} value={title} />
            <Fact name={t('slip.sureness')} value={sureness ?? also ?? strip} />
            {factsOf(shared).map((fact) => (
              <Fact key={fact.name} {...fact} />
            ))}
          </dl>
          {photoUrls.map((url) => (
            <img key={url} src={url} alt={t(url === shared.earlierPhotoUrl ? 'slip.earlierPhoto' : 'slip.photo')} />
          ))}
        </div>
        {checked.length > 0 ? <Sentences heading={t('slip.checked')} sentences={checked} /> : null}
        <SlipChecks result={result} language={language} />
        <Sentences heading={t('slip.told')} sentences={actionsOf(shared)} />
        <dl data-blanks>
          {BLANKS.map((blank) => (
            <Fact key={blank} name={t(`slip.${blank}`)} value={blank === 'sprayed' ? sprayed : ''} />
          ))}
        </dl>
        <div data-notes>{t('slip.notes')}</div>
        {link === undefined ? null : (
          <p>
            <span>{t('link.slip', { date: formatDay(link.until, language) })}</span> <strong>{link.url}</strong>
          </p>
        )}
        <footer>{t('slip.origin', { version: modelVersion })}</footer>
      </Slip>
    </Portal>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

const Sentences = ({ heading, sentences }: { heading: string; sentences: readonly string[] }) => (
  <>
    <h2>{heading}</h2>
    <ol>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ol>
  </>
)

const PRINT_STYLES = {
  '@page': { size: 'A4', margin: '12mm' },
  '@media print': {
    body: { padding: '0 !important', overflow: 'visible !important' },
    'body > :not([data-slip])': { display: 'none !important' },
  },
}

/** Black on white in both colour schemes; no colour carries meaning. */
const Slip = styled('article')(({ theme }) => ({
  display: 'none',
  color: theme.vars.palette.common.black,
  backgroundColor: theme.vars.palette.common.white,
  fontSize: '10.5pt',
  lineHeight: 1.3,
  '@media print': { display: 'block' },
  '& header': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', borderBottom: '2px solid' },
  '& header p': { margin: 0, fontWeight: theme.typography.fontWeightBold },
  '& header + strong': { display: 'block', marginTop: '3mm' },
  '& h1': { margin: 0, fontSize: '16pt' },
  '& h2': { margin: '4mm 0 1.5mm', fontSize: '11.5pt' },
  '& dl': { flex: 1, margin: 0 },
  '& dl > div': { display: 'flex', gap: '3mm', paddingBlock: '0.8mm' },
  '& dt': { flex: 'none', width: '24mm' },
  '& dd': { margin: 0, fontWeight: theme.typography.fontWeightBold },
  '& ol': { margin: 0, paddingInlineStart: '6mm' },
  '& [data-columns]': { display: 'flex', gap: '6mm', marginTop: '3mm' },
  '& img': { flex: 'none', width: '40mm', height: '40mm', objectFit: 'cover', border: '1px solid' },
  '& [data-blanks]': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '6mm', marginTop: '5mm' },
  '& [data-blanks] dt': { width: '30mm' },
  '& [data-blanks] > div': { alignItems: 'flex-end', minHeight: '11mm' },
  '& [data-blanks] dd': { flex: 1, alignSelf: 'stretch', borderBottom: '1px solid', whiteSpace: 'pre-line' },
  '& [data-notes]': { marginTop: '5mm', height: '34mm', padding: '1.5mm 2mm', border: '1px solid' },
  '& > p': { margin: '4mm 0 0', overflowWrap: 'anywhere' },
  '& footer': { marginTop: '4mm', fontSize: '9pt' },
}))

type SlipChecksProps = { result: Result; language: Language }

/** Checks with boxes to tick; for a ranking also the shares. */
function SlipChecks({ result: { check, candidates, somethingElse }, language }: SlipChecksProps) {
  const t = i18next.getFixedT(language, ['share', 'diagnosis'])
  const rows = [
    ...(check?.question ? [{ key: 'check', name: '', question: check.question }] : []),
    ...candidates.map(({ label, condition, tenths, check: own }) => ({
      key: label,
      name: `${condition}: ${shareOf(tenths, language)}`,
      question: own?.question ?? undefined,
    })),
  ]
  if (rows.length === 0) return null
  return (
    <>
      <h2>{t('slip.checks')}</h2>
      <Table>
        <tbody>
          {rows.map(({ key, name, question }) => (
            <tr key={key}>
              <td colSpan={question === undefined ? 3 : 1}>
                <strong>{name}</strong>
                <p>{question}</p>
              </td>
              {question === undefined ? null : (
                <>
                  <td>
                    <Box /> <span>{t('slip.yes')}</span>
                  </td>
                  <td>
                    <Box /> <span>{t('slip.no')}</span>
                  </td>
                </>
              )}
            </tr>
          ))}
          {candidates.length > 0 && somethingElse > 0 ? (
            <tr>
              <td colSpan={3}>
                <strong>{`${t('diagnosis:result.somethingElse')}: ${shareOf(somethingElse, language)}`}</strong>
              </td>
            </tr>
          ) : null}
        </tbody>
      </Table>
    </>
  )
}

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& td': { padding: '1.5mm 2mm', border: '1px solid', verticalAlign: 'top' },
  '& td:nth-of-type(n + 2)': { width: '26mm', whiteSpace: 'nowrap' },
  '& p': { margin: 0 },
})

const Box = styled('span')({
  display: 'inline-block',
  width: '4mm',
  height: '4mm',
  marginInlineEnd: '1mm',
  border: '1px solid',
  verticalAlign: 'text-bottom',
})
