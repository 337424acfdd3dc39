import { styled } from '@mui/material/styles'
import i18next from 'i18next'

import type { Language } from '~/contract/languages'
import type { Result } from '~/contract/responses'

import { shareOf } from '../resultText'

type SlipChecksProps = { result: Result; language: Language }

/** Each check with space for its result; of a ranking also each share, and what is left for something else. */
export function SlipChecks({ result: { check, candidates, somethingElse }, language }: SlipChecksProps) {
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

/** To be ticked with a pen. */
const Box = styled('span')({
  display: 'inline-block',
  width: '4mm',
  height: '4mm',
  marginInlineEnd: '1mm',
  border: '1px solid',
  verticalAlign: 'text-bottom',
})
