import SearchRounded from '@mui/icons-material/SearchRounded'
import { InputAdornment, TextField } from '@mui/material'
import { useTranslation } from 'react-i18next'

import { MAX_LINE_LENGTH } from '~/client/shared/maxLineLength'

type SearchFieldProps = { query: string; onChange: (query: string) => void }

export function SearchField({ query, onChange }: SearchFieldProps) {
  const { t } = useTranslation('library')
  const icon = (
    <InputAdornment position="start">
      <SearchRounded />
    </InputAdornment>
  )
  return (
    <TextField
      type="search"
      fullWidth
      placeholder={t('search.label')}
      value={query}
      onChange={({ target }) => {
        onChange(target.value)
      }}
      slotProps={{
        htmlInput: { 'aria-label': t('search.label'), enterKeyHint: 'search' },
        input: { startAdornment: icon },
      }}
      sx={{ mt: 2, maxWidth: MAX_LINE_LENGTH }}
    />
  )
}
