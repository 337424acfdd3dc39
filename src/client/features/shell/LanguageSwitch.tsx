import TranslateRounded from '@mui/icons-material/TranslateRounded'
import { Button } from '@mui/material'
import { useSnackbar } from 'notistack'
import { useTranslation } from 'react-i18next'

import { changeLanguage, useLanguage } from '~/client/shared/i18n'
import { rememberLanguage } from '~/client/store/preferredLanguage'

/** Leads to the other of the two languages, named in itself; the browser remembers the choice. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation(['shell', 'errors'])
  const { enqueueSnackbar } = useSnackbar()
  const other = useLanguage() === 'en' ? 'sw' : 'en'

  const onClick = async () => {
    try {
      await changeLanguage(other)
    } catch {
      enqueueSnackbar(t('errors:noAnswer'), { variant: 'warning' })
      return
    }
    rememberLanguage(other)
    if (other === 'sw') enqueueSnackbar(i18n.t('shell:language.note'), { variant: 'info' })
  }

  return (
    <Button
      lang={other}
      title={t('language.switchToLabel')}
      startIcon={<TranslateRounded />}
      onClick={onClick}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {t('language.switchTo')}
    </Button>
  )
}
