import { FormControl, InputLabel, OutlinedInput, Typography } from '@mui/material'
import { useId, useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'

import { ChoiceChips } from '~/client/ui/ChoiceChips'
import { isLibraryCrop } from '~/contract/library'

import { TextLine } from './TextLine'
import type { Draft } from './draft'
import { searchNames, type Choice } from './searchNames'

type NameSearchProps = {
  names: readonly Choice[]
  crop: string | null
  draft: Draft
  searchRef: Ref<HTMLInputElement>
  onChange: (change: Pick<Draft, 'label' | 'text'>) => void
}

/** What it is in place of Jani's answer: a name of the lists, those of the crop first, or the expert's own words. */
export function NameSearch({ names, crop, draft, searchRef, onChange }: NameSearchProps) {
  const { t } = useTranslation(['desk', 'diagnosis'])
  const id = useId()
  const [query, setQuery] = useState('')
  const found = searchNames(names, query, crop)
  const choose = (label: string | undefined) => {
    if (label !== undefined) onChange({ label, text: '' })
  }
  const nameIn = (choice: Choice) =>
    choice.crop !== null && choice.crop !== crop && isLibraryCrop(choice.crop)
      ? `${t(`diagnosis:crop.names.${choice.crop}`)}: ${choice.name}`
      : choice.name
  return (
    <>
      <FormControl fullWidth>
        <InputLabel htmlFor={id}>
          <span>{t('answer.search')}</span>
        </InputLabel>
        <OutlinedInput
          id={id}
          type="search"
          label={t('answer.search')}
          autoComplete="off"
          inputRef={searchRef}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
            event.preventDefault() // takes the first name in place of sending the form
            choose(found[0]?.id)
          }}
        />
      </FormControl>
      {found.length > 0 ? (
        <ChoiceChips
          label={t('answer.found')}
          choices={found.map((choice) => ({ value: choice.id, name: nameIn(choice) }))}
          chosen={draft.label}
          onChange={choose}
        />
      ) : (
        <Typography role="status" variant="body2">
          {t('answer.nothingFound')}
        </Typography>
      )}
      <TextLine
        label={t('answer.own')}
        hint={t('answer.ownHint')}
        value={draft.text}
        onChange={(text) => onChange({ text, label: null })}
      />
    </>
  )
}
