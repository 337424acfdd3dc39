/** Every call the client may make. Spread into an RTK Query request (logout: into a plain one) and into a Fastify route alike. */
export const endpoints = {
  getUser: { method: 'GET', url: '/api/users/get_user' },
  refresh: { method: 'POST', url: '/api/auth/refresh/' },
  login: { method: 'POST', url: '/api/auth/login/' },
  logout: { method: 'POST', url: '/api/auth/logout/' },
  register: { method: 'POST', url: '/api/auth/register/' },
  predict: { method: 'POST', url: '/api/predict/' },
  getDiagnosis: { method: 'GET', url: '/api/diagnoses/:id' },
} as const

/** The multipart field that carries the photo of a prediction. */
export const IMAGE_FIELD = 'image'
