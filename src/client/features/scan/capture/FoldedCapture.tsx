import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded'
import { ButtonBase, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { LARGE_TEXT } from '~/client/ui/windows'
import { useAppSelector } from '~/client/store/hooks'
import { CROPS_TO_CHOOSE } from '~/contract/crops/crops'

import { selectCrop, selectFirstPhotoUrl, selectPhotoCount } from '../scansSlice'

type FoldedCaptureProps = {
  /** Undefined while nothing can be changed. */
  onOpen: (() => void) | undefined
}

/** On a phone, above the progress and the result: the photos and the crop in one row. */
export function FoldedCapture({ onOpen }: FoldedCaptureProps) {
  const { t } = useTranslation('diagnosis')
  const count = useAppSelector(selectPhotoCount)
  const url = useAppSelector(selectFirstPhotoUrl)
  const crop = useAppSelector(selectCrop)
  const id = CROPS_TO_CHOOSE.find((one) => one === crop)
  return (
    <Row aria-expanded={false} disabled={!onOpen} onClick={onOpen}>
      <img src={url} alt="" />
      <Typography component="span">
        {[t('picker.count', { count }), ...(id ? [t(`crop.names.${id}`)] : [])].join(' · ')}
      </Typography>
      {onOpen ? (
        <>
          <Change>{t('crop.change')}</Change>
          <ExpandMoreRounded aria-hidden />
        </>
      ) : null}
    </Row>
  )
}

const Row = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.5),
  padding: theme.spacing(0.5, 1.5, 0.5, 1),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.tile,
  backgroundColor: theme.vars.palette.background.paper,
  textAlign: 'start',
  '& > img': { width: 48, height: 48, objectFit: 'cover', borderRadius: theme.vars.shape.borderRadius },
  '& > span:first-of-type': { flex: 1, minWidth: 0, fontWeight: 600, lineHeight: theme.lineHeight.snug },
  [LARGE_TEXT]: { flexWrap: 'wrap', '& > span:first-of-type': { flexBasis: '5.5em' } },
}))

const Change = styled('span')(({ theme }) => ({
  ...theme.typography.button,
  color: theme.vars.palette.primary.main,
}))
