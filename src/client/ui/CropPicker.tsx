import ImportContactsRounded from '@mui/icons-material/ImportContactsRounded'
import { ButtonBase, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { CROPS_TO_CHOOSE, isPhotoless } from '~/contract/crops/crops'
import { OTHER_CROP } from '~/contract/endpoints'

import { cropDrawing } from './drawing'
import { CropFieldset, CropImage, CropLegend, CropTile, CropTiles, type CropToChoose } from './CropTiles'
import { TileName, tileColumns } from './tiles'

const MAX_FIRST = 7

type CropPickerProps = {
  label: string
  /** A crop, 'other', or null for "I do not know" and before a choice. */
  crop: string | null
  /** These crops come first. */
  order: readonly string[]
  onChange: (crop: string | null) => void
}

/** Radio buttons with drawings: the first few, the others behind "More". */
export function CropPicker({ label, crop, order, onChange }: CropPickerProps) {
  const name = useId()
  const { t } = useTranslation('diagnosis')
  const [isUnknown, setUnknown] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const ordered = order.flatMap((id) => CROPS_TO_CHOOSE.filter((one) => one === id))
  const crops = [...new Set<CropToChoose>([...ordered, ...CROPS_TO_CHOOSE])]
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
      <Tiles>
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
      </Tiles>
      <Book id={`${name}-book`} variant="hint" sx={isPhotoless(crop) ? visuallyHidden : undefined}>
        <ImportContactsRounded /> <span>{t('crop.photoless.legend')}</span>
      </Book>
    </CropFieldset>
  )
}

/** Next to the answer the form is narrow. */
const Tiles = styled(CropTiles)(({ theme }) => ({
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: tileColumns(4) },
}))

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
