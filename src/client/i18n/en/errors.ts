import { beforeSendingEn } from '~/contract/errors/beforeSending'

export const errors = {
  noResponse: 'No response from server. Please try again later.',
  unexpected: 'An unexpected error occurred.',
  auth: 'An error occurred. Please try again.',
  diagnosis: 'An error occurred while diagnosing.',
  /** Why a photo stays on the phone. */
  unsendable: {
    heic: 'This browser cannot open HEIC photos. Please switch your camera to JPEG, or choose a screenshot of the photo.',
    unreadable: 'This photo cannot be opened here. Please choose another one, in JPEG, PNG or WebP.',
  },
  beforeSending: beforeSendingEn,
}
