import { Box, Stack, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'

import { MAX_LINE_LENGTH } from '~/client/shared/maxLineLength'

type StepsProps = { steps: readonly { title: string; text: string }[] }

/** What happens first, second and third. */
export function Steps({ steps }: StepsProps) {
  return (
    <Stack component="ol" spacing={3} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {steps.map(({ title, text }, index) => (
        <Stack component="li" key={title} direction="row" spacing={2}>
          <StepNumber aria-hidden>{index + 1}</StepNumber>
          <Box sx={{ maxWidth: MAX_LINE_LENGTH }}>
            <Typography variant="h5" component="h3">
              {title}
            </Typography>
            <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{text}</Typography>
          </Box>
        </Stack>
      ))}
    </Stack>
  )
}

const StepNumber = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: theme.spacing(5),
  height: theme.spacing(5),
  borderRadius: theme.vars.shape.pill,
  backgroundColor: theme.vars.palette.surface.tint,
  color: theme.vars.palette.primary.main,
  fontWeight: theme.typography.fontWeightBold,
}))
