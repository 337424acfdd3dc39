import { Accordion } from '@mui/material'
import { styled } from '@mui/material/styles'

/** Unfolds within the card that it stands in: no edge and no background of its own. */
export const PlainAccordion = styled(Accordion)({
  backgroundColor: 'transparent',
  backgroundImage: 'none',
  boxShadow: 'none',
  '& .MuiAccordionSummary-root, & .MuiAccordionDetails-root': { paddingInline: 0 },
})
