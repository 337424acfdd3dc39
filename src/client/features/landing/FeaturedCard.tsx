import { Card, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'

import { Picture } from '~/client/shared/Picture'
import type { Illustration } from '~/client/shared/Picture'

type FeaturedCardProps = { title: string; text: string; image: Illustration }

export function FeaturedCard({ title, text, image }: FeaturedCardProps) {
  return (
    <Frame variant="lifting">
      <PictureFrame>
        <Picture illustration={image} />
      </PictureFrame>
      <Words>
        <Typography variant="h3">{title}</Typography>
        <Typography color="textSecondary">{text}</Typography>
      </Words>
    </Frame>
  )
}

const Frame = styled(Card)(({ theme }) => ({
  gap: theme.spacing(2),
  padding: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { flexDirection: 'row', alignItems: 'center', gap: theme.spacing(3) },
  [theme.breakpoints.up('lg')]: { flexDirection: 'column' },
}))

const PictureFrame = styled('div')(({ theme }) => ({
  flex: 'none',
  [theme.breakpoints.up('sm')]: { width: '42%' },
  [theme.breakpoints.up('lg')]: { width: '100%' },
}))

const Words = styled('div')(({ theme }) => ({
  padding: theme.spacing(1),
  [theme.breakpoints.up('lg')]: { alignSelf: 'stretch' },
  '& > p': { marginTop: theme.spacing(1) },
}))
