import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded'
import HighlightOffRounded from '@mui/icons-material/HighlightOffRounded'
import ImportContactsRounded from '@mui/icons-material/ImportContactsRounded'
import PersonRounded from '@mui/icons-material/PersonRounded'
import PhotoLibraryRounded from '@mui/icons-material/PhotoLibraryRounded'
import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded'
import { Link as TextLink, List, ListItem, ListItemIcon, ListItemText } from '@mui/material'
import { styled, type Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { RowButton, RowFold, RowLink, Rows } from '~/client/ui/Rows'
import type { Language } from '~/contract/languages'
import { CONDITIONS, TROUBLES, cropSlug, isConditionLabel, isLibraryCrop, type TroubleId } from '~/contract/library'
import { libraryPath } from '~/contract/paths'
import type { Diagnosis, Result } from '~/contract/responses'

import { CorrectionRow, CropCorrection } from './CropCorrection'

type ResultRowsProps = {
  diagnosis: Diagnosis
  result: Result
  language: Language
  isCorrectable: boolean
  rows: ReactNode
  onSend: () => void
}

export function ResultRows({ diagnosis, result, language, isCorrectable, rows, onSend }: ResultRowsProps) {
  const { t } = useTranslation(['diagnosis', 'share'])
  const { photos, firmness } = diagnosis
  const { cropName, troubles, contacts } = result
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
        <CorrectionRow cropName={cropName}>
          <CropCorrection diagnosis={diagnosis} />
        </CorrectionRow>
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
/** The last of an odd number of rows. */
const LAST_ALONE = `:nth-child(odd of ${PAIRED}):nth-last-child(1 of ${PAIRED})`

/** Two columns in a wide window; an unfolded row, or the last of an odd number, takes both. */
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

type LibraryLinksProps = { diagnosis: Diagnosis; language: Language }

/** Links to the page of the result or of each candidate, or else of the crop, or to the library. */
function LibraryLinks({ diagnosis: { label, answer: result }, language }: LibraryLinksProps) {
  const { t } = useTranslation('library')
  const pathTo = (to: string | null) =>
    to !== null && isConditionLabel(to) ? libraryPath(language, CONDITIONS[to]) : libraryPath(language)
  const cropPage = label === null ? cropOf(result) : undefined
  const { candidates } = result
  const links =
    candidates.length === 0
      ? [
          cropPage
            ? { to: libraryPath(language, cropSlug(cropPage.id)), text: t('readMoreOf', { name: cropPage.name }) }
            : { to: pathTo(label), text: t('readMore') },
        ]
      : candidates.map(({ label: own, condition }) => ({ to: pathTo(own), text: t('readMoreOf', { name: condition }) }))
  return links.map(({ to, text }) => (
    <RowLink key={text} to={to} icon={<ImportContactsRounded aria-hidden />} label={text} />
  ))
}

function cropOf(result: Result) {
  if (!result.crop || !result.cropName || !isLibraryCrop(result.crop)) return undefined
  return { id: result.crop, name: result.cropName }
}

/** What each photo shows by itself, and which ones do not count. */
function PhotoFindings({ photos, firmness }: Pick<Diagnosis, 'photos' | 'firmness'>) {
  const { t } = useTranslation('diagnosis')
  if (photos.length === 0) return null
  return (
    <RowFold icon={<PhotoLibraryRounded aria-hidden />} label={t('result.photos')} fact={firmness ?? undefined}>
      <List disablePadding>
        {photos.map(({ title, isUsable }, index) => (
          <ListItem key={index} disableGutters>
            <ListItemIcon>
              {isUsable ? <CheckCircleRounded color="primary" /> : <HighlightOffRounded color="warning" />}
            </ListItemIcon>
            <ListItemText
              primary={t('result.photo', { number: index + 1, title })}
              secondary={isUsable ? undefined : t('result.notCounted')}
            />
          </ListItem>
        ))}
      </List>
    </RowFold>
  )
}

/** Troubles of the crop that no photo can name, with links to their pages. */
function TroubleLinks({ troubles, language }: { troubles: Result['troubles']; language: Language }) {
  return (
    <Names>
      {troubles.map(({ id, name }) => (
        <li key={name}>
          {isTrouble(id) ? (
            <TextLink
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 48, fontWeight: 600 }}
              component={Link}
              to={libraryPath(language, TROUBLES[id])}
            >
              {name}
            </TextLink>
          ) : (
            name
          )}
        </li>
      ))}
    </Names>
  )
}

/** A newer server may know more troubles. */
const isTrouble = (id: string | null): id is TroubleId => id !== null && Object.hasOwn(TROUBLES, id)

const Names = styled('ul')(({ theme }) => ({
  ...theme.mixins.row(0, 2),
  flexWrap: 'wrap',
  ...theme.mixins.plainList,
}))
