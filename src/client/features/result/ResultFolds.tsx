import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded'
import FormatListNumberedRounded from '@mui/icons-material/FormatListNumberedRounded'
import HelpRounded from '@mui/icons-material/HelpRounded'
import HighlightOffRounded from '@mui/icons-material/HighlightOffRounded'
import ImportContactsRounded from '@mui/icons-material/ImportContactsRounded'
import InfoRounded from '@mui/icons-material/InfoRounded'
import PersonRounded from '@mui/icons-material/PersonRounded'
import QuizOutlined from '@mui/icons-material/QuizOutlined'
import SupportAgentRounded from '@mui/icons-material/SupportAgentRounded'
import { Card, List, ListItem, ListItemIcon, ListItemText, Stack, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '~/client/i18n/i18n'
import { PhotoCredit } from '~/client/ui/PhotoCredit'
import { RowButton, RowFold, RowLink, Rows } from '~/client/ui/Rows'
import { MAX_LINE_LENGTH } from '~/client/ui/windows'
import type { Language } from '~/contract/languages'
import { CONDITIONS, COUNTED, cropSlug, isConditionLabel, isLibraryCrop } from '~/contract/library'
import { countPath, keyPath, libraryPath } from '~/contract/paths'
import { sectionsToMarkdown, type Report, type ReportSection } from '~/contract/report'
import type { Diagnosis, Result } from '~/contract/responses'

import { CropCorrection } from './CropCorrection'
import { LeafPair } from './LeafPair'
import { MarkdownText } from './MarkdownReport'
import { sourcesOf, typicalPhotosOf } from './TypicalLeaf'

type ResultFoldsProps = {
  report: Report
  result: Result
  /** The single condition that it names, if any. */
  label: string | null
  photos?: Diagnosis['photos']
  firmness?: Diagnosis['firmness']
  language: Language
  photoUrl: string | undefined
  /** Stands below what else it may be. */
  correction?: ReactNode
  /** Stands first in the help. */
  support?: ReactNode
  /** Opens the ways to send the result. */
  onSend?: (() => void) | undefined
}

/** What must not be overlooked, then the sections of the report in three folds. */
export function ResultFolds({
  report,
  result,
  label,
  photos = [],
  firmness = null,
  language,
  photoUrl,
  correction = null,
  support = null,
  onSend = () => undefined,
}: ResultFoldsProps) {
  const { t } = useTranslation(['diagnosis', 'share'])
  const { why, whatElse, getHelp } = report
  const typicalPhotos = typicalPhotosOf(label)
  const askable = result.contacts.filter(({ numbers }) => numbers.length === 0)
  return (
    <>
      <Lead lead={why.lead} />
      <Rows variant="outlined">
        <RowFold icon={<InfoRounded aria-hidden />} label={t('folds.why')}>
          <Stack spacing={1.5}>
            {photoUrl === undefined ? null : <LeafPair photoUrl={photoUrl} typicalPhotos={typicalPhotos} />}
            <Sections sections={why.sections} />
            <PhotoFindings photos={photos} firmness={firmness} />
            {sourcesOf(result.candidates.flatMap(({ label }) => typicalPhotosOf(label))).map((source) => (
              <PhotoCredit key={source.title} source={source} />
            ))}
          </Stack>
        </RowFold>
        {correction !== null || whatElse.length > 0 ? (
          <RowFold icon={<HelpRounded aria-hidden />} label={t('folds.whatElse')}>
            <Stack spacing={1.5}>
              <Sections sections={whatElse} />
              {correction}
            </Stack>
          </RowFold>
        ) : null}
        <RowFold icon={<SupportAgentRounded aria-hidden />} label={t('folds.getHelp')}>
          <Stack spacing={1.5}>
            {support}
            <Rows variant="outlined">
              {askable.map(({ name, request }) => (
                <RowButton
                  key={name}
                  icon={<PersonRounded aria-hidden />}
                  label={request}
                  fact={t('share:officer.send')}
                  onClick={onSend}
                />
              ))}
              <LibraryLinks {...{ label, result, language }} />
            </Rows>
            <Sections sections={getHelp} />
          </Stack>
        </RowFold>
        <NextChecks {...{ label, result, language }} />
      </Rows>
    </>
  )
}

function Lead({ lead }: Pick<Report['why'], 'lead'>) {
  const shown = lead.filter(({ strong, text }) => strong !== '' || text !== '')
  if (shown.length === 0) return null
  return (
    <LeadCard variant="outlined">
      {shown.map(({ strong, text }) => (
        <Typography key={strong + text}>
          {strong === '' ? null : <strong>{strong}</strong>}
          {strong !== '' && text !== '' ? ' ' : null}
          {text === '' ? null : <span>{text}</span>}
        </Typography>
      ))}
    </LeadCard>
  )
}

const LeadCard = styled(Card)(({ theme }) => ({
  ...theme.mixins.column(0.5),
  padding: theme.spacing(1, 1.5),
  '& > p': { maxWidth: MAX_LINE_LENGTH },
}))

const Sections = ({ sections }: { sections: readonly ReportSection[] }) => (
  <SectionTexts>
    <MarkdownText>{sectionsToMarkdown(sections)}</MarkdownText>
  </SectionTexts>
)

const SectionTexts = styled('div')(({ theme }) => ({
  maxWidth: MAX_LINE_LENGTH,
  '& ul': {
    margin: theme.spacing(0.5, 0, 1.5),
    paddingLeft: theme.spacing(3),
    display: 'grid',
    gap: theme.spacing(0.5),
  },
}))

/** Judges the same photos again for the crop that the user chooses. */
export function Correction({ diagnosis }: { diagnosis: Diagnosis }) {
  const { t } = useTranslation('share')
  const language = useLanguage()
  const crop = diagnosis.answer.cropName?.toLocaleLowerCase(language)
  return (
    <div>
      <Typography variant="h4" component="h3">
        {crop === undefined ? t('crop.choose') : t('crop.correct', { crop })}
      </Typography>
      <CropCorrection diagnosis={diagnosis} />
    </div>
  )
}

/** Where the photo names nothing, the questions of the key; where a rule asks on how many plants it is, the count. */
function NextChecks({ label, result: { crop, candidates, banner }, language }: LibraryLinksProps) {
  const { t } = useTranslation('diagnosis')
  const named = label ?? (candidates.length === 1 ? candidates[0]?.label : undefined)
  const counted = COUNTED.find((id) => id === named)
  if (counted !== undefined && isConditionLabel(counted))
    return (
      <RowLink
        to={countPath(language, CONDITIONS[counted])}
        icon={<FormatListNumberedRounded aria-hidden />}
        label={t('countPlants')}
      />
    )
  if (named !== undefined || candidates.length > 0 || banner === 'good') return null
  const known = crop !== null && isLibraryCrop(crop) ? crop : undefined
  return <RowLink to={keyPath(language, known)} icon={<QuizOutlined aria-hidden />} label={t('noPhoto')} />
}

type LibraryLinksProps = Pick<ResultFoldsProps, 'label' | 'result' | 'language'>

/** Links to the page of the result or of each candidate, or else of the crop, or to the library. */
function LibraryLinks({ label, result, language }: LibraryLinksProps) {
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
    <div>
      <Typography variant="h4" component="h3">
        {t('result.photos')}
      </Typography>
      {firmness ? <Typography>{firmness}</Typography> : null}
      <List disablePadding aria-label={t('result.photos')}>
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
    </div>
  )
}
