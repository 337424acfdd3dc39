import TranslateRounded from '@mui/icons-material/TranslateRounded'
import { Alert, Button } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useSnackbar } from 'notistack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { rememberLanguage } from '~/client/device/preferredLanguage'
import { changeLanguage, describeLanguage, useLanguage } from '~/client/shared/i18n'
import { DEFAULT_LANGUAGE, LANGUAGES } from '~/contract/languages'
import type { Language } from '~/contract/languages'

type LanguageSwitchProps = {
  /** In the menu, which covers toasts, and where the note about the translation stands beside it. */
  isInMenu?: boolean
}

/** Leads to each other language, named in itself; the browser remembers the choice. */
export function LanguageSwitch({ isInMenu = false }: LanguageSwitchProps) {
  const { t, i18n } = useTranslation(['shell', 'errors'])
  const { enqueueSnackbar, closeSnackbar } = useSnackbar()
  const [hasFailed, setHasFailed] = useState(false)
  const current = useLanguage()

  const switchTo = async (language: Language) => {
    try {
      await changeLanguage(language)
    } catch {
      if (isInMenu) setHasFailed(true)
      else enqueueSnackbar(t('errors:noResponse'), { variant: 'warning' })
      return
    }
    setHasFailed(false)
    rememberLanguage(language)
    closeSnackbar() // they are in the language before
    if (language !== DEFAULT_LANGUAGE && !isInMenu) enqueueSnackbar(i18n.t('shell:languageNote'), { variant: 'info' })
  }

  return (
    <>
      {LANGUAGES.filter((language) => language !== current).map((language, index) => (
        <Choice
          key={index} // the same button afterwards, so that it keeps the focus
          lang={language}
          title={describeLanguage(language).switchTo}
          startIcon={<TranslateRounded />}
          onClick={() => void switchTo(language)}
        >
          {describeLanguage(language).name}
        </Choice>
      ))}
      {hasFailed ? <Alert severity="warning">{t('errors:noResponse')}</Alert> : null}
    </>
  )
}

/** The name says it alone where the header has no room for the icon. */
const Choice = styled(Button)(({ theme }) => ({
  minWidth: 0,
  paddingInline: theme.spacing(1),
  whiteSpace: 'nowrap',
  '@media (max-width: 359px)': { '& .MuiButton-startIcon': { display: 'none' } },
}))
