import ImportContactsRounded from '@mui/icons-material/ImportContactsRounded'
import { useTranslation } from 'react-i18next'

import { RowLink } from '~/client/shared/Rows'
import type { Language } from '~/contract/languages'
import { CONDITIONS, cropSlug, isConditionLabel, isLibraryCrop } from '~/contract/library'
import { libraryPath } from '~/contract/paths'
import type { Diagnosis, Result } from '~/contract/responses'

type LibraryLinksProps = { diagnosis: Diagnosis; language: Language }

/** To the page of the result, or to one for each thing that it may be; where nothing is named to the page of the crop, or to the library. */
export function LibraryLinks({ diagnosis: { label, answer: result }, language }: LibraryLinksProps) {
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
