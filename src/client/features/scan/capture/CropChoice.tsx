import InfoOutlined from '@mui/icons-material/InfoOutlined'
import { ButtonBase } from '@mui/material'
import { Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '~/client/i18n/i18n'
import { rememberCrop } from '~/client/storage/recentCrops'
import { useAppDispatch, useAppSelector, usePlace } from '~/client/store/hooks'
import { ChoiceChips } from '~/client/ui/ChoiceChips'
import { InlineNote } from '~/client/ui/InlineNote'
import { cropDrawing } from '~/client/ui/drawing'
import { lazyOrNothing } from '~/client/ui/lazyOrNothing'
import { TextLink } from '~/client/ui/loginLink'
import { useOverlay } from '~/client/ui/useOverlay'
import { CROPS_TO_CHOOSE, isPhotoless } from '~/contract/crops/crops'
import { OTHER_CROP } from '~/contract/endpoints'
import { libraryPath } from '~/contract/paths'

import { detailsEntered, selectCrop, selectOfferedCrops, selectShownKey } from '../scansSlice'
import { useShown } from '../useShown'

const CROPS = [...CROPS_TO_CHOOSE, OTHER_CROP] as const

/** Prefetched with the screen; without it the crop can be told after the answer. */
const CropSheet = lazyOrNothing(async () => (await import(/* webpackChunkName: "result" */ './CropSheet')).CropSheet)

/** A few crops as chips, all in a sheet; each scan starts with none. A crop that the model does not know says so. */
export function CropChoice() {
  const dispatch = useAppDispatch()
  const key = useShown(selectShownKey)
  const crop = useShown(selectCrop)
  const offered = useAppSelector(selectOfferedCrops)
  const place = usePlace()
  const { t } = useTranslation(['diagnosis', 'shell'])
  const language = useLanguage()
  const { isOpen, open, close } = useOverlay('crops')
  const choices = [...new Set([...offered, ...(crop === null ? [] : [crop])])]
    .flatMap((id) => CROPS.filter((one) => one === id))
    .map((id) => ({
      value: id,
      name: id === OTHER_CROP ? t('crop.other') : t(`crop.names.${id}`),
      picture: cropDrawing(id),
    }))
  const enter = (entered: string | null) => {
    dispatch(detailsEntered({ key, details: { crop: entered } }))
    if (entered !== null) rememberCrop(entered)
  }
  const chips = useEarlyChoice(crop, enter)
  return (
    <>
      <ChoiceChips ref={chips} label={t('crop.question')} choices={choices} chosen={crop} onChange={enter}>
        <ButtonBase aria-haspopup="dialog" onClick={open}>
          <span>{t('crop.all')}</span>
        </ButtonBase>
      </ChoiceChips>
      <Suspense>
        {isOpen ? (
          <CropSheet
            crop={crop}
            onClose={close}
            onChoose={(chosen) => {
              enter(chosen)
              close()
            }}
          />
        ) : null}
      </Suspense>
      {crop === OTHER_CROP ? (
        <InlineNote icon={<InfoOutlined />}>
          <span>{t(`crop.otherText.${place}`)}</span>{' '}
          <TextLink to={libraryPath(language)}>{t('shell:footer.library')}</TextLink>
        </InlineNote>
      ) : null}
      {key !== null && isPhotoless(crop) ? (
        <InlineNote icon={<InfoOutlined />}>{t('crop.photoless.text')}</InlineNote>
      ) : null}
    </>
  )
}

/** Takes over a choice made before hydration. */
function useEarlyChoice(crop: string | null, enter: (value: string) => void) {
  const chips = useRef<HTMLFieldSetElement>(null)
  const takeOver = useEffectEvent(() => {
    const chosen = chips.current?.querySelector<HTMLInputElement>('input:checked')
    if (chosen && chosen.value !== crop) enter(chosen.value)
  })
  useEffect(() => takeOver(), [])
  return chips
}
