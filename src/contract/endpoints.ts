/** Every call of the API, for Fastify routes and the client's requests. The app does not call `getCrops`. */
export const endpoints = {
  getUser: { method: 'GET', url: '/api/users/get_user' },
  refresh: { method: 'POST', url: '/api/auth/refresh/' },
  login: { method: 'POST', url: '/api/auth/login/' },
  logout: { method: 'POST', url: '/api/auth/logout/' },
  register: { method: 'POST', url: '/api/auth/register/' },
  predict: { method: 'POST', url: '/api/predict/' },
  getCrops: { method: 'GET', url: '/api/crops' },
  getDiagnoses: { method: 'GET', url: '/api/diagnoses' },
  getDiagnosis: { method: 'GET', url: '/api/diagnoses/:id' },
  correctDiagnosis: { method: 'PATCH', url: '/api/diagnoses/:id' },
  deleteDiagnosis: { method: 'DELETE', url: '/api/diagnoses/:id' },
  getNotes: { method: 'GET', url: '/api/notes' },
  storeNotes: { method: 'POST', url: '/api/notes' },
  deleteNote: { method: 'DELETE', url: '/api/notes/:id' },
  getAccount: { method: 'GET', url: '/api/users/me' },
  deleteAccount: { method: 'DELETE', url: '/api/users/me' },
  /** Only if the server has Web Push keys. */
  subscribeToReminders: { method: 'POST', url: '/api/reminders' },
  unsubscribeFromReminders: { method: 'DELETE', url: '/api/reminders' },
  exportAccount: { method: 'GET', url: '/api/users/export' },
  changePassword: { method: 'POST', url: '/api/users/password' },
  changeEmail: { method: 'POST', url: '/api/users/email' },
  chooseCountry: { method: 'POST', url: '/api/users/country' },
  chooseAlerts: { method: 'POST', url: '/api/users/alerts' },
  replaceRecoveryCode: { method: 'POST', url: '/api/users/recovery-code' },
  sendConfirmation: { method: 'POST', url: '/api/users/confirmation' },
  getSessions: { method: 'GET', url: '/api/auth/sessions/' },
  endSession: { method: 'DELETE', url: '/api/auth/sessions/:id' },
  forgotPassword: { method: 'POST', url: '/api/auth/forgot/' },
  resetPassword: { method: 'POST', url: '/api/auth/reset/' },
  recoverAccount: { method: 'POST', url: '/api/auth/recover/' },
  getOffer: { method: 'GET', url: '/api/plan' },
  /** Only if the operator has set up M-Pesa. */
  placeOrder: { method: 'POST', url: '/api/orders' },
  getOrder: { method: 'GET', url: '/api/orders/:id' },
  /** A link for an officer to one's own answer. */
  shareLink: { method: 'POST', url: '/api/diagnoses/:id/link' },
  withdrawLink: { method: 'DELETE', url: '/api/diagnoses/:id/link' },
  askPerson: { method: 'POST', url: '/api/diagnoses/:id/person' },
  changeCase: { method: 'PATCH', url: '/api/diagnoses/:id/person' },
  /** Multipart: the copies that were sent, with the consents in the query. */
  givePhotos: { method: 'POST', url: '/api/diagnoses/:id/photos' },
  chooseCounty: { method: 'POST', url: '/api/users/county' },
  getAccuracy: { method: 'GET', url: '/api/accuracy' },
  /** For experts. */
  getDesk: { method: 'GET', url: '/api/desk' },
  getChoices: { method: 'GET', url: '/api/desk/choices' },
  takeCase: { method: 'POST', url: '/api/desk/:id/take' },
  leaveCase: { method: 'DELETE', url: '/api/desk/:id/take' },
  askFarmer: { method: 'POST', url: '/api/desk/:id/question' },
  answerCase: { method: 'POST', url: '/api/desk/:id/answer' },
  getCasePhoto: { method: 'GET', url: '/api/desk/:id/photos/:index' },
  confirmEmail: { method: 'POST', url: '/api/auth/confirm/' },
} as const

/** Multipart field with a photo; repeated for further photos of a scan. */
export const IMAGE_FIELD = 'image'
/** Multipart field with the entered crop: an id of `getCrops`, or `OTHER_CROP`. */
export const CROP_FIELD = 'crop'
/** Multipart field with the id of the own diagnosis that this scan follows up. */
export const FOLLOWS_FIELD = 'follows'
/** Multipart field, and query parameter of the list, with the farmer's name of a field. */
export const PLOT_FIELD = 'plot'
/** Multipart field, and query parameter: replies given before the photo, as `maizePowder:yes,maizeBlocks:no`. */
export const TOLD_FIELD = 'told'
/** Query parameter of the list: older answers than this time (ISO 8601), or than `next` of the page before. */
export const BEFORE_FIELD = 'before'
export const OTHER_CROP = 'other'
/** Query parameters of the photos of a case: `true` gives the consent. At least one is needed. */
export const SHOWS_FIELD = 'shows'
export const TEACHES_FIELD = 'teaches'
