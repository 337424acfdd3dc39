import { ButtonBase } from '@mui/material'

import { CROPS_TO_CHOOSE, isPhotoless } from '~/contract/crops/crops'
import { OTHER_CROP } from '~/contract/endpoints'

import { CropFieldset, CropLegend, CropTile, CropTiles } from './CropTiles'

/** The crops that an answer can be read again for. */
const JUDGED_CHOICES = [...CROPS_TO_CHOOSE.filter((id) => !isPhotoless(id)), OTHER_CROP] as const

type CropButtonsProps = { label: string; crop: string | null; onChoose: (crop: string) => void }

/** The tiles of crops as buttons, for a choice that acts at once: arrow keys would choose each radio button on their way. */
export function CropButtons({ label, crop, onChoose }: CropButtonsProps) {
  return (
    <CropFieldset>
      <CropLegend>{label}</CropLegend>
      <CropTiles>
        {JUDGED_CHOICES.map((id) => (
          <ButtonBase
            key={id}
            aria-pressed={id === crop}
            onClick={() => {
              onChoose(id)
            }}
          >
            <CropTile id={id} />
          </ButtonBase>
        ))}
      </CropTiles>
    </CropFieldset>
  )
}
