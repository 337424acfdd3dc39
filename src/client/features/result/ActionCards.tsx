import { Card, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

import type { Result } from '~/contract/responses'

const PICTOGRAM_PX = 52
const WIDE_PICTOGRAM_PX = 72
const PICTURE_PX = 104
const NUMBER_REM = 1.5

type ActionCardsProps = Pick<Result, 'actions' | 'pictograms'> & { heading: string; children: ReactNode }

/** `children` stand between the heading and the cards. */
export function ActionCards({ heading, actions, pictograms, children }: ActionCardsProps) {
  return (
    <>
      <Typography variant="h5" component="h3" sx={{ pt: 0.25, lineHeight: ({ lineHeight }) => lineHeight.tight }}>
        {heading}
      </Typography>
      {children}
      <Cards>
        {actions.map((action, index) => (
          <ActionCard key={action} component="li" variant="outlined">
            <Pictogram
              src={`/illustrations/actions/${pictograms[index]}.svg`}
              alt=""
              width={PICTOGRAM_PX}
              height={PICTOGRAM_PX}
            />
            <Ordinal aria-hidden>{index + 1}</Ordinal>
            <p>{action}</p>
          </ActionCard>
        ))}
      </Cards>
    </>
  )
}

const Cards = styled('ol')(({ theme }) => ({
  ...theme.mixins.column(0.75),
  ...theme.mixins.plainList,
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))', // three per row unless the text is large
    gap: theme.spacing(1.5),
  },
}))

const ActionCard = styled(Card)<{ component: 'li' }>(({ theme }) => ({
  ...theme.mixins.row(1),
  '& > p': {
    flex: 1,
    minWidth: 0,
    margin: 0,
    padding: theme.spacing(0.5, 1, 0.5, 0),
    fontWeight: 600,
    lineHeight: theme.lineHeight.tight,
  },
  [theme.breakpoints.between('lg', 'xl')]: {
    flexDirection: 'column',
    alignItems: 'start',
    '& > p': { padding: theme.spacing(0, 1, 1) },
  },
}))

const Pictogram = styled('img')(({ theme }) => ({
  flex: 'none',
  alignSelf: 'stretch',
  height: 'auto',
  minHeight: PICTOGRAM_PX,
  objectFit: 'cover',
  [theme.breakpoints.up('md')]: { width: WIDE_PICTOGRAM_PX },
  [theme.breakpoints.between('lg', 'xl')]: { width: '100%', height: PICTURE_PX },
  filter: theme.vars.palette.surface.photoFilter,
}))

const Ordinal = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: `${NUMBER_REM}rem`,
  height: `${NUMBER_REM}rem`,
  marginInlineStart: `calc(${theme.spacing(-1)} - ${NUMBER_REM / 2}rem)`,
  borderRadius: theme.vars.shape.pill,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  fontSize: theme.typography.pxToRem(15),
  fontWeight: theme.typography.fontWeightBold,
  [theme.breakpoints.between('lg', 'xl')]: {
    margin: `calc(${theme.spacing(-1)} - ${NUMBER_REM / 2}rem) ${theme.spacing(1)} 0`,
  },
  position: 'relative', // above the pictogram, which a filter in the dark scheme would raise
}))
