import { GlobalStyles, Portal } from '@mui/material'
import { styled } from '@mui/material/styles'
import i18next from 'i18next'

import { formatDay } from '~/client/shared/i18n'

import type { SharedResult } from './shareText'
import { SlipChecks } from './SlipChecks'

type ReferralSlipProps = SharedResult & { photoUrl: string | undefined }

/** One page for the farm officer: in the document for the printer alone, in place of everything else. */
export function ReferralSlip({ result, language, createdAt, modelVersion, isLook, photoUrl }: ReferralSlipProps) {
  const t = i18next.getFixedT(language, 'share')
  const { cropName, title, sureness, strip, checked = [], actions } = result
  return (
    <Portal>
      <GlobalStyles styles={PRINT_STYLES} />
      <Slip data-slip lang={language} aria-label={t('slip.title')}>
        <header>
          <h1>{t('slip.title')}</h1>
          <p>Jani</p>
        </header>
        {isLook ? <strong>{t('look.line')}</strong> : null}
        <div data-columns>
          <dl>
            <Fact name={t('slip.date')} value={formatDay(createdAt, language)} />
            <Fact name={t('slip.crop')} value={cropName ?? t('slip.cropUnknown')} />
            <Fact name={t('slip.mayBe')} value={title} />
            <Fact name={t('slip.sureness')} value={sureness?.words ?? strip} />
          </dl>
          {photoUrl === undefined ? null : <img src={photoUrl} alt={t('slip.photo')} />}
        </div>
        {checked.length > 0 ? <Sentences heading={t('slip.checked')} sentences={checked} /> : null}
        <SlipChecks result={result} language={language} />
        <Sentences heading={t('slip.told')} sentences={actions} />
        <dl data-blanks>
          <Fact name={t('slip.name')} value="" />
          <Fact name={t('slip.place')} value="" />
          <Fact name={t('slip.variety')} value="" />
          <Fact name={t('slip.age')} value="" />
          <Fact name={t('slip.share')} value="" />
          <Fact name={t('slip.sprayed')} value="" />
        </dl>
        <div data-notes>{t('slip.notes')}</div>
        <footer>{t('slip.origin', { version: modelVersion })}</footer>
      </Slip>
    </Portal>
  )
}

type FactProps = { name: string; value: string }

const Fact = ({ name, value }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

type SentencesProps = { heading: string; sentences: readonly string[] }

const Sentences = ({ heading, sentences }: SentencesProps) => (
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

/** Black on white in either colour scheme; nothing is told by colour. */
const Slip = styled('article')(({ theme }) => ({
  display: 'none',
  color: theme.vars.palette.common.black,
  backgroundColor: theme.vars.palette.common.white,
  fontSize: '10.5pt',
  lineHeight: theme.lineHeight.snug,
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
  '& img': { flex: 'none', width: '52mm', height: '40mm', objectFit: 'cover', border: '1px solid' },
  '& [data-blanks]': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '6mm', marginTop: '5mm' },
  '& [data-blanks] dt': { width: '30mm' },
  '& [data-blanks] > div': { alignItems: 'flex-end', height: '11mm' },
  '& [data-blanks] dd': { flex: 1, alignSelf: 'stretch', borderBottom: '1px solid' },
  '& [data-notes]': { marginTop: '5mm', height: '34mm', padding: '1.5mm 2mm', border: '1px solid' },
  '& footer': { marginTop: '4mm', fontSize: '9pt' },
}))
