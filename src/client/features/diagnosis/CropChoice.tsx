import { Alert, Button, Paper, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { CropPicker } from '~/client/shared/CropPicker'
import { CROPS } from '~/contract/crops/crops'
import { OTHER_CROP } from '~/contract/endpoints'

type CropChoiceProps = {
  crop: string | null
  onChange: (crop: string | null) => void
  /** One row with the choice, which unfolds. */
  isFolded: boolean
}

/** Choosing is not required. A crop that cannot be judged is told so before anything is uploaded. */
export function CropChoice({ crop, onChange, isFolded }: CropChoiceProps) {
  const { t } = useTranslation('diagnosis')
  const [isOpen, setOpen] = useState(!isFolded)
  const picker = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFolded && isOpen) picker.current?.querySelector<HTMLInputElement>(':checked')?.focus()
  }, [isFolded, isOpen])
  const open = () => {
    setOpen(true)
  }
  return (
    <>
      {isOpen ? (
        <div ref={picker}>
          <CropPicker label={t('crop.question')} crop={crop} onChange={onChange} />
        </div>
      ) : (
        <ChosenCrop crop={crop} onOpen={open} />
      )}
      {crop === OTHER_CROP ? <Alert severity="info">{t('crop.otherText')}</Alert> : null}
    </>
  )
}

function ChosenCrop({ crop, onOpen }: Pick<CropChoiceProps, 'crop'> & { onOpen: () => void }) {
  const { t } = useTranslation('diagnosis')
  const id = CROPS.find((one) => one === crop)
  const name = crop === OTHER_CROP ? t('crop.other') : t('crop.unknown')
  return (
    <Paper variant="outlined" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 1.5, borderRadius: '16px' }}>
      <img src={`/illustrations/crops/${crop ?? 'unknown'}.svg`} alt="" width={40} height={40} />
      <Typography sx={{ flex: 1, lineHeight: 1.3, py: 1 }}>
        <Typography
          component="span"
          variant="body2"
          sx={{ display: 'block', lineHeight: 1.3, color: 'text.secondary' }}
        >
          {t('crop.question')}
        </Typography>
        {id ? t(`crop.names.${id}`) : name}
      </Typography>
      <Button onClick={onOpen} sx={{ minHeight: 48, mr: -1.5 }}>
        {t('crop.change')}
      </Button>
    </Paper>
  )
}
