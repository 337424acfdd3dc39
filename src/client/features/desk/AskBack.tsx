import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '~/client/ui/Button'
import { OneFieldForm } from '~/client/ui/OneFieldForm'
import { useSubmit, useToast } from '~/client/ui/useToast'
import { CASE_TEXT_LENGTH } from '~/contract/limits'

import { useAskFarmerMutation } from './deskApi'

/** One question to the farmer, after which the case waits for the reply. */
export function AskBack({ id, onSent }: { id: string; onSent: () => void }) {
  const { t } = useTranslation('desk')
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const [ask, { isLoading }] = useAskFarmerMutation()
  const submit = useSubmit(ask, () => {
    toast(t('ask.sent'), 'success')
    onSent()
  })
  const keep = (written: string) => {
    const text = written.trim()
    if (text !== '' && !isLoading) void submit({ id, body: { text } })
    return text !== ''
  }
  return (
    <>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={{ alignSelf: 'flex-start' }}>
        {t('ask.open')}
      </Button>
      {isOpen ? (
        <OneFieldForm
          label={t('ask.label')}
          hint={t('ask.hint')}
          refusal={t('ask.refusal')}
          submit={t('ask.send')}
          input={{ maxLength: CASE_TEXT_LENGTH }}
          keep={keep}
        />
      ) : null}
    </>
  )
}
