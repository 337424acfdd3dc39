import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'

import type { CropPage } from '~/diagnosis'

import { FoundPages } from './FoundPages'
import { searchLibrary } from './searchLibrary'

type SearchResultsProps = { crops: CropPage[]; query: string }

export function SearchResults({ crops, query }: SearchResultsProps) {
  const { t } = useTranslation('library')
  return <FoundPages found={searchLibrary(crops, useDeferredValue(query), (sign) => t(`seen.${sign}`))} />
}
