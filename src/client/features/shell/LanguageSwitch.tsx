import Translate from '@mui/icons-material/Translate'
import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { rememberLanguage } from '~/client/storage/preferredLanguage'
import { Button } from '~/client/ui/Button'
import { changeLanguage, describeLanguage, useLanguage } from '~/client/i18n/i18n'
import { useToast } from '~/client/ui/useToast'
import { useAppDispatch } from '~/client/store/hooks'
import { toastsClosed } from '~/client/store/toastsSlice'
import { LANGUAGES, type Language } from '~/contract/languages'

type LanguageSwitchProps = {
  /** Inside the mobile menu, which covers toasts. */
  isInMenu?: boolean
}

export function LanguageSwitch({ isInMenu = false }: LanguageSwitchProps) {
  const { t } = useTranslation('errors')
  const dispatch = useAppDispatch()
  const toast = useToast()
  const [hasFailed, setHasFailed] = useState(false)
  const current = useLanguage()

  const switchTo = async (language: Language) => {
    try {
      await changeLanguage(language)
    } catch {
      if (isInMenu) setHasFailed(true)
      else toast(t('noResponse'), 'warning')
      return
    }
    setHasFailed(false)
    rememberLanguage(language)
    dispatch(toastsClosed()) // they are in the old language
  }

  return (
    <>
      {LANGUAGES.filter((language) => language !== current).map((language, index) => (
        <Choice
          key={index} // stays the same button, so that it keeps the focus
          lang={language}
          title={describeLanguage(language).switchTo}
          startIcon={<Translate />}
          onClick={() => void switchTo(language)}
        >
          <span>{describeLanguage(language).name}</span>
        </Choice>
      ))}
      {hasFailed ? (
        <Typography role="alert" color="warning">
          {t('noResponse')}
        </Typography>
      ) : null}
    </>
  )
}

/** Hides the icon if the header has no room for it. */
const Choice = styled(Button)(({ theme }) => ({
  flexShrink: 0,
  minWidth: 0,
  paddingInline: theme.spacing(1),
  whiteSpace: 'nowrap',
  '@media (max-width: 22.4rem)': { '& > span:first-of-type': { display: 'none' } },
  // at 200 % text only the icon fits
  '@container (max-width: 14rem)': {
    '& > span:first-of-type': { display: 'inherit', margin: 0 },
    '& > span:last-of-type': visuallyHidden,
  },
}))
