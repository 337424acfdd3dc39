import AddToHomeScreenRounded from '@mui/icons-material/AddToHomeScreenRounded'
import { Button, Card, Stack, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { localSettings } from '~/client/device/browserStorage'
import { keptInstallPrompt } from '~/client/device/installPrompt'

const KEY = 'install'
const TITLE_ID = 'install-title'

/** How this browser puts an app on the home screen; Safari on phones says by `standalone` that it can, by hand. */
function wayToInstall() {
  if (localSettings.get(KEY) !== null) return null
  if (keptInstallPrompt()) return 'prompt'
  return 'standalone' in navigator && navigator.standalone === false ? 'byHand' : null
}

/** Under an answer that has helped, until it was answered once. */
export function InstallOffer() {
  const { t } = useTranslation('share')
  const [way, setWay] = useState(wayToInstall)
  if (way === null) return null
  const close = () => {
    localSettings.set(KEY, 'answered')
    setWay(null)
  }
  const install = () => {
    close()
    keptInstallPrompt()
      ?.prompt()
      .catch(() => undefined)
  }
  return (
    <Offer variant="outlined" role="group" aria-labelledby={TITLE_ID}>
      <AddToHomeScreenRounded aria-hidden color="primary" />
      <div>
        <Typography id={TITLE_ID} variant="h5" component="h3">
          {t('install.title')}
        </Typography>
        <Typography color="textSecondary">{way === 'prompt' ? t('install.text') : t('install.byHand')}</Typography>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1 }}>
          {way === 'prompt' ? (
            <Button variant="outlined" onClick={install}>
              {t('install.add')}
            </Button>
          ) : null}
          <Button onClick={close}>{way === 'prompt' ? t('install.notNow') : t('dialog.close')}</Button>
        </Stack>
      </div>
    </Offer>
  )
}

const Offer = styled(Card)(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1.5, 2),
  '& > svg': { flex: 'none' },
  '& > div': { minWidth: 0 },
  '& button': { minHeight: 48 },
  '@media print': { display: 'none' },
}))
