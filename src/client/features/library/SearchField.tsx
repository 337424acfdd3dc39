import SearchRounded from '@mui/icons-material/SearchRounded'
import { InputAdornment, OutlinedInput } from '@mui/material'
import { useTranslation } from 'react-i18next'

import { MAX_LINE_LENGTH } from '~/client/shared/windows'

type SearchFieldProps = { query: string; onChange: (query: string) => void }

/** Not MUI's `TextField`, which brings the code of selects and menus along. */
export function SearchField({ query, onChange }: SearchFieldProps) {
  const { t } = useTranslation('library')
  return (
    <OutlinedInput
      type="search"
      fullWidth
      placeholder={t('search.label')}
      value={query}
      onChange={({ target }) => {
        onChange(target.value)
      }}
      startAdornment={
        <InputAdornment position="start">
          <SearchRounded />
        </InputAdornment>
      }
      slotProps={{ input: { 'aria-label': t('search.label'), enterKeyHint: 'search' } }}
      sx={{ mt: 2, maxWidth: MAX_LINE_LENGTH }}
    />
  )
}
