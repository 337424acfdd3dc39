import { useState } from 'react'

import { getDiagnosis } from '~/client/api/diagnosisApi'
import { useLanguage } from '~/client/i18n/i18n'
import { useAppDispatch } from '~/client/store/hooks'
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
  const dispatch = useAppDispatch()
  // until the server's word is here: a second switch must not withdraw the first
  const [sent, setSent] = useState<{ before: typeof person; given: PhotoConsents }>()
  const read = { shows: person?.showsPhotos ?? false, teaches: person?.teaches ?? false }
  const given: PhotoConsents = sent?.before === person ? (sent?.given ?? read) : read

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
    if (error) {
      toastFailures(error)
      return
    }
    setSent(isMore ? { before: person, given: wanted } : undefined)
    if (isMore) {
      const request = getDiagnosis.initiate(own, { subscribe: false, forceRefetch: true })
      if ((await dispatch(request)).isSuccess) setSent(undefined)
    }
  }
  return { given, copies, choose, isBusy: isGiving || isWithdrawing }
}
