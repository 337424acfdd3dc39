import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded'
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded'
import { Accordion, AccordionDetails, AccordionSummary, ButtonBase, Card, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { LARGE_TEXT } from './windows'

type RowProps = { icon: ReactNode; label: string; fact?: string | undefined }

const Words = ({ icon, label, fact, factId }: RowProps & { factId?: string }) => (
  <>
    {icon}
    <span>
      <Typography component="span">{label}</Typography>
      {fact === undefined ? null : (
        <Typography
          id={factId}
          aria-hidden={factId !== undefined}
          component="span"
          variant="body2"
          color="textSecondary"
        >
          {fact}
        </Typography>
      )}
    </span>
  </>
)

/** A row of `Rows` that leads elsewhere. */
export function RowLink({ to, ...row }: RowProps & { to: string }) {
  return (
    <ButtonBase component={Link} to={to}>
      <Words {...row} />
      <ChevronRightRounded aria-hidden />
    </ButtonBase>
  )
}

/** A row of `Rows` that opens something over the page. */
export function RowButton({ onClick, ...row }: RowProps & { onClick: () => void }) {
  return (
    <ButtonBase aria-haspopup="dialog" onClick={onClick}>
      <Words {...row} />
      <ChevronRightRounded aria-hidden />
    </ButtonBase>
  )
}

type RowFoldProps = RowProps & {
  /** Where rows stand in two columns, it takes both. */
  isWhole?: boolean
  children: ReactNode
}

/** A row of `Rows` that unfolds. Its fact describes it, and is no part of its name. */
export function RowFold({ isWhole, children, ...row }: RowFoldProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <Accordion
      square
      disableGutters
      expanded={isOpen}
      data-whole={isWhole}
      onChange={(_, willOpen) => {
        setOpen(willOpen)
      }}
      slotProps={{ heading: { component: 'div' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary
        expandIcon={<ExpandMoreRounded />}
        id={id}
        aria-controls={`${id}-content`}
        aria-describedby={row.fact === undefined ? undefined : `${id}-fact`}
      >
        <Words {...row} factId={`${id}-fact`} />
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  )
}

const ROW_PX = 56

/** All that can be done besides, with one look: an icon, one line and a chevron each. */
export const Rows = styled(Card)(({ theme }) => ({
  display: 'grid',
  '&:empty': { display: 'none' },
  '& > .MuiAccordion-root': { backgroundColor: 'transparent', minWidth: 0, '&::before': { display: 'none' } },
  '& > .MuiButtonBase-root, & .MuiAccordionSummary-root': {
    display: 'flex',
    minHeight: ROW_PX,
    padding: theme.spacing(1, 2),
    textAlign: 'start',
  },
  '& > .MuiButtonBase-root, & .MuiAccordionSummary-content': {
    gap: theme.spacing(1.5),
    alignItems: 'center',
    margin: 0,
    '& > svg:last-of-type': { color: theme.vars.palette.action.active },
    '& > svg:first-of-type': { flex: 'none', color: theme.vars.palette.primary.main },
    '& > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    '& > span > span': { display: 'block', lineHeight: 1.3 },
    '& > span > span:first-of-type': { fontWeight: 600 },
  },
  '& > .MuiButtonBase-root, & > .MuiAccordion-root': {
    marginTop: -1, // cuts off the line above the first
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& .MuiAccordionDetails-root': { padding: theme.spacing(0, 2, 2) },
  [LARGE_TEXT]: {
    '& > .MuiButtonBase-root, & .MuiAccordionSummary-root': { paddingInline: theme.spacing(1) },
    '& > .MuiButtonBase-root, & .MuiAccordionSummary-content': { gap: theme.spacing(1) },
  },
}))
