import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import type { RequestBudget } from '~/server/domain/requestBudget'

import { networkOf } from './networkOf'

const SHARE_EVERY_MS = 1_000

/** Before a body is read. Logging out is never refused. */
export function limitRequests(app: FastifyInstance, budget: Pick<RequestBudget, 'spendForAddress' | 'share'>) {
  app.addHook('onRequest', ({ url, ip, routeOptions }, _reply, done) => {
    if (url.startsWith('/api/') && routeOptions.url !== endpoints.logout.url) budget.spendForAddress(networkOf(ip))
    done()
  })
  shareWhileListening(app, budget)
}

function shareWhileListening(app: FastifyInstance, { share }: Pick<RequestBudget, 'share'>) {
  let timer: NodeJS.Timeout | undefined
  const tryToShare = () =>
    share().catch((error: unknown) => {
      app.log.error(error, 'Other servers could not be told who asks much; tried again in a second.')
    })
  app.addHook('onListen', (done) => {
    timer = setInterval(() => void tryToShare(), SHARE_EVERY_MS).unref()
    done()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await tryToShare() // whoever asked much has not asked less because a server ended
  })
}
