import { useTranslation } from 'react-i18next'

import { drawingPath } from '~/client/ui/drawing'
import { WORDS, useLanguage } from '~/client/i18n/i18n'
import { LibraryRow, LibraryRows } from '~/client/ui/LibraryRows'
import { usePlace } from '~/client/store/hooks'
import type { PhotolessCropId } from '~/contract/crops/crops'
import { libraryPath } from '~/contract/paths'
import { cropPage, loadedTroubles, loadedWords } from '~/diagnosis'

const MAX_TROUBLES = 3

export function FirstTroubles({ crop }: { crop: PhotolessCropId }) {
  useTranslation(WORDS)
  const language = useLanguage()
  const place = usePlace()
  const { rows } = cropPage(crop, { words: loadedWords(language, place), troubles: loadedTroubles(language, place) })
  return (
    <LibraryRows>
      {rows.slice(0, MAX_TROUBLES).map(({ id, slug, drawing, name, sign }) => (
        <LibraryRow
          key={id}
          to={slug === null ? null : libraryPath(language, slug)}
          picture={drawing === null ? null : drawingPath(drawing)}
          name={name}
          detail={sign}
        />
      ))}
    </LibraryRows>
  )
}
