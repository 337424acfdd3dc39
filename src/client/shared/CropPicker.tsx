import { ButtonBase } from '@mui/material'
import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { CROPS } from '~/contract/crops/crops'
import { OTHER_CROP } from '~/contract/endpoints'

/** Also the name of its drawing and of its text. */
const UNKNOWN = 'unknown'
const KNOWN_CHOICES = [...CROPS, OTHER_CROP] as const
const CHOICES = [...KNOWN_CHOICES, UNKNOWN] as const

type CropPickerProps = {
  label: string
  /** The id of a crop, 'other', or null for "I do not know". */
  crop: string | null
  onChange: (crop: string | null) => void
}

/** Radio buttons with drawings. */
export function CropPicker({ label, crop, onChange }: CropPickerProps) {
  const name = useId()
  return (
    <Fieldset>
      <Legend>{label}</Legend>
      <Row>
        {CHOICES.map((id) => (
          <label key={id}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === (crop ?? UNKNOWN)}
              onChange={() => {
                onChange(id === UNKNOWN ? null : id)
              }}
            />
            <Crop id={id} />
          </label>
        ))}
      </Row>
    </Fieldset>
  )
}

type CropButtonsProps = { label: string; crop: string | null; onChoose: (crop: string) => void }

/** The same as buttons, for a choice that acts at once: arrow keys would choose each radio button on their way. */
export function CropButtons({ label, crop, onChoose }: CropButtonsProps) {
  return (
    <Fieldset>
      <Legend>{label}</Legend>
      <Row>
        {KNOWN_CHOICES.map((id) => (
          <ButtonBase
            key={id}
            aria-pressed={id === crop}
            onClick={() => {
              onChoose(id)
            }}
          >
            <Crop id={id} />
          </ButtonBase>
        ))}
      </Row>
    </Fieldset>
  )
}

type CropProps = { id: (typeof CHOICES)[number] }

function Crop({ id }: CropProps) {
  const { t } = useTranslation('diagnosis')
  const isNamed = id !== OTHER_CROP && id !== UNKNOWN
  return (
    <>
      <img src={`/illustrations/crops/${id}.svg`} alt="" width={40} height={40} />
      {isNamed ? t(`crop.names.${id}`) : t(`crop.${id}`)}
    </>
  )
}

const Fieldset = styled('fieldset')({ border: 0, margin: 0, padding: 0, minWidth: 0 })

const Legend = styled('legend')(({ theme }) => ({ ...theme.typography.h6, padding: 0, marginBottom: theme.spacing(1) }))

/** In the last of the rows of four, what has room to be wider. */
const LEFT_OVER =
  '& > :last-of-type:nth-of-type(4n + 3), & > :nth-last-of-type(2):nth-of-type(4n + 1), & > :last-of-type:nth-of-type(4n + 2)'

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: theme.spacing(0.75),
  [LEFT_OVER]: { gridColumnEnd: 'span 2' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
    gap: theme.spacing(1),
    [LEFT_OVER]: { gridColumnEnd: 'auto' },
  },
  '& input': visuallyHidden,
  '& > label, & > button': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.spacing(0.25),
    minHeight: 72,
    padding: theme.spacing(0.5, 0),
    [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(0.5) },
    border: `1px solid ${theme.vars.palette.text.disabled}`,
    borderRadius: 14,
    backgroundColor: theme.vars.palette.background.paper,
    fontFamily: theme.typography.fontFamily,
    fontSize: 12, // at 320 px too, a name stays in one line
    overflowWrap: 'anywhere',
    fontWeight: 600,
    lineHeight: 1.1,
    textAlign: 'center',
    hyphens: 'auto',
    cursor: 'pointer',
    '&:has(:checked), &[aria-pressed="true"]': {
      borderColor: theme.vars.palette.primary.main,
      boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.main}`,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  },
}))
