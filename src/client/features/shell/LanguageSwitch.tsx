import TranslateRounded from '@mui/icons-material/TranslateRounded'
import { Button } from '@mui/material'
import { useSnackbar } from 'notistack'
import { useTranslation } from 'react-i18next'

import { changeLanguage, useLanguage } from '~/client/shared/i18n'
import { rememberLanguage } from '~/client/store/preferredLanguage'

type LanguageSwitchProps = {
  /** Whether the note about the Swahili texts stands beside it; it is shown as a toast otherwise. */
  hasNote?: boolean
}

/** Leads to the other of the two languages, named in itself; the browser remembers the choice. */
export function LanguageSwitch({ hasNote = false }: LanguageSwitchProps) {
  const { t, i18n } = useTranslation(['shell', 'errors'])
  const { enqueueSnackbar, closeSnackbar } = useSnackbar()
  const other = useLanguage() === 'en' ? 'sw' : 'en'

  const onClick = async () => {
    try {
      await changeLanguage(other)
    } catch {
      enqueueSnackbar(t('errors:noAnswer'), { variant: 'warning' })
      return
    }
    rememberLanguage(other)
    closeSnackbar() // they are in the other language
    if (other === 'sw' && !hasNote) enqueueSnackbar(i18n.t('shell:language.note'), { variant: 'info' })
  }

  return (
    <Button
      lang={other}
      title={t('language.switchToLabel')}
      startIcon={<TranslateRounded />}
      onClick={onClick}
      sx={STYLE}
    >
      {t('language.switchTo')}
    </Button>
  )
}

/** The name says it alone where the header has no room for the icon. */
const STYLE = {
  minWidth: 0,
  px: 1,
  whiteSpace: 'nowrap',
  '@media (max-width: 359px)': { '& .MuiButton-startIcon': { display: 'none' } },
}
