import { Box } from '@mui/material'

const DOT_PX = 10

type DotsProps = { filled: number; total: number; color?: string }

/** How much of a whole; the words beside it say the same. */
export function Dots({ filled, total, color = 'inherit' }: DotsProps) {
  return (
    <Box aria-hidden sx={{ display: 'inline-flex', gap: 0.5, color }}>
      {Array.from({ length: total }, (_, index) => (
        <Box
          key={index}
          sx={{
            width: DOT_PX,
            height: DOT_PX,
            borderRadius: '50%',
            border: '1.5px solid currentColor',
            backgroundColor: index < filled ? 'currentColor' : 'transparent',
          }}
        />
      ))}
    </Box>
  )
}
