import EditRounded from '@mui/icons-material/EditRounded'
import PersonRounded from '@mui/icons-material/PersonRounded'
import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded'
import { styled } from '@mui/material/styles'
import type { Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { RowButton, RowFold, Rows } from '~/client/shared/Rows'
import type { Language } from '~/contract/languages'
import type { Diagnosis, Result } from '~/contract/responses'

import { CropCorrection } from './CropCorrection'
import { LibraryLinks } from './LibraryLinks'
import { PhotoFindings } from './PhotoFindings'
import { TroubleLinks } from './TroubleLinks'

type ResultRowsProps = {
  diagnosis: Diagnosis
  result: Result
  language: Language
  isCorrectable: boolean
  /** When to look again, and which field it is. */
  rows: ReactNode
  /** Opens the ways to send the result. */
  onSend: () => void
}

/** What can be done besides the actions, and where to read more. */
export function ResultRows({ diagnosis, result, language, isCorrectable, rows, onSend }: ResultRowsProps) {
  const { t } = useTranslation(['diagnosis', 'share'])
  const { photos, firmness } = diagnosis
  const { cropName, troubles, contacts } = result
  const crop = cropName?.toLocaleLowerCase(language)
  return (
    <TwoColumns variant="outlined">
      {contacts.map(({ name, request, numbers }) =>
        numbers.length > 0 ? null : (
          <RowButton
            key={name}
            icon={<PersonRounded aria-hidden />}
            label={request}
            fact={t('share:officer.send')}
            onClick={onSend}
          />
        ),
      )}
      {rows}
      {isCorrectable ? (
        <RowFold
          icon={<EditRounded aria-hidden />}
          label={crop === undefined ? t('share:crop.choose') : t('share:crop.correct', { crop })}
        >
          <CropCorrection diagnosis={diagnosis} />
        </RowFold>
      ) : null}
      <PhotoFindings photos={photos} firmness={firmness} />
      <LibraryLinks diagnosis={diagnosis} language={language} />
      {troubles.length > 0 ? (
        <RowFold
          isWhole
          icon={<VisibilityOffRounded aria-hidden />}
          label={t('result.troubles')}
          fact={troubles.map(({ name }) => name).join(', ')}
        >
          <TroubleLinks troubles={troubles} language={language} />
        </RowFold>
      ) : null}
    </TwoColumns>
  )
}

const PAIRED = ':not([data-whole])'
/** Of an odd number the last one. */
const LAST_ALONE = `:nth-child(odd of ${PAIRED}):nth-last-child(1 of ${PAIRED})`

/** In a wide window. What names most or is unfolded takes both columns, and so does a row that would stand alone. */
const TwoColumns = styled(Rows)(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridAutoFlow: 'dense',
    background: `linear-gradient(${theme.vars.palette.divider} 0 0) center / 1px 100% no-repeat ${theme.vars.palette.background.paper}`,
    '& > [data-whole]': wholeRow(theme),
    [`& > ${LAST_ALONE}`]: wholeRow(theme),
  },
}))

const wholeRow = (theme: Theme) => ({ gridColumn: '1 / -1', backgroundColor: theme.vars.palette.background.paper })
