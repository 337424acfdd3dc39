import { Typography } from '@mui/material'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '~/client/shared/i18n'
import { LibraryRow, LibraryRows } from '~/client/shared/LibraryRows'
import { libraryPath } from '~/contract/paths'
import type { CropPage } from '~/diagnosis'

import { JudgedMark } from './JudgedMark'
import { searchLibrary } from './searchLibrary'

type SearchResultsProps = { crops: CropPage[]; query: string }

export function SearchResults({ crops, query }: SearchResultsProps) {
  const { t } = useTranslation('library')
  const language = useLanguage()
  const found = searchLibrary(crops, useDeferredValue(query))
  return (
    <>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ my: 1 }}>
        {found.length === 0 ? t('search.none') : t('search.found', { count: found.length })}
      </Typography>
      {found.length === 0 ? null : (
        <LibraryRows>
          {found.map(({ slug, drawing, name, detail, isJudged }) => (
            <LibraryRow
              key={slug}
              to={libraryPath(language, slug)}
              drawing={drawing}
              name={name}
              detail={detail}
              mark={isJudged ? <JudgedMark /> : null}
            />
          ))}
        </LibraryRows>
      )}
    </>
  )
}
