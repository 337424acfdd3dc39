import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded'
import ImportContactsRounded from '@mui/icons-material/ImportContactsRounded'
import { ButtonBase } from '@mui/material'
import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useTranslation } from 'react-i18next'

import { CROPS_TO_CHOOSE, isPhotoless } from '~/contract/crops/crops'
import { OTHER_CROP } from '~/contract/endpoints'

import { cropDrawing } from './drawing'
import { TileName, tile, tileColumns, tileGrid } from './tiles'
import { SHORT_WINDOW } from './windows'

type CropToChoose = (typeof CROPS_TO_CHOOSE)[number]

function CropTile({ id, isChosen = false }: { id: CropToChoose | typeof OTHER_CROP; isChosen?: boolean }) {
  const { t } = useTranslation('diagnosis')
  const name = id === OTHER_CROP ? t('crop.other') : t(`crop.names.${id}`)
  const Mark = isPhotoless(id) ? ImportContactsRounded : null
  return (
    <>
      <CropImage src={cropDrawing(id)} alt="" width={40} height={40} />
      <TileName name={name} />
      {isChosen ? <CheckCircleRounded color="primary" /> : Mark && <Mark color="action" />}
    </>
  )
}

const CropImage = styled('img')(({ theme }) => ({ filter: theme.vars.palette.surface.photoFilter }))

const CropFieldset = styled('fieldset')({ border: 0, margin: 0, padding: 0, minWidth: 0 })

/** Floats, because a legend takes no part in a flex row. */
const CropLegend = styled('legend')(({ theme }) => ({
  ...theme.typography.h6,
  float: 'left',
  padding: theme.spacing(1.5, 0),
}))

const CropTiles = styled('div')(tileGrid, ({ theme }) => ({
  clear: 'both',
  gridTemplateColumns: tileColumns(4),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: tileColumns(8) },
  [SHORT_WINDOW]: { gridTemplateColumns: tileColumns(8), gap: theme.spacing(0.5) },
  '& input': visuallyHidden,
  '& > label, & > button': {
    ...tile({ theme }),
    position: 'relative',
    padding: theme.spacing(0.25, 0),
    border: `1px solid ${theme.vars.palette.text.disabled}`,
    borderRadius: theme.vars.shape.card,
    backgroundColor: theme.vars.palette.background.paper,
    font: 'inherit',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '& > svg': { position: 'absolute', top: 4, right: 4, width: 18, height: 18 },
    '&:has(:checked), &[aria-pressed="true"]': {
      borderColor: theme.vars.palette.primary.main,
      backgroundColor: theme.vars.palette.surface.tint,
      boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.main}`,
    },
    '@media (forced-colors: active)': {
      '&:has(:checked), &[aria-pressed="true"]': { outline: '4px solid Highlight', outlineOffset: -4 },
    },
    '&:has(:focus-visible)': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  },
}))

const CHOICES = [...CROPS_TO_CHOOSE, OTHER_CROP] as const

type CropButtonsProps = { label: string; crop: string | null; onChoose: (crop: string) => void }

/** Crops as buttons, for a choice that acts at once: arrow keys would choose each radio button on their way. */
export function CropButtons({ label, crop, onChoose }: CropButtonsProps) {
  return (
    <CropFieldset>
      <CropLegend>{label}</CropLegend>
      <CropTiles>
        {CHOICES.map((id) => (
          <ButtonBase key={id} aria-pressed={id === crop} onClick={() => onChoose(id)}>
            <CropTile id={id} />
          </ButtonBase>
        ))}
      </CropTiles>
    </CropFieldset>
  )
}
