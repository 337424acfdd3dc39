import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'

import { MAX_LINE_LENGTH } from '~/client/shared/windows'

type StepsProps = { steps: readonly { title: string; text: string }[] }

/** What happens first, second and third. */
export function Steps({ steps }: StepsProps) {
  return (
    <List>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <StepNumber aria-hidden>{index + 1}</StepNumber>
          <div>
            <Typography variant="h5" component="h3">
              {title}
            </Typography>
            <Typography color="textSecondary">{text}</Typography>
          </div>
        </li>
      ))}
    </List>
  )
}

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', gap: theme.spacing(2) },
  '& > li > div': { maxWidth: MAX_LINE_LENGTH },
  '& p': { marginTop: theme.spacing(0.5) },
}))

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
