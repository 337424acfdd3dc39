import MenuBookRounded from '@mui/icons-material/MenuBookRounded'
import { useTranslation } from 'react-i18next'

import { RowLink } from '~/client/shared/Rows'
import type { Language } from '~/contract/languages'
import { CONDITIONS, isConditionLabel } from '~/contract/library'
import { libraryPath } from '~/contract/paths'
import type { Diagnosis } from '~/contract/responses'

type LibraryLinksProps = { diagnosis: Diagnosis; language: Language }

/** To the page of the result, or to one for each thing that it may be; to the library where nothing is named. */
export function LibraryLinks({ diagnosis: { label, answer: result }, language }: LibraryLinksProps) {
  const { t } = useTranslation('library')
  const pathTo = (to: string | null) =>
    to !== null && isConditionLabel(to) ? libraryPath(language, CONDITIONS[to]) : libraryPath(language)
  const candidates = result?.candidates ?? []
  const links =
    candidates.length === 0
      ? [{ to: pathTo(label), text: t('readMore') }]
      : candidates.map(({ label: own, condition }) => ({ to: pathTo(own), text: t('readMoreOf', { name: condition }) }))
  return links.map(({ to, text }) => <RowLink key={text} to={to} icon={<MenuBookRounded aria-hidden />} label={text} />)
}
