import PhotoCameraRounded from '@mui/icons-material/PhotoCameraRounded'
import { Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '~/client/i18n/i18n'
import { LibraryRow, LibraryRows } from '~/client/ui/LibraryRows'
import { libraryPath } from '~/contract/paths'

import type { Found } from './searchLibrary'

export function FoundPages({ found }: { found: Found[] }) {
  const { t } = useTranslation('library')
  const language = useLanguage()
  return (
    <>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ my: 1 }}>
        {found.length === 0 ? t('search.none') : t('search.found', { count: found.length })}
      </Typography>
      {found.length === 0 ? null : (
        <LibraryRows>
          {found.map(({ slug, picture, name, detail, isJudged }) => (
            <LibraryRow
              key={slug}
              to={libraryPath(language, slug)}
              picture={picture}
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

/** Marks troubles that a photo can name. */
export function JudgedMark() {
  const { t } = useTranslation('library')
  return <PhotoCameraRounded color="primary" titleAccess={t('crop.judged')} />
}
