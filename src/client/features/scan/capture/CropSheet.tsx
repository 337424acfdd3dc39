import { Container, Drawer } from '@mui/material'
import { useTranslation } from 'react-i18next'

import { Button } from '~/client/ui/Button'
import { CropButtons } from '~/client/ui/CropTiles'

type CropSheetProps = {
  crop: string | null
  /** Null for "I do not know". */
  onChoose: (crop: string | null) => void
  onClose: () => void
}

export function CropSheet({ crop, onChoose, onClose }: CropSheetProps) {
  const { t } = useTranslation('diagnosis')
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': t('crop.question'),
          sx: { borderRadius: ({ vars }) => `${vars.shape.card} ${vars.shape.card} 0 0` },
        },
      }}
    >
      <Container maxWidth="sm" sx={{ py: 1.5 }}>
        <CropButtons label={t('crop.question')} crop={crop} onChoose={onChoose} />
        <Button fullWidth onClick={() => onChoose(null)} sx={{ mt: 1 }}>
          {t('crop.unknown')}
        </Button>
      </Container>
    </Drawer>
  )
}
