import InfoOutlined from '@mui/icons-material/InfoOutlined'
import { Paper, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '~/client/ui/Button'
import { rememberCrop } from '~/client/storage/recentCrops'
import { cropDrawing } from '~/client/ui/drawing'
import { CropPicker } from '~/client/ui/CropPicker'
import { useLanguage } from '~/client/i18n/i18n'
import { InlineNote } from '~/client/ui/InlineNote'
import { TextLink } from '~/client/ui/loginLink'
import { useAppDispatch, useAppSelector, usePlace } from '~/client/store/hooks'
import { LARGE_TEXT } from '~/client/ui/windows'
import { CROPS_TO_CHOOSE, isPhotoless } from '~/contract/crops/crops'
import { OTHER_CROP } from '~/contract/endpoints'
import { libraryPath } from '~/contract/paths'

import { detailsEntered, selectCrop } from '../scansSlice'

type CropChoiceProps = {
  /** Shows the chosen crop in one row that unfolds. */
  isFolded: boolean
}

/** Choosing is optional. A crop that the model does not know says so before anything is uploaded. */
export function CropChoice({ isFolded }: CropChoiceProps) {
  const dispatch = useAppDispatch()
  const crop = useAppSelector(selectCrop)
  const place = usePlace()
  const { t } = useTranslation(['diagnosis', 'shell'])
  const language = useLanguage()
  const [isOpen, setOpen] = useState(!isFolded)
  const picker = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isFolded || !isOpen) return
    const radio = (selector: string) => picker.current?.querySelector<HTMLInputElement>(selector)
    ;(radio(':checked') ?? radio('input'))?.focus()
  }, [isFolded, isOpen])
  const open = () => setOpen(true)
  const tell = (told: string | null) => {
    dispatch(detailsEntered({ crop: told }))
    if (told !== null) rememberCrop(told)
  }
  return (
    <>
      {isOpen ? (
        <div ref={picker}>
          <CropPicker label={t('crop.question')} crop={crop} onChange={tell} />
        </div>
      ) : (
        <ChosenCrop crop={crop} onOpen={open} />
      )}
      {crop === OTHER_CROP ? (
        <InlineNote icon={<InfoOutlined />}>
          <span>{t(`crop.otherText.${place}`)}</span>{' '}
          <TextLink to={libraryPath(language)}>{t('shell:footer.library')}</TextLink>
        </InlineNote>
      ) : null}
      {isFolded && isPhotoless(crop) ? (
        <InlineNote icon={<InfoOutlined />}>{t('crop.photoless.text')}</InlineNote>
      ) : null}
    </>
  )
}

function ChosenCrop({ crop, onOpen }: { crop: string | null; onOpen: () => void }) {
  const { t } = useTranslation('diagnosis')
  const id = CROPS_TO_CHOOSE.find((one) => one === crop)
  const name = crop === OTHER_CROP ? t('crop.other') : t('crop.untold')
  return (
    <Row variant="outlined">
      <img src={cropDrawing(crop ?? 'unknown')} alt="" width={40} height={40} />
      <Typography>
        <Question>{t('crop.question')}</Question>
        <span>{id ? t(`crop.names.${id}`) : name}</span>
      </Typography>
      <Button onClick={onOpen}>{crop === null ? t('crop.tell') : t('crop.change')}</Button>
    </Row>
  )
}

const Row = styled(Paper)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  paddingInline: theme.spacing(1.5),
  borderRadius: theme.vars.shape.tile,
  '& > p': { flex: 1, paddingBlock: theme.spacing(1), lineHeight: theme.lineHeight.snug },
  '& > button': { minHeight: 48, marginRight: theme.spacing(-1.5) },
  [LARGE_TEXT]: { flexWrap: 'wrap', '& > p': { flexBasis: '60%' }, '& > button': { width: '100%', marginRight: 0 } },
}))

const Question = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  lineHeight: theme.lineHeight.snug,
  color: theme.vars.palette.text.secondary,
}))
