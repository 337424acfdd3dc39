import { Box, Container, type ContainerProps } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useEffect, type ReactNode } from 'react'

import { READING_PX } from './windows'

export function Page({ title, description, children }: { title: string; description: string; children?: ReactNode }) {
  useEffect(() => {
    // a rendered <title> would come after the template's, which wins
    document.title = title
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [title, description])
  return children
}

/** The measure of all pages. `isText`: one column of text, rows or fields, where the others begin. */
export const PageBody = ({ isText = false, children, ...container }: ContainerProps & { isText?: boolean }) => (
  <Body {...container}>{isText ? <Box sx={{ maxWidth: READING_PX }}>{children}</Box> : children}</Body>
)

const Body = styled(Container)(({ theme }) => ({
  paddingBlock: theme.spacing(2),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(3) },
}))
