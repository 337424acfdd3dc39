import { Container, Typography } from '@mui/material'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { MAX_LINE_LENGTH } from '~/client/shared/windows'
import { PrintStyles } from '~/client/shared/PrintStyles'
import { libraryIndex } from '~/diagnosis'
import type { CropPage } from '~/diagnosis'

import { EntryTiles } from './EntryTiles'
import { FoundPages } from './FoundPages'
import { LibraryTrail } from './LibraryTrail'
import { SearchField } from './SearchField'
import { pagesWithSign, searchLibrary } from './searchLibrary'
import { useChosenSign } from './useChosenSign'
import { useLibraryAddress } from './useLibraryAddress'
import { useLibraryTexts } from './useLibraryTexts'

/** Every page of the library, by crop, by what a farmer sees or by a word. */
export function LibraryScreen() {
  useLibraryAddress()
  const { t } = useTranslation('library')
  const texts = useLibraryTexts()
  const crops = useMemo(() => libraryIndex(texts), [texts])
  const { sign, heading } = useChosenSign()
  return (
    <Container sx={{ py: { xs: 2, md: 5 } }}>
      <PrintStyles />
      {sign === null ? null : <LibraryTrail />}
      <Typography variant="h1" ref={heading} tabIndex={-1}>
        {sign === null ? t('name') : t(`seen.${sign}`)}
      </Typography>
      {sign === null ? <Entry crops={crops} /> : <FoundPages found={pagesWithSign(crops, sign)} />}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 4 }}>
        {t('draft')}
      </Typography>
    </Container>
  )
}

function Entry({ crops }: { crops: CropPage[] }) {
  const { t } = useTranslation('library')
  const [query, setQuery] = useState('')
  return (
    <>
      <Typography variant="subtitle1" component="p" color="textSecondary" sx={{ mt: 1, maxWidth: MAX_LINE_LENGTH }}>
        {t('lead')}
      </Typography>
      <SearchField query={query} onChange={setQuery} />
      {query.trim() === '' ? <EntryTiles crops={crops} /> : <SearchResults crops={crops} query={query} />}
    </>
  )
}

function SearchResults({ crops, query }: { crops: CropPage[]; query: string }) {
  const { t } = useTranslation('library')
  return <FoundPages found={searchLibrary(crops, useDeferredValue(query), (sign) => t(`seen.${sign}`))} />
}
