import { Badge } from '@mui/material'
import { styled } from '@mui/material/styles'

const SIDE_PX = 64

type SetPictureProps = { url: string | undefined; count: number }

/** The first photo of a set, and how many there are. What it shows is said beside it. */
export function SetPicture({ url, count }: SetPictureProps) {
  return (
    <Badge
      badgeContent={count > 1 ? count : 0}
      color="primary"
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      aria-hidden
    >
      <Frame data-stacked={count > 1}>
        {url === undefined ? null : <img src={url} alt="" width={SIDE_PX} height={SIDE_PX} decoding="async" />}
      </Frame>
    </Badge>
  )
}

/** How many kilobytes, in one line. */
export const Size = styled('span')({ whiteSpace: 'nowrap' })

const Frame = styled('span')(({ theme }) => ({
  flex: 'none',
  width: SIDE_PX,
  height: SIDE_PX,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.surface.tint,
  '& > img': { display: 'block', objectFit: 'cover', borderRadius: 'inherit' },
  '&[data-stacked="true"]': { boxShadow: `-4px -4px 0 ${theme.vars.palette.divider}` },
}))
