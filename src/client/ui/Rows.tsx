import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded'
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded'
import { Accordion, AccordionDetails, AccordionSummary, ButtonBase, Card, Typography } from '@mui/material'
import { styled, type Theme } from '@mui/material/styles'
import { useId, useState, type ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'

import { LARGE_TEXT, MAX_LINE_LENGTH } from './windows'

type RowProps = { icon: ReactNode; label: string; fact?: string | undefined }

const Words = ({ icon, label, fact, factId }: RowProps & { factId?: string }) => (
  <>
    {icon}
    <span>
      <Typography component="span" variant="h6">
        {label}
      </Typography>
      {fact === undefined ? null : (
        <Typography
          id={factId}
          aria-hidden={factId !== undefined}
          component="span"
          variant="caption"
          color="textSecondary"
        >
          {fact}
        </Typography>
      )}
    </span>
  </>
)

type RowLinkProps = RowProps & { to: LinkProps['to']; state?: unknown }

export function RowLink({ to, state, ...row }: RowLinkProps) {
  return (
    <Row component={Link} to={to} state={state}>
      <Words {...row} />
      <ChevronRightRounded aria-hidden />
    </Row>
  )
}

export function RowButton({ onClick, ...row }: RowProps & { onClick: () => void }) {
  return (
    <Row aria-haspopup="dialog" onClick={onClick}>
      <Words {...row} />
      <ChevronRightRounded aria-hidden />
    </Row>
  )
}

type RowFoldProps = RowProps & {
  children: ReactNode
  /** Makes the label a heading. */
  heading?: 'h2'
  /** Renders the text of a closed fold, for search engines and paper. */
  keepMounted?: boolean
}

/** A row that unfolds. `fact` is its description, not part of its name. */
export function RowFold({ children, heading, keepMounted = false, ...row }: RowFoldProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <Fold
      square
      expanded={isOpen}
      onChange={(_, willOpen) => setOpen(willOpen)}
      slots={{ heading: Heading }}
      slotProps={{ heading: { component: heading ?? 'div' }, transition: { unmountOnExit: !keepMounted } }}
    >
      <Summary
        slots={{ content: Line }}
        expandIcon={<ExpandMoreRounded />}
        id={id}
        aria-controls={`${id}-content`}
        aria-describedby={row.fact === undefined ? undefined : `${id}-fact`}
      >
        <Words {...row} factId={`${id}-fact`} />
      </Summary>
      <Details>{children}</Details>
    </Fold>
  )
}

const ROW_PX = 56

type Themed = { theme: Theme }

const box = ({ theme }: Themed) => ({
  display: 'flex',
  minHeight: ROW_PX,
  padding: theme.spacing(1, 2),
  [LARGE_TEXT]: { paddingInline: theme.spacing(1) },
})

const line = ({ theme }: Themed) =>
  ({
    gap: theme.spacing(1.5),
    alignItems: 'center',
    textAlign: 'start',
    '& > svg:last-of-type': { color: theme.vars.palette.action.active },
    '& > svg:first-of-type': { flex: 'none', color: theme.vars.palette.primary.main },
    '& > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    '& > span > span': { display: 'block' },
    [LARGE_TEXT]: { gap: theme.spacing(1) },
  }) as const

const edge = ({ theme }: Themed) => ({
  marginTop: -1, // hides the line above the first row
  borderTop: `1px solid ${theme.vars.palette.divider}`,
})

const Row = styled(ButtonBase)(box, line, edge) as typeof ButtonBase

const Fold = styled(Accordion)(edge, {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  backgroundColor: 'transparent',
  '&::before': { display: 'none' },
})

/** As high as the row next to it. */
const Heading = styled('div')({ flexGrow: 1, display: 'grid', margin: 0, font: 'inherit' })
const Summary = styled(AccordionSummary)(box)
const Line = styled('span')(line, { display: 'flex', flexGrow: 1 })
const Details = styled(AccordionDetails)(({ theme }) => ({
  padding: theme.spacing(0, 2, 2),
  '& p': { maxWidth: MAX_LINE_LENGTH },
}))

/** A card of rows, each with an icon, one line and a chevron. */
export const Rows = styled(Card)({ display: 'grid', '&:empty': { display: 'none' } })
