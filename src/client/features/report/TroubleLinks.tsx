import { Link as TextLink } from '@mui/material'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'

import type { Language } from '~/contract/languages'
import { TROUBLES } from '~/contract/library'
import type { TroubleId } from '~/contract/library'
import { libraryPath } from '~/contract/paths'
import type { Result } from '~/contract/responses'

type TroubleLinksProps = { troubles: Result['troubles']; language: Language }

/** What may trouble the crop too and no photo can name; each leads to its page where it has one. */
export function TroubleLinks({ troubles, language }: TroubleLinksProps) {
  return (
    <Names>
      {troubles.map(({ id, name }) => (
        <li key={name}>
          {isTrouble(id) ? (
            <PageLink component={Link} to={libraryPath(language, TROUBLES[id])}>
              {name}
            </PageLink>
          ) : (
            name
          )}
        </li>
      ))}
    </Names>
  )
}

/** A later server may know more. */
const isTrouble = (id: string | null): id is TroubleId => id !== null && Object.hasOwn(TROUBLES, id)

const Names = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}))

const PageLink = styled(TextLink)<{ component: typeof Link; to: string }>({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 48,
  fontWeight: 600,
})
