import { Card, Stack, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'

type OfferCardProps = {
  icon: ReactNode
  heading: 'h2' | 'h3'
  title: string
  text: string
  buttons: ReactNode
}

/** An offer that can be declined for good. */
export function OfferCard({ icon, heading, title, text, buttons }: OfferCardProps) {
  const id = useId()
  return (
    <Offer variant="outlined" role="group" aria-labelledby={id}>
      {icon}
      <div>
        <Typography id={id} variant="h4" component={heading}>
          {title}
        </Typography>
        <Typography color="textSecondary">{text}</Typography>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1 }}>
          {buttons}
        </Stack>
      </div>
    </Offer>
  )
}

const Offer = styled(Card)(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1.5, 2),
  '& > svg': { flex: 'none' },
  '& > div': { minWidth: 0 },
  '& button': { minHeight: 48 },
  '@media print': { display: 'none' },
}))
