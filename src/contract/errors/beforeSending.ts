/** Error sentences that a client shows by itself, when nothing can be loaded. */
export const beforeSendingEn = {
  loginRequired: 'Please log in first.',
  outOfCredits: 'You have no credits left for an answer.',
  photoTooLarge: 'The file is too large. Please upload a smaller file.',
  tooManyImages: 'Please send at most six photos of one field.',
}

export const beforeSendingSw: { readonly [Code in keyof typeof beforeSendingEn]: string } = {
  loginRequired: 'Tafadhali ingia kwanza.',
  outOfCredits: 'Huna krediti zilizobaki za kupata jibu.',
  photoTooLarge: 'Faili ni kubwa mno. Tafadhali tuma ndogo zaidi.',
  tooManyImages: 'Tafadhali tuma picha zisizozidi sita za shamba moja.',
}
