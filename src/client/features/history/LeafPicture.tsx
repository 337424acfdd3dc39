import { styled } from '@mui/material/styles'

import { cropDrawing } from '~/client/shared/drawing'
import type { DiagnosisSummary } from '~/contract/responses'

type LeafPictureProps = { diagnosis: DiagnosisSummary; url: string | undefined }

/** The photo, where it was taken on this phone; else a drawing of the crop. */
export function LeafPicture({ diagnosis, url }: LeafPictureProps) {
  if (url !== undefined) return <Photo src={url} alt="" />
  return <Drawing src={cropDrawing(diagnosis.answer.crop ?? 'unknown')} alt="" />
}

const SIDE_PX = 64

const Photo = styled('img')(({ theme }) => ({
  flex: 'none',
  width: SIDE_PX,
  height: SIDE_PX,
  objectFit: 'cover',
  borderRadius: theme.vars.shape.tile,
}))

const Drawing = styled('img')(({ theme }) => ({
  flex: 'none',
  boxSizing: 'border-box',
  width: SIDE_PX,
  height: SIDE_PX,
  padding: theme.spacing(1),
  borderRadius: theme.vars.shape.tile,
  backgroundColor: theme.vars.palette.surface.tint,
  filter: theme.vars.palette.surface.pictureFilter,
}))
