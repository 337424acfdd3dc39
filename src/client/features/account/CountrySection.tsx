import { useTranslation } from 'react-i18next'

import { AccountSection } from '~/client/shared/AccountSection'
import { CountryChoice } from '~/client/shared/CountryChoice'
import { usePlace } from '~/client/shared/usePlace'

export function CountrySection() {
  const { t } = useTranslation('notices')
  const place = usePlace()
  return (
    <AccountSection heading={t(`country.advice.${place}`)} text={t(`country.text.${place}`)}>
      <CountryChoice />
    </AccountSection>
  )
}
