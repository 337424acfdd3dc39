import { Card, Container, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'

import { focusHeading } from '~/client/ui/focusNext'
import { Button } from '~/client/ui/Button'
import { RecoveryWords } from '~/client/ui/RecoveryWords'

/** Stays above every page after Sign Up until the user closes it. */
export function RecoveryCodeCard({ code, onClose }: { code: string; onClose: () => void }) {
  const { t } = useTranslation('account')
  const close = () => {
    focusHeading() // the heading of the page below
    onClose()
  }
  return (
    <Container maxWidth="sm" sx={{ pt: 2.5 }}>
      <Card component="section" aria-label={t('recovery.writeDown')} sx={{ p: { xs: 2.5, sm: 4 } }}>
        <Typography variant="h5" component="h2" sx={{ mb: 1 }}>
          {t('recovery.writeDown')}
        </Typography>
        <RecoveryWords code={code} />
        <Button variant="contained" onClick={close} sx={{ mt: 2 }}>
          {t('recovery.done')}
        </Button>
      </Card>
    </Container>
  )
}
