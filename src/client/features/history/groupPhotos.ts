import { PHOTO_STATES, type Photo, type PhotoState } from '~/client/ui/PhotoRow'
import { URGENCY } from '~/client/ui/verdictSigns'

const ORDER = Object.keys(PHOTO_STATES) as readonly PhotoState[]

/** A row stays in its place while its photo is sent. */
const orderOf = ({ state }: Photo) => ORDER.indexOf(state === 'sending' ? 'waiting' : state)

/** The lower, the sooner the plants need the farmer. */
const urgencyOf = ({ state, banner }: Photo) => (state === 'due' ? 0 : URGENCY.indexOf(banner))

const worstOf = (photos: readonly Photo[]) =>
  Math.min(...photos.map((photo) => urgencyOf(photo) * ORDER.length + orderOf(photo)))

/** The photos by field, the worst first and those without a field last; in each by state, the worst first, then the newest. */
export function groupPhotos(photos: readonly Photo[]) {
  const plots = [...new Set(photos.map(({ plot }) => plot))]
  return plots
    .map((plot) => ({
      plot,
      photos: photos
        .filter((photo) => photo.plot === plot)
        .sort((one, other) => orderOf(one) - orderOf(other) || urgencyOf(one) - urgencyOf(other) || other.at - one.at),
    }))
    .sort(
      (one, other) =>
        Number(one.plot === null) - Number(other.plot === null) || worstOf(one.photos) - worstOf(other.photos),
    )
}
