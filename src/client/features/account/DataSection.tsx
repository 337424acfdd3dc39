import { Button } from '@mui/material'
import { useTranslation } from 'react-i18next'

import { useExportAccountMutation } from './accountApi'
import { AccountSection } from './AccountSection'
import { useSubmit } from './useSubmit'

const FILE_NAME = 'jani-account.json'

export function DataSection() {
  const { t } = useTranslation('account')
  const [exportAccount, { isLoading }] = useExportAccountMutation()
  const download = useSubmit(
    async () => {
      const answer = await exportAccount()
      if (answer.data !== undefined) save(answer.data)
      return answer
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

function save(text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = FILE_NAME
  link.click()
  URL.revokeObjectURL(url)
}
