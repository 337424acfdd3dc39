import ImportContactsRounded from '@mui/icons-material/ImportContactsRounded'
import { ButtonBase, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { recentCrops } from '~/client/storage/recentCrops'
import { CROPS_TO_CHOOSE, isPhotoless } from '~/contract/crops/crops'
import { OTHER_CROP } from '~/contract/endpoints'

import { cropDrawing } from './drawing'
import { CropFieldset, CropImage, CropLegend, CropTile, CropTiles, type CropToChoose } from './CropTiles'
import { TileName } from './tiles'
import { useBrowserValue } from './useBrowserValue'

const MAX_FIRST = 7

type CropPickerProps = {
  label: string
  /** A crop, 'other', or null for "I do not know" and before a choice. */
  crop: string | null
  onChange: (crop: string | null) => void
}

/** Radio buttons with drawings: recent crops first, the others behind "More". */
export function CropPicker({ label, crop, onChange }: CropPickerProps) {
  const name = useId()
  const { t } = useTranslation('diagnosis')
  const [recent] = useState(recentCrops) // read once: nothing moves under a finger
  const isHydrated = useBrowserValue(() => true, false)
  const [isUnknown, setUnknown] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const crops = [...new Set<CropToChoose>([...(isHydrated ? recent : []), ...CROPS_TO_CHOOSE])]
  const choices = [...crops, OTHER_CROP] as const
  const first = crops.slice(0, MAX_FIRST)
  const shown = isOpen || (crop !== null && !first.some((id) => id === crop)) ? choices : first
  const choose = (id: string | null) => {
    setUnknown(id === null)
    onChange(id)
  }
  const fieldset = useEarlyChoice(crop, (value) => choose(choices.find((id) => id === value) ?? null))
  return (
    <CropFieldset ref={fieldset}>
      <CropLegend>{label}</CropLegend>
      <Unknown>
        <input type="radio" name={name} checked={crop === null && isUnknown} onChange={() => choose(null)} />
        <span>{t('crop.unknown')}</span>
      </Unknown>
      <CropTiles>
        {shown.map((id) => (
          <label key={id}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === crop}
              aria-describedby={isPhotoless(id) ? `${name}-book` : undefined}
              onChange={() => choose(id)}
            />
            <CropTile id={id} isChosen={id === crop} />
          </label>
        ))}
        {shown === choices ? null : (
          <ButtonBase onClick={() => setOpen(true)}>
            <CropImage src={cropDrawing(OTHER_CROP)} alt="" width={40} height={40} />
            <TileName name={t('crop.more')} />
          </ButtonBase>
        )}
      </CropTiles>
      <Book id={`${name}-book`} variant="hint" sx={isPhotoless(crop) ? visuallyHidden : undefined}>
        <ImportContactsRounded /> <span>{t('crop.photoless.legend')}</span>
      </Book>
    </CropFieldset>
  )
}

/** Takes over a choice made before hydration. */
function useEarlyChoice(crop: string | null, choose: (value: string) => void) {
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const takeOver = useEffectEvent(() => {
    const chosen = fieldset.current?.querySelector<HTMLInputElement>('input:checked')
    if (chosen && chosen.value !== crop) choose(chosen.value)
  })
  useEffect(() => takeOver(), [])
  return fieldset
}

const Unknown = styled('label')(({ theme }) => ({
  ...theme.typography.button,
  position: 'relative',
  float: 'right',
  paddingInline: theme.spacing(1),
  marginRight: theme.spacing(-1),
  borderRadius: theme.vars.shape.pill,
  lineHeight: theme.lineHeight.control,
  color: theme.vars.palette.primary.main,
  cursor: 'pointer',
  '& input': visuallyHidden,
  '&:has(:checked)': { textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: 6 },
  '&:has(:focus-visible)': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: -4 },
}))

const Book = styled(Typography)(({ theme }) => ({
  ...theme.mixins.row(1),
  marginTop: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
  '& svg': { width: 18, height: 18 },
}))
