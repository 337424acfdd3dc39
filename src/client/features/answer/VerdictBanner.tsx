import CheckRounded from '@mui/icons-material/CheckRounded'
import { Box, Stack, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { VERDICT_ICONS } from '~/client/shared/verdictIcons'
import type { Answer } from '~/contract/responses'

import { Dots } from './Dots'

const SURENESS_DOTS = 5
/** The longest name of each size, in characters; two names are longer. */
const NAME_SIZES = [
  ['short', 13],
  ['medium', 16],
] as const
/** A Swahili name has the English one in brackets, or the other way round. */
const OTHER_NAMES = / \(([^()]+)\)/g

type VerdictBannerProps = { answer: Answer; isFree: boolean; photoUrl: string | undefined }

/** Colour, icon and words say the same: how urgent it is, what it is and how sure that is. */
export function VerdictBanner({ answer, isFree, photoUrl }: VerdictBannerProps) {
  const { banner, strip, cropName, title, sureness, speed } = answer
  const { t } = useTranslation('diagnosis')
  const heading = useFocusWhenLost()
  const Icon = VERDICT_ICONS[banner]
  const name = title.replace(OTHER_NAMES, '')
  const otherNames = [...title.matchAll(OTHER_NAMES)].map(([, other]) => other)
  return (
    <Banner sx={{ bgcolor: `verdict.${banner}.main`, color: `verdict.${banner}.contrastText` }}>
      <Strip>
        <Icon aria-hidden />
        <Typography variant="h5" component="p" sx={{ flex: 1 }}>
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
            <Name component="span" data-size={sizeOf(name)}>
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
              sx={{ alignItems: 'center', flexWrap: 'wrap', rowGap: 0.25, mt: 0.5 }}
            >
              <Dots filled={sureness.dots} total={SURENESS_DOTS} />
              <Typography component="span" sx={{ fontWeight: 600 }}>
                {sureness.words}
              </Typography>
            </Stack>
          ) : null}
          {sureness === null && isFree ? (
            <Typography sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mt: 0.5 }}>
              <CheckRounded aria-hidden fontSize="small" />
              {t('answer.free')}
            </Typography>
          ) : null}
        </Box>
      </Stack>
      {speed === null ? null : <Typography sx={{ mt: 0.75 }}>{speed}</Typography>}
    </Banner>
  )
}

const sizeOf = (name: string) => NAME_SIZES.find(([, longest]) => name.length <= longest)?.[0] ?? 'long'

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
  padding: theme.spacing(1, 1.5),
  borderRadius: theme.vars.shape.card,
  '& .MuiTypography-root': { lineHeight: 1.25 },
}))

const Strip = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
  minHeight: 28,
  marginBottom: theme.spacing(0.5),
}))

const Name = styled(Typography)<{ component: 'span' }>(({ theme }) => ({
  display: 'block',
  fontSize: theme.typography.pxToRem(22),
  '&.MuiTypography-root': { lineHeight: 1.1 },
  fontWeight: 800,
  overflowWrap: 'anywhere',
  '&[data-size="medium"]': { fontSize: theme.typography.pxToRem(24) },
  '&[data-size="short"]': { fontSize: theme.typography.pxToRem(28) },
  [theme.breakpoints.up('lg')]: {
    fontSize: theme.typography.pxToRem(28),
    '&[data-size="medium"]': { fontSize: theme.typography.pxToRem(34) },
    '&[data-size="short"]': { fontSize: theme.typography.pxToRem(40) },
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
