import AddToHomeScreenRounded from '@mui/icons-material/AddToHomeScreenRounded'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { settings } from '~/client/device/settings'
import { keptInstallPrompt } from '~/client/device/installPrompt'
import { focusHeading } from '~/client/shared/focusNext'
import { Button } from '~/client/shared/Button'
import { OfferCard } from '~/client/shared/OfferCard'


/** How this browser installs an app; Safari on phones says by `standalone` that it can, by hand. */
function wayToInstall() {
  if (settings.get('install') !== null) return null
  if (keptInstallPrompt()) return 'prompt'
  return 'standalone' in navigator && navigator.standalone === false ? 'byHand' : null
}

/** Offered under helpful results until answered once. */
export function InstallOffer() {
  const { t } = useTranslation('share')
  const [way, setWay] = useState(wayToInstall)
  if (way === null) return null
  const close = () => {
    focusHeading() // the pressed button goes
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
