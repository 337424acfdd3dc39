import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

import { MAX_LINE_LENGTH, READING_PX } from './windows'

/** Files in public/illustrations, 328 px wide and at least 150 px high. */
type DrawingName = 'no-credits' | 'photo-waiting' | 'sign-up' | 'retake'

type NoticeProps = {
  title: string
  /** Makes the title a heading of the page. */
  heading?: 'h2'
  role?: 'status'
  drawing?: DrawingName
  /** Smaller than a drawing; centres the text below it. */
  picture?: ReactNode
  children: ReactNode
  /** The next step. */
  actions?: ReactNode
}

/** Says why something cannot be shown and what to do next. */
export function Notice({ title, heading, role, drawing, picture, children, actions }: NoticeProps) {
  return (
    <Frame role={role} data-drawn={drawing !== undefined}>
      {drawing === undefined ? null : <Drawing src={`/illustrations/${drawing}.svg`} alt="" width={328} height={150} />}
      <Words data-centered={picture !== undefined}>
        {picture}
        <Typography
          variant={drawing === undefined && heading === undefined ? 'h6' : 'h3'}
          component={heading ?? 'p'}
          color="textPrimary"
        >
          {title}
        </Typography>
        <NoticeText>{children}</NoticeText>
        {actions === undefined ? null : <Actions>{actions}</Actions>}
      </Words>
    </Frame>
  )
}

const Frame = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  maxWidth: READING_PX,
  color: theme.vars.palette.text.secondary,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.card,
  '&[data-drawn="true"]': { backgroundColor: theme.vars.palette.background.paper },
}))

const Words = styled('div')(({ theme }) => ({
  padding: theme.spacing(2),
  '&[data-centered="true"]': { textAlign: 'center', '& > *': { marginInline: 'auto' } },
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3) },
}))

const NoticeText = styled('div')(({ theme }) => ({
  maxWidth: MAX_LINE_LENGTH,
  marginTop: theme.spacing(0.5),
  textWrap: 'pretty',
}))

const Actions = styled('div')(({ theme }) => ({
  ...theme.mixins.column(1),
  flexWrap: 'wrap',
  marginTop: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { flexDirection: 'row' },
  '[data-centered="true"] > &': { justifyContent: 'center' },
}))

const Drawing = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'clamp(120px, 34vw, 280px)',
  objectFit: 'cover',
  objectPosition: '50% 85%',
  filter: theme.vars.palette.surface.pictureFilter,
}))
