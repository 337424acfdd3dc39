import { useTranslation } from 'react-i18next'

import { Button } from '~/client/shared/Button'
import { saveFile } from '~/client/shared/saveFile'
import { useSubmit } from '~/client/shared/useSubmit'

import { useExportAccountMutation } from './accountApi'
import { AccountSection } from '~/client/shared/AccountSection'

const FILE_NAME = 'jani-account.json'

export function DataSection() {
  const { t } = useTranslation('account')
  const [exportAccount, { isLoading }] = useExportAccountMutation()
  const download = useSubmit(
    async () => {
      const response = await exportAccount()
      if (response.data !== undefined) saveFile(FILE_NAME, 'application/json', response.data)
      return response
    },
    () => undefined,
  )
  return (
    <AccountSection heading={t('data.heading')} text={t('data.text')}>
      <Button variant="outlined" loading={isLoading} onClick={() => void download(undefined)}>
        {t('data.submit')}
      </Button>
    </AccountSection>
  )
}
