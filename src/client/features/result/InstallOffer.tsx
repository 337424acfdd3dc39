import AddToHomeScreenRounded from '@mui/icons-material/AddToHomeScreenRounded'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import * as settings from '~/client/storage/settings'
import { keptInstallPrompt } from '~/client/storage/installPrompt'
import { focusHeading } from '~/client/ui/focusNext'
import { Button } from '~/client/ui/Button'
import { OfferCard } from '~/client/ui/OfferCard'

/** How this browser installs an app. Safari on phones, which has `standalone`, does it by hand. */
function wayToInstall() {
  if (settings.get('install') !== null) return null
  if (keptInstallPrompt()) return 'prompt'
  return 'standalone' in navigator && navigator.standalone === false ? 'byHand' : null
}

/** Offered under helpful results until the user accepts or declines. */
export function InstallOffer() {
  const { t } = useTranslation('share')
  const [way, setWay] = useState(wayToInstall)
  if (way === null) return null
  const close = () => {
    focusHeading() // the pressed button is gone
    settings.set('install', 'answered')
    setWay(null)
  }
  const install = () => {
    close()
    keptInstallPrompt()
      ?.prompt()
      .catch(() => undefined)
  }
  return (
    <OfferCard
      icon={<AddToHomeScreenRounded aria-hidden color="primary" />}
      heading="h3"
      title={t('install.title')}
      text={way === 'prompt' ? t('install.text') : t('install.byHand')}
      buttons={
        <>
          {way === 'prompt' ? (
            <Button variant="outlined" onClick={install}>
              {t('install.add')}
            </Button>
          ) : null}
          <Button onClick={close}>{way === 'prompt' ? t('install.notNow') : t('dialog.close')}</Button>
        </>
      }
    />
  )
}
