import { styled } from '@mui/material/styles'

import { cropDrawing } from './drawing'

type LeafPictureProps = {
  crop: string | null
  /** Of the photo, if it was taken on this phone. */
  url: string | undefined
}

/** The photo, or else a drawing of the crop. */
export const LeafPicture = ({ crop, url }: LeafPictureProps) =>
  url === undefined ? <Drawing src={cropDrawing(crop ?? 'unknown')} alt="" /> : <Picture src={url} alt="" />

const SIDE_PX = 56

const Picture = styled('img')(({ theme }) => ({
  flex: 'none',
  boxSizing: 'border-box',
  width: SIDE_PX,
  height: SIDE_PX,
  objectFit: 'cover',
  borderRadius: theme.vars.shape.photo,
}))

const Drawing = styled(Picture)(({ theme }) => ({
  padding: theme.spacing(1),
  backgroundColor: theme.vars.palette.surface.tint,
  filter: theme.vars.palette.surface.pictureFilter,
}))
