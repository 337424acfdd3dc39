/** Every call of the API. Spread into an RTK Query request (logout and refresh: into a plain one) and into a Fastify route alike. The app itself does not call `getCrops`. */
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
  getAccount: { method: 'GET', url: '/api/users/me' },
  deleteAccount: { method: 'DELETE', url: '/api/users/me' },
  /** Only where the server has keys for Web Push. */
  subscribeToReminders: { method: 'POST', url: '/api/reminders' },
  unsubscribeFromReminders: { method: 'DELETE', url: '/api/reminders' },
  exportAccount: { method: 'GET', url: '/api/users/export' },
  changePassword: { method: 'POST', url: '/api/users/password' },
  changeEmail: { method: 'POST', url: '/api/users/email' },
  chooseCountry: { method: 'POST', url: '/api/users/country' },
  replaceRecoveryCode: { method: 'POST', url: '/api/users/recovery-code' },
  sendConfirmation: { method: 'POST', url: '/api/users/confirmation' },
  getSessions: { method: 'GET', url: '/api/auth/sessions/' },
  endSession: { method: 'DELETE', url: '/api/auth/sessions/:id' },
  forgotPassword: { method: 'POST', url: '/api/auth/forgot/' },
  resetPassword: { method: 'POST', url: '/api/auth/reset/' },
  recoverAccount: { method: 'POST', url: '/api/auth/recover/' },
  confirmEmail: { method: 'POST', url: '/api/auth/confirm/' },
} as const

/** The multipart field that carries a photo of a prediction; it may be repeated for photos of the same field. */
export const IMAGE_FIELD = 'image'
/** The multipart field with the crop that the farmer has told: an id of `getCrops`, or `OTHER_CROP`. */
export const CROP_FIELD = 'crop'
/** The multipart field with the id of an own diagnosis, whose plants are photographed again. */
export const FOLLOWS_FIELD = 'follows'
/** The multipart field, and the query parameter of the list, with a field in the farmer's own words. */
export const PLOT_FIELD = 'plot'
export const OTHER_CROP = 'other'
