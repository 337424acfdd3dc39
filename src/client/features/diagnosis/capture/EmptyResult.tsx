import { useTranslation } from 'react-i18next'

import { Notice } from '~/client/shared/Notice'
import { Picture } from '~/client/shared/Picture'

const EMPTY_LEAF = { src: '/illustrations/empty-leaf.svg', alt: '', width: 240, height: 200 }
const EMPTY_LEAF_PX = 192

type EmptyResultProps = {
  /** Of another crop a photo shows signs of trouble at most. */
  isJudged: boolean
}

/** What the place of the result is for. */
export function EmptyResult({ isJudged }: EmptyResultProps) {
  const { t } = useTranslation('diagnosis')
  const about = isJudged ? 'empty' : 'emptyForSigns'
  return (
    <Notice title={t(`${about}.title`)} picture={<Picture illustration={EMPTY_LEAF} maxWidth={EMPTY_LEAF_PX} />}>
      {t(`${about}.text`)}
    </Notice>
  )
}
