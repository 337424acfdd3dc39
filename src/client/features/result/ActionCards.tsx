import { Card, Typography } from '@mui/material'
import { styled, type CSSObject, type Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'

import type { Result } from '~/contract/responses'

const PICTOGRAM_PX = 52
const PICTOGRAM_REM = 3.25
const PICTURE_PX = 104
const NUMBER_REM = 1.5

type ActionCardsProps = Pick<Result, 'actions' | 'pictograms'> & { heading: string; children: ReactNode }

/** `children` stand between the heading and the cards. */
export function ActionCards({ heading, actions, pictograms, children }: ActionCardsProps) {
  return (
    <>
      <Typography variant="h4" component="h3">
        {heading}
      </Typography>
      {children}
      <Cards>
        {actions.map((action, index) => (
          <ActionCard key={action} component="li" variant="outlined">
            {pictograms[index] === undefined ? null : (
              <Pictogram
                src={`/illustrations/actions/${pictograms[index]}.svg`}
                alt=""
                width={PICTOGRAM_PX}
                height={PICTOGRAM_PX}
              />
            )}
            <Ordinal aria-hidden>{index + 1}</Ordinal>
            <p>
              <Sentences text={action} />
            </p>
          </ActionCard>
        ))}
      </Cards>
    </>
  )
}

/** The first sentence says what to do; the others, smaller, how. */
function Sentences({ text }: { text: string }) {
  const end = text.indexOf('. ') + 1
  return (
    <>
      <Typography component="span" variant="h6">
        {end === 0 ? text : text.slice(0, end)}
      </Typography>{' '}
      {end === 0 ? null : (
        <Typography component="span" variant="body2">
          {text.slice(end + 1)}
        </Typography>
      )}
    </>
  )
}

/** The picture above the words: in columns, and with large text. */
const stacked = ({ breakpoints }: Theme, styles: CSSObject) => ({
  [breakpoints.up('md')]: styles,
  '@media (max-width: 18rem)': styles,
})

const Cards = styled('ol')(({ theme }) => ({
  ...theme.mixins.column(0.5),
  ...theme.mixins.plainList,
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))', // three per row unless the text is large
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
    textWrap: 'pretty',
  },
  ...stacked(theme, { flexDirection: 'column', alignItems: 'start', '& > p': { padding: theme.spacing(0, 1, 1) } }),
}))

const Pictogram = styled('img')(({ theme }) => ({
  flex: 'none',
  width: `${PICTOGRAM_REM}rem`,
  height: `${PICTOGRAM_REM}rem`,
  borderRadius: theme.vars.shape.photo,
  ...stacked(theme, { width: PICTURE_PX, height: PICTURE_PX, margin: theme.spacing(1, 1, 0) }),
  filter: theme.vars.palette.surface.photoFilter,
}))

const Ordinal = styled('span')(({ theme }) => ({
  ...theme.typography.subtitle2,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: `${NUMBER_REM}rem`,
  height: `${NUMBER_REM}rem`,
  marginInlineStart: theme.spacing(1.5),
  'img + &': { marginInlineStart: `calc(${theme.spacing(-1)} - ${NUMBER_REM / 2}rem)` },
  borderRadius: theme.vars.shape.pill,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  ...stacked(theme, {
    marginBlock: theme.spacing(1.5, 0),
    'img + &': { margin: `calc(${theme.spacing(-1)} - ${NUMBER_REM / 2}rem) ${theme.spacing(1)} 0` },
  }),
  position: 'relative', // above the pictogram, which a filter in the dark scheme would raise
}))
