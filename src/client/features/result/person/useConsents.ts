import { useLanguage } from '~/client/i18n/i18n'
import { useToastFailures } from '~/client/ui/useToast'
import type { Person } from '~/contract/cases'

import { useChangeCaseMutation, useGivePhotosMutation, type PhotoConsents } from './personApi'
import { useCopies } from './useCopies'

/** The consents to the photos of a diagnosis, both off at first, and the copies that can be given. */
export function useConsents(id: string, person: Pick<Person, 'showsPhotos' | 'teaches'> | undefined) {
  const language = useLanguage()
  const toastFailures = useToastFailures()
  const copies = useCopies(id)
  const [givePhotos, { isLoading: isGiving }] = useGivePhotosMutation()
  const [changeCase, { isLoading: isWithdrawing }] = useChangeCaseMutation()
  const given: PhotoConsents = { shows: person?.showsPhotos ?? false, teaches: person?.teaches ?? false }

  /** Sends the copies for a new consent; otherwise withdraws what is no longer wanted. */
  const choose = async (wanted: PhotoConsents) => {
    const own = { id, language }
    const isMore = (wanted.shows && !given.shows) || (wanted.teaches && !given.teaches)
    const withdrawn = {
      ...(given.shows && !wanted.shows && { showsPhotos: false as const }),
      ...(given.teaches && !wanted.teaches && { teaches: false as const }),
    }
    if (!isMore && Object.keys(withdrawn).length === 0) return
    const { error } = isMore
      ? await givePhotos({ ...own, ...wanted, photos: copies ?? [] })
      : await changeCase({ ...own, ...withdrawn })
    if (error) toastFailures(error)
  }
  return { given, copies, choose, isBusy: isGiving || isWithdrawing }
}
