import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded'
import { Card, List, ListItem, ListItemButton, ListItemText } from '@mui/material'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { DRAWING_GROUND } from './drawing'

type LibraryRowProps = {
  /** Null if there is no page. */
  to: string | null
  picture: string | null
  name: string
  detail: string
  mark?: ReactNode
}

/** A card with links to library pages. */
export const LibraryRows = ({ children }: { children: ReactNode }) => (
  <Rows variant="outlined">
    <List disablePadding>{children}</List>
  </Rows>
)

export function LibraryRow({ to, picture, name, detail, mark = null }: LibraryRowProps) {
  const content = (
    <>
      {picture === null ? <NoPicture /> : <Picture src={picture} alt="" loading="lazy" />}
      <Words primary={name} secondary={detail === '' ? null : detail} slotProps={WORDS} />
      {mark}
    </>
  )
  return (
    <ListItem disablePadding>
      {to === null ? (
        <Plain>{content}</Plain>
      ) : (
        <ListItemButton component={Link} to={to}>
          {content}
          <ChevronRightRounded color="action" />
        </ListItemButton>
      )}
    </ListItem>
  )
}

const PICTURE_PX = 56

const Rows = styled(Card)(({ theme }) => ({
  containerType: 'inline-size',
  '& > ul': { marginTop: -1 }, // hides the first line under the card's edge
  '& li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& li > *': {
    ...theme.mixins.row(1.5),
    width: '100%',
    minHeight: 72,
    padding: theme.spacing(1, 1.5),
  },
  '@container (min-width: 60rem)': {
    '& > ul': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    '& li:nth-of-type(odd)': { borderRight: `1px solid ${theme.vars.palette.divider}` },
    '& li:last-of-type:nth-of-type(odd)': { gridColumn: 'span 2', borderRight: 0 },
  },
}))

const Words = styled(ListItemText)({ margin: 0 })

const WORDS = {
  primary: { variant: 'h6', component: 'span' },
  secondary: { variant: 'caption', component: 'p' },
} as const

const Plain = styled('div')({})

const Picture = styled('img')(({ theme }) => ({
  flex: 'none',
  width: PICTURE_PX,
  height: PICTURE_PX,
  borderRadius: theme.vars.shape.photo,
  backgroundColor: DRAWING_GROUND,
  filter: theme.vars.palette.surface.photoFilter,
}))

/** Keeps the names aligned. */
const NoPicture = styled('span')({ flex: 'none', width: PICTURE_PX })
