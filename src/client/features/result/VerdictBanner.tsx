import CheckRounded from '@mui/icons-material/CheckRounded'
import { Box, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { VERDICT_SIGNS } from '~/client/ui/verdictSigns'
import type { Result } from '~/contract/responses'

import { shownOf } from './resultText'

const SURENESS_DOTS = 5
/** In characters; a longer name is smaller, so that it has at most two lines. */
const MAX_LARGE_NAME = 13
/** The English name in brackets after a Swahili one, or the other way round. */
const OTHER_NAMES = / \(([^()]+)\)/g

type VerdictBannerProps = {
  result: Result
  isFree: boolean
  picture: ReactNode
  toolbar: ReactNode
}

/** Shows urgency, name and certainty by colour, icon and text. */
export function VerdictBanner({ result, isFree, picture, toolbar }: VerdictBannerProps) {
  const { banner, strip, cropName, sureness, candidates, speed, twin } = result
  const { title, also } = shownOf(result)
  const { t } = useTranslation('diagnosis')
  const heading = useFocusWhenLost()
  const { Icon } = VERDICT_SIGNS[banner]
  const name = title.replace(OTHER_NAMES, '')
  const otherNames = [...title.matchAll(OTHER_NAMES)].map(([, other]) => other)
  return (
    <Banner verdict={banner}>
      <Strip>
        <Icon aria-hidden />
        <Typography variant="h4" component="p">
          {strip}
        </Typography>
        {toolbar}
      </Strip>
      <Found>
        {picture}
        <Box sx={{ minWidth: 0 }}>
          <Heading ref={heading} tabIndex={-1}>
            {cropName === null ? null : <Typography component="span">{cropName}</Typography>}
            <Name component="span" variant="h1" data-long={name.length > MAX_LARGE_NAME}>
              {name}
            </Name>
            {otherNames.length === 0 ? null : (
              <Typography component="span" variant="caption">
                {otherNames.join(', ')}
              </Typography>
            )}
          </Heading>
          {also === null ? null : <Typography sx={{ mt: 0.5 }}>{also}</Typography>}
          {sureness && candidates.length === 0 ? (
            <Sureness>
              <Dots filled={sureness.dots} total={SURENESS_DOTS} />
              <Typography component="span" variant="h6">
                {sureness.words}
              </Typography>
            </Sureness>
          ) : null}
          {isFree ? (
            <Typography sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mt: 0.5 }}>
              <CheckRounded aria-hidden fontSize="small" />
              <span>{t('result.free')}</span>
            </Typography>
          ) : null}
        </Box>
      </Found>
      {speed === null ? null : <Typography variant="body2">{speed}</Typography>}
      {twin === null ? null : <Typography variant="body2">{twin}</Typography>}
    </Banner>
  )
}

/** Takes the focus that a pressed button lost; Safari focuses the element around a pressed button instead. */
export function useFocusWhenLost() {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement?.matches('body, :disabled, [tabindex="-1"]')) ref.current?.focus({ preventScroll: true })
  }, [])
  return ref
}

const PHOTO_PX = 80

const Banner = styled('section')<{ verdict: Result['banner'] }>(({ theme, verdict }) => ({
  containerType: 'inline-size',
  padding: theme.spacing(1, 1.5),
  borderRadius: theme.vars.shape.card,
  outline: '2px solid transparent', // visible in forced colours
  outlineOffset: -2,
  color: theme.vars.palette.verdict[verdict].contrastText,
  backgroundColor: theme.vars.palette.verdict[verdict].main,
  '& p, & span': { textWrap: 'pretty' },
  '& > p:first-of-type': { marginTop: theme.spacing(0.5) },
}))

const Strip = styled('div')(({ theme }) => ({
  ...theme.mixins.row(0.5, 1),
  flexWrap: 'wrap',
  marginBottom: theme.spacing(0.5),
  '& > p': { flex: 1 },
}))

const Found = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  [theme.breakpoints.up('md')]: { gap: theme.spacing(2.5) },
  '@container (max-width: 13rem)': { flexDirection: 'column', alignItems: 'flex-start' },
}))

const Heading = styled('h2')({ margin: 0, '& > span': { display: 'block' } })

const Sureness = styled('div')(({ theme }) => ({
  ...theme.mixins.row(0.25, 1),
  flexWrap: 'wrap',
  marginTop: theme.spacing(0.5),
}))

const Name = styled(Typography)<{ component: 'span' }>(({ theme }) => ({
  overflowWrap: 'anywhere',
  '&[data-long="true"]': { ...theme.typography.h3, [theme.breakpoints.up('lg')]: theme.typography.h2 },
}))

export const BannerPhoto = styled('img')(({ theme }) => ({
  flex: 'none',
  width: PHOTO_PX,
  height: PHOTO_PX,
  objectFit: 'cover',
  borderRadius: theme.vars.shape.photo,
  border: '2px solid currentColor',
}))

const DOT = '0.625rem'

/** A share as dots; decorative, because the text next to it says the same. */
function Dots({ filled, total }: { filled: number; total: number }) {
  return (
    <Row aria-hidden>
      {Array.from({ length: total }, (_, index) => (
        <i key={index} data-filled={index < filled} />
      ))}
    </Row>
  )
}

const Row = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5),
  '& > i': { width: DOT, height: DOT, border: '1.5px solid', borderRadius: theme.vars.shape.pill },
  '& > [data-filled="true"]': { backgroundColor: 'currentColor' },
  '@media (forced-colors: active)': {
    '& > i': { forcedColorAdjust: 'none', borderColor: 'CanvasText' },
    '& > [data-filled="true"]': { backgroundColor: 'CanvasText' },
  },
}))
