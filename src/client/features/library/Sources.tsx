import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded'
import { Box, Accordion, AccordionDetails, AccordionSummary, Link as TextLink, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useId } from 'react'

import { MAX_LINE_LENGTH } from '~/client/ui/windows'
import type { LibraryPage } from '~/diagnosis'

type SourcesProps = { heading: string } & Pick<LibraryPage, 'sources'>

export function Sources({ heading, sources }: SourcesProps) {
  const id = useId()
  return (
    <Fold slotProps={HEADING}>
      <AccordionSummary id={id} aria-controls={`${id}-list`} expandIcon={<ExpandMoreRounded />}>
        <Typography variant="h5" component="span">
          {`${heading} (${sources.length})`}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Box component="ul" sx={{ maxWidth: MAX_LINE_LENGTH, m: 0, pl: 2.5 }}>
          {sources.map(({ title, url }) => (
            <Typography key={title} component="li" variant="body2" lang="en">
              {url === null ? title : <TextLink href={url}>{title}</TextLink>}
            </Typography>
          ))}
        </Box>
      </AccordionDetails>
    </Fold>
  )
}

const HEADING = { heading: { component: 'h2' } } as const

const Fold = styled(Accordion)(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.card,
  '&::before': { display: 'none' },
}))
