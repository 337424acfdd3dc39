import { Link } from '@mui/material'

import type { LibraryPage } from '~/diagnosis'

import { LibrarySection } from './LibrarySection'

type SourcesProps = { heading?: string } & Pick<LibraryPage, 'sources'>

/** Where the advice comes from; the titles are in English. */
export const Sources = ({ heading, sources }: SourcesProps) => (
  <LibrarySection level="h3" heading={heading}>
    {sources.map(({ title, url }) => (
      <li key={title} lang="en">
        {url === null ? title : <Link href={url}>{title}</Link>}
      </li>
    ))}
  </LibrarySection>
)
