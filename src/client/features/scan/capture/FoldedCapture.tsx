import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { LARGE_TEXT } from '~/client/ui/windows'
import { cropDrawing } from '~/client/ui/drawing'
import { CROPS_TO_CHOOSE } from '~/contract/crops/crops'

import { selectCrop, selectFirstPhotoUrl, selectPhotoCount } from '../scansSlice'
import { useShown } from '../useShown'

/** On a phone, above the progress and the result: the photos and the crop in one row. */
export function FoldedCapture() {
  const { t } = useTranslation('diagnosis')
  const count = useShown(selectPhotoCount)
  const url = useShown(selectFirstPhotoUrl)
  const crop = useShown(selectCrop)
  const id = CROPS_TO_CHOOSE.find((one) => one === crop)
  return (
    <Row>
      {url === undefined ? <img src={cropDrawing(crop ?? 'unknown')} alt="" /> : <img src={url} alt="" />}
      <Typography component="span">
        {[t('picker.count', { count }), ...(id ? [t(`crop.names.${id}`)] : [])].join(' · ')}
      </Typography>
    </Row>
  )
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(0.5, 1.5, 0.5, 1),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.tile,
  backgroundColor: theme.vars.palette.background.paper,
  '& > img': { width: 48, height: 48, objectFit: 'cover', borderRadius: theme.vars.shape.borderRadius },
  '& > span:first-of-type': { flex: 1, minWidth: 0, fontWeight: 600, lineHeight: theme.lineHeight.snug },
  [LARGE_TEXT]: { flexWrap: 'wrap', '& > span:first-of-type': { flexBasis: '5.5em' } },
}))
