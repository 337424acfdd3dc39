import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import type { RequestBudget } from '~/server/domain/requestBudget'

import { networkOf } from './networkOf'

/** Before a body is read. Logging out is never refused. */
export function limitRequests(app: FastifyInstance, budget: Pick<RequestBudget, 'spendForAddress'>) {
  app.addHook('onRequest', ({ url, ip, routeOptions }, _reply, done) => {
    if (url.startsWith('/api/') && routeOptions.url !== endpoints.logout.url) budget.spendForAddress(networkOf(ip))
    done()
  })
}
