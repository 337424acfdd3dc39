import { FormControl, InputLabel, NativeSelect, OutlinedInput } from '@mui/material'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { useChooseCountryMutation } from '~/client/api/countryApi'
import { selectCountry } from '~/client/session/sessionSlice'
import { useAppSelector } from '~/client/store/hooks'
import { COUNTRIES, DEFAULT_COUNTRY } from '~/contract/countries'
import type { Country } from '~/contract/countries'

import { useSubmit } from './useSubmit'
import { useToast } from './useToast'

/** A country of the list; one that only a later version knows is another one. */
export const useCountry = (): Country => {
  const country = useAppSelector(selectCountry) ?? DEFAULT_COUNTRY
  return COUNTRIES.find((one) => one === country) ?? 'other'
}

/** Where the farm is; what is chosen holds at once. */
export function CountryChoice() {
  const { t } = useTranslation('notices')
  const toast = useToast()
  const id = useId()
  const country = useCountry()
  const [choose, { isLoading }] = useChooseCountryMutation()
  const submit = useSubmit(choose, (chosen) => {
    toast(t('country.saved', { country: t(`country.names.${chosen.country}`) }), 'success')
  })
  return (
    <FormControl fullWidth disabled={isLoading}>
      <InputLabel htmlFor={id} shrink>
        <span>{t('country.label')}</span>
      </InputLabel>
      <NativeSelect
        id={id}
        value={country}
        input={<OutlinedInput label={t('country.label')} notched />}
        onChange={({ target: { value } }) => {
          const chosen = COUNTRIES.find((one) => one === value)
          if (chosen) void submit({ country: chosen })
        }}
      >
        {COUNTRIES.map((one) => (
          <option key={one} value={one}>
            {t(`country.names.${one}`)}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  )
}
