import { styled } from '@mui/material/styles'

const DOT = '0.625rem'

/** A share as dots; the words next to it say the same. */
export function Dots({ filled, total }: { filled: number; total: number }) {
  return (
    <Row aria-hidden>
      {Array.from({ length: total }, (_, index) => (
        <i key={index} data-filled={index < filled} />
      ))}
    </Row>
  )
}

const Row = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5),
  '& > i': { width: DOT, height: DOT, border: '1.5px solid', borderRadius: theme.vars.shape.pill },
  '& > [data-filled="true"]': { backgroundColor: 'currentColor' },
  '@media (forced-colors: active)': {
    '& > i': { forcedColorAdjust: 'none', borderColor: 'CanvasText' },
    '& > [data-filled="true"]': { backgroundColor: 'CanvasText' },
  },
}))
