import MenuBookRounded from '@mui/icons-material/MenuBookRounded'
import { Button } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

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
  return (
    <Links>
      {links.map(({ to, text }) => (
        <Button key={text} component={Link} to={to} startIcon={<MenuBookRounded />}>
          {text}
        </Button>
      ))}
    </Links>
  )
}

const Links = styled('div')({ display: 'grid', justifyItems: 'start', '& > a': { textAlign: 'left' } })
