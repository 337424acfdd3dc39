import { styled } from '@mui/material/styles'
import { visuallyHidden } from '@mui/utils'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { CROPS } from '~/contract/crops'
import { OTHER_CROP } from '~/contract/endpoints'

type CropPickerProps = {
  label: string
  /** The id of a crop, 'other', or null for "I do not know". */
  crop: string | null
  onChange: (crop: string | null) => void
  /** Whether "I do not know" is among the choices. */
  canBeUnknown?: boolean
}

/** Radio buttons with drawings. */
export function CropPicker({ label, crop, onChange, canBeUnknown = true }: CropPickerProps) {
  const { t } = useTranslation('diagnosis')
  const name = useId()
  const choices = [
    ...CROPS.map((id) => ({ id, name: t(`crop.names.${id}`) })),
    { id: OTHER_CROP, name: t('crop.other') },
    ...(canBeUnknown ? [{ id: UNKNOWN, name: t('crop.unknown') }] : []),
  ]
  return (
    <Fieldset>
      <Legend>{label}</Legend>
      <Row>
        {choices.map((choice) => (
          <Tile key={choice.id}>
            <input
              type="radio"
              name={name}
              value={choice.id}
              checked={choice.id === (crop ?? UNKNOWN)}
              onChange={() => {
                onChange(choice.id === UNKNOWN ? null : choice.id)
              }}
              style={visuallyHidden}
            />
            <img src={`/illustrations/crops/${choice.id}.svg`} alt="" width={40} height={40} />
            {choice.name}
          </Tile>
        ))}
      </Row>
    </Fieldset>
  )
}

/** Also the name of its drawing. */
const UNKNOWN = 'unknown'

const Fieldset = styled('fieldset')({ border: 0, margin: 0, padding: 0, minWidth: 0 })

const Legend = styled('legend')(({ theme }) => ({ ...theme.typography.h6, padding: 0, marginBottom: theme.spacing(1) }))

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: theme.spacing(0.75),
  '& > :last-of-type:nth-of-type(4n + 3)': { gridColumnEnd: 'span 2' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
    gap: theme.spacing(1),
    '& > :last-of-type:nth-of-type(4n + 3)': { gridColumnEnd: 'auto' },
  },
}))

const Tile = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(0.25),
  minHeight: 72,
  padding: theme.spacing(0.5, 0),
  border: `2px solid ${theme.vars.palette.divider}`,
  borderRadius: 14,
  backgroundColor: theme.vars.palette.background.paper,
  fontSize: 12,
  overflowWrap: 'anywhere',
  fontWeight: 600,
  lineHeight: 1.1,
  textAlign: 'center',
  hyphens: 'auto',
  cursor: 'pointer',
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  '&:has(:focus-visible)': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}))
