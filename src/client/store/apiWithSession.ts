import { api } from './api'
import { followSession } from './followSession'
import { addLateMiddleware } from './lateMiddleware'

addLateMiddleware(api.middleware, followSession)

export { api }
