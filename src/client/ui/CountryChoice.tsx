import { useTranslation } from 'react-i18next'

import { useChooseCountryMutation } from '~/client/api/countryApi'
import { selectCountry } from '~/client/session/sessionSlice'
import { useAppSelector } from '~/client/store/hooks'
import { COUNTRIES, DEFAULT_COUNTRY, type Country } from '~/contract/countries'

import { SelectField } from './SelectField'
import { useSubmit, useToast } from './useToast'

/** The account's country; a country that only a newer version knows counts as `other`. */
export const useCountry = (): Country => {
  const country = useAppSelector(selectCountry) ?? DEFAULT_COUNTRY
  return COUNTRIES.find((one) => one === country) ?? 'other'
}

/** Saves the farm's country at once. */
export function CountryChoice() {
  const { t } = useTranslation('notices')
  const toast = useToast()
  const country = useCountry()
  const [choose, { isLoading }] = useChooseCountryMutation()
  const submit = useSubmit(choose, (chosen) => {
    toast(t('country.saved', { country: t(`country.names.${chosen.country}`) }), 'success')
  })
  return (
    <SelectField
      label={t('country.label')}
      value={country}
      disabled={isLoading}
      onChange={(value) => {
        const chosen = COUNTRIES.find((one) => one === value)
        if (chosen) void submit({ country: chosen })
      }}
    >
      {COUNTRIES.map((one) => (
        <option key={one} value={one}>
          {t(`country.names.${one}`)}
        </option>
      ))}
    </SelectField>
  )
}
