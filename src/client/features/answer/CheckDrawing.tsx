import { styled } from '@mui/material/styles'

import type { Drawing } from '~/contract/pictures'

const DRAWING_PX = 64

type CheckDrawingProps = { drawing: Drawing }

/** The sign to look for. Only decorates: the question beside it says the same, and runs on beneath it. */
export function CheckDrawing({ drawing }: CheckDrawingProps) {
  return <Image src={`/illustrations/${drawing}.svg`} alt="" width={DRAWING_PX} height={DRAWING_PX} />
}

const Image = styled('img')(({ theme }) => ({
  float: 'inline-start',
  marginBlock: theme.spacing(0.25),
  marginInlineEnd: theme.spacing(1.25),
  ...theme.applyStyles('dark', { filter: 'brightness(0.86)' }),
}))
