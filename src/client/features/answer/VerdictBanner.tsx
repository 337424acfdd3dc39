import { Box, Stack, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'

import { VERDICT_ICONS } from '~/client/shared/verdictIcons'
import type { Answer } from '~/contract/responses'

import { Dots } from './Dots'

const SURENESS_DOTS = 5
/** In characters; two names are longer. */
const LONG_NAME = 24
/** A Swahili name has the English one in brackets, or the other way round. */
const OTHER_NAMES = / \(([^()]+)\)/g

type VerdictBannerProps = { answer: Answer; photoUrl: string | undefined }

/** Colour, icon and words say the same: how urgent it is, what it is and how sure that is. */
export function VerdictBanner({ answer, photoUrl }: VerdictBannerProps) {
  const { banner, strip, cropName, title, sureness, speed } = answer
  const heading = useFocusWhenLost()
  const Icon = VERDICT_ICONS[banner]
  const name = title.replace(OTHER_NAMES, '')
  const otherNames = [...title.matchAll(OTHER_NAMES)].map(([, other]) => other)
  return (
    <Banner sx={{ bgcolor: `verdict.${banner}.main`, color: `verdict.${banner}.contrastText` }}>
      <Strip>
        <Icon aria-hidden />
        <Typography variant="h6" component="p" sx={{ flex: 1 }}>
          {strip}
        </Typography>
      </Strip>
      <Stack direction="row" spacing={1.25} sx={{ alignItems: 'center' }}>
        {photoUrl === undefined ? null : <Photo src={photoUrl} alt="" />}
        <Box sx={{ minWidth: 0 }}>
          <Box component="h2" ref={heading} tabIndex={-1} sx={{ m: 0, outline: 'none' }}>
            {cropName === null ? null : (
              <Typography component="span" sx={{ display: 'block' }}>
                {cropName}
              </Typography>
            )}
            <Name component="span" data-long={name.length > LONG_NAME}>
              {name}
            </Name>
            {otherNames.length === 0 ? null : (
              <Typography component="span" variant="body2" sx={{ display: 'block' }}>
                {otherNames.join(', ')}
              </Typography>
            )}
          </Box>
          {sureness ? (
            <Stack
              direction="row"
              spacing={1}
              useFlexGap
              sx={{ alignItems: 'center', flexWrap: 'wrap', rowGap: 0.25, mt: 0.75 }}
            >
              <Dots filled={sureness.dots} total={SURENESS_DOTS} />
              <Typography component="span" sx={{ fontWeight: 600 }}>
                {sureness.words}
              </Typography>
            </Stack>
          ) : null}
        </Box>
      </Stack>
      {speed === null ? null : <Typography sx={{ mt: 1 }}>{speed}</Typography>}
    </Banner>
  )
}

/** The button that asked has moved and lost the focus; Safari gives a pressed button none, but what is around it. */
function useFocusWhenLost() {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement?.matches('body, :disabled, [tabindex="-1"]')) ref.current?.focus({ preventScroll: true })
  }, [])
  return ref
}

const PHOTO_PX = 92

const Banner = styled('section')(({ theme }) => ({
  padding: theme.spacing(1.25, 1.5, 1.5),
  borderRadius: theme.vars.shape.card,
  '& .MuiTypography-root': { lineHeight: 1.35 },
}))

const Strip = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
  minHeight: 32,
  marginBottom: theme.spacing(0.5),
}))

const Name = styled(Typography)<{ component: 'span' }>(({ theme }) => ({
  display: 'block',
  fontSize: theme.typography.pxToRem(26),
  '&.MuiTypography-root': { lineHeight: 1.1 },
  fontWeight: 800,
  overflowWrap: 'anywhere',
  '&[data-long="true"]': { fontSize: theme.typography.pxToRem(22) },
  [theme.breakpoints.up('lg')]: {
    fontSize: theme.typography.pxToRem(36),
    '&[data-long="true"]': { fontSize: theme.typography.pxToRem(26) },
  },
}))

const Photo = styled('img')({
  flex: 'none',
  width: PHOTO_PX,
  height: PHOTO_PX,
  objectFit: 'cover',
  borderRadius: 16,
  border: '2px solid currentColor',
})
