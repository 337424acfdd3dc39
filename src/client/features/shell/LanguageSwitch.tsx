import TranslateRounded from '@mui/icons-material/TranslateRounded'
import { Alert, Button } from '@mui/material'
import { useSnackbar } from 'notistack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { changeLanguage, useLanguage } from '~/client/shared/i18n'
import { rememberLanguage } from '~/client/store/preferredLanguage'

type LanguageSwitchProps = {
  /** In the menu, which covers toasts, and where the note about the Swahili texts stands beside it. */
  isInMenu?: boolean
}

/** Leads to the other of the two languages, named in itself; the browser remembers the choice. */
export function LanguageSwitch({ isInMenu = false }: LanguageSwitchProps) {
  const { t, i18n } = useTranslation(['shell', 'errors'])
  const { enqueueSnackbar, closeSnackbar } = useSnackbar()
  const [hasFailed, setHasFailed] = useState(false)
  const other = useLanguage() === 'en' ? 'sw' : 'en'

  const onClick = async () => {
    try {
      await changeLanguage(other)
    } catch {
      if (isInMenu) setHasFailed(true)
      else enqueueSnackbar(t('errors:noAnswer'), { variant: 'warning' })
      return
    }
    setHasFailed(false)
    rememberLanguage(other)
    closeSnackbar() // they are in the other language
    if (other === 'sw' && !isInMenu) enqueueSnackbar(i18n.t('shell:language.note'), { variant: 'info' })
  }

  return (
    <>
      <Button
        lang={other}
        title={t('language.switchToLabel')}
        startIcon={<TranslateRounded />}
        onClick={onClick}
        sx={STYLE}
      >
        {t('language.switchTo')}
      </Button>
      {hasFailed ? <Alert severity="warning">{t('errors:noAnswer')}</Alert> : null}
    </>
  )
}

/** The name says it alone where the header has no room for the icon. */
const STYLE = {
  minWidth: 0,
  px: 1,
  whiteSpace: 'nowrap',
  '@media (max-width: 359px)': { '& .MuiButton-startIcon': { display: 'none' } },
}
