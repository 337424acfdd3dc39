import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useId, type ReactNode, type Ref } from 'react'

type Choice = { value: string; name: string; picture?: string }

type ChoiceChipsProps = {
  ref?: Ref<HTMLFieldSetElement>
  label: string
  choices: readonly Choice[]
  /** Null while none is chosen. */
  chosen: string | null
  /** In px. */
  pictureSize?: number
  onChange: (value: string) => void
  /** More chips, which lead to other choices. */
  children?: ReactNode
}

/** Radio buttons as chips. */
export function ChoiceChips({ ref, label, choices, chosen, pictureSize = 28, onChange, children }: ChoiceChipsProps) {
  const name = useId()
  return (
    <Group ref={ref}>
      <Legend>{label}</Legend>
      <Chips>
        {choices.map(({ value, name: text, picture }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChange(value)} />
            {picture === undefined ? null : <img src={picture} alt="" width={pictureSize} height={pictureSize} />}
            <span>{text}</span>
          </label>
        ))}
        {children}
      </Chips>
    </Group>
  )
}

const Group = styled('fieldset')({ border: 0, margin: 0, padding: 0, minWidth: 0 })

const Legend = styled('legend')(({ theme }) => ({
  ...theme.typography.h6,
  padding: 0,
  marginBottom: theme.spacing(0.5),
}))

const Chips = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '& input': visuallyHidden,
  '& > label, & > button': {
    ...theme.typography.body1,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    maxWidth: '100%',
    minHeight: 48,
    padding: theme.spacing(0.5, 2),
    border: `1px solid ${theme.vars.palette.text.disabled}`,
    borderRadius: theme.vars.shape.pill,
    backgroundColor: theme.vars.palette.background.paper,
    fontWeight: theme.typography.fontWeightMedium,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '& > img': { filter: theme.vars.palette.surface.photoFilter },
    '&:has(:checked)': {
      borderColor: theme.vars.palette.primary.main,
      backgroundColor: theme.vars.palette.surface.tint,
      boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    },
    '@media (forced-colors: active)': { '&:has(:checked)': { outline: '4px solid Highlight', outlineOffset: -4 } },
    '&:has(:focus-visible)': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  },
  '& > button': { color: theme.vars.palette.primary.main },
}))
