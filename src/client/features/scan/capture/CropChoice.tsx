import InfoOutlined from '@mui/icons-material/InfoOutlined'
import { ButtonBase } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { recentCrops, rememberCrop } from '~/client/storage/recentCrops'
import { ChoiceChips } from '~/client/ui/ChoiceChips'
import { cropDrawing } from '~/client/ui/drawing'
import { CropPicker } from '~/client/ui/CropPicker'
import { useLanguage } from '~/client/i18n/i18n'
import { InlineNote } from '~/client/ui/InlineNote'
import { TextLink } from '~/client/ui/loginLink'
import { useAppDispatch, useAppSelector, usePlace } from '~/client/store/hooks'
import { CROPS_TO_CHOOSE, isPhotoless } from '~/contract/crops/crops'
import { OTHER_CROP } from '~/contract/endpoints'
import { libraryPath } from '~/contract/paths'

import { detailsEntered, selectCrop, selectCropOrder, selectShownKey } from '../scansSlice'
import { useShown } from '../useShown'

const MAX_CHIPS = 2

type CropChoiceProps = {
  /** Offers the crops chosen last as chips, with the others behind one more. */
  isShort: boolean
}

/** Choosing is optional. A crop that the model does not know says so before anything is uploaded. */
export function CropChoice({ isShort }: CropChoiceProps) {
  const dispatch = useAppDispatch()
  const key = useShown(selectShownKey)
  const crop = useShown(selectCrop)
  const place = usePlace()
  const { t } = useTranslation(['diagnosis', 'shell'])
  const language = useLanguage()
  const order = useAppSelector(selectCropOrder)
  const [isOpen, setOpen] = useState(!isShort)
  const picker = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isShort && isOpen) picker.current?.querySelector<HTMLInputElement>('input')?.focus() // its button is gone
  }, [isShort, isOpen])
  const tell = (told: string | null) => {
    dispatch(detailsEntered({ key, details: { crop: told } }))
    if (told !== null) rememberCrop(told)
  }
  return (
    <>
      {isOpen ? (
        <div ref={picker}>
          <CropPicker label={t('crop.question')} crop={crop} order={order} onChange={tell} />
        </div>
      ) : (
        <CropChips crop={crop} onChange={tell} onOpen={() => setOpen(true)} />
      )}
      {crop === OTHER_CROP ? (
        <InlineNote icon={<InfoOutlined />}>
          <span>{t(`crop.otherText.${place}`)}</span>{' '}
          <TextLink to={libraryPath(language)}>{t('shell:footer.library')}</TextLink>
        </InlineNote>
      ) : null}
      {isShort && isPhotoless(crop) ? (
        <InlineNote icon={<InfoOutlined />}>{t('crop.photoless.text')}</InlineNote>
      ) : null}
    </>
  )
}

type CropChipsProps = { crop: string | null; onChange: (crop: string) => void; onOpen: () => void }

/** None is chosen at first: each scan has a crop of its own. */
function CropChips({ crop, onChange, onOpen }: CropChipsProps) {
  const { t } = useTranslation('diagnosis')
  const [recent] = useState(() => recentCrops().slice(0, MAX_CHIPS)) // nothing moves under a finger
  const isOffered = (id: string) => id === crop || recent.some((one) => one === id)
  const choices = [...new Set([...recent, ...CROPS_TO_CHOOSE, OTHER_CROP] as const)].filter(isOffered).map((id) => ({
    value: id,
    name: id === OTHER_CROP ? t('crop.other') : t(`crop.names.${id}`),
    picture: cropDrawing(id),
  }))
  return (
    <ChoiceChips label={t('crop.question')} choices={choices} chosen={crop} onChange={onChange}>
      <ButtonBase onClick={onOpen}>
        <span>{t('crop.all')}</span>
      </ButtonBase>
    </ChoiceChips>
  )
}
