import type { FastifyPluginAsync, onRequestAsyncHookHandler } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import { pushEndpointSchema, pushSubscriptionSchema } from '~/contract/pushSubscriptions'
import type { PushEndpointRequest, PushSubscriptionRequest } from '~/contract/pushSubscriptions'
import type { Reminders } from '~/server/domain/reminders/reminders'

import { languageOf } from '../plumbing/language'
import { BEARER, returnsNothing } from '../plumbing/openApi'

type ReminderRoutesDeps = { reminders: Reminders; requireUser: onRequestAsyncHookHandler }

/** Push subscriptions for reminders on the recheck day. */
export const reminderRoutes: FastifyPluginAsync<ReminderRoutesDeps> = async (app, deps) => {
  const { reminders, requireUser: onRequest } = deps

  app.route<{ Body: PushSubscriptionRequest }>({
    ...endpoints.subscribeToReminders,
    onRequest,
    schema: documents.subscribe,
    handler: async (request, reply) => {
      await reminders.subscribe(request.user, request.body, languageOf(request))
      return reply.code(204).send()
    },
  })

  app.route<{ Body: PushEndpointRequest }>({
    ...endpoints.unsubscribeFromReminders,
    onRequest,
    schema: documents.unsubscribe,
    handler: async ({ user, body }, reply) => {
      await reminders.unsubscribe(user, body.endpoint)
      return reply.code(204).send()
    },
  })
}

const documents = {
  subscribe: {
    summary:
      'Ask for a reminder by Web Push on the day to look again, in the language asked for. It ends with the session, also when that ends by age or idleness; an account has at most five. The address must be of a known push service, as browsers write it.',
    ...BEARER,
    body: pushSubscriptionSchema,
    response: { 204: returnsNothing('Asked.') },
  },
  unsubscribe: {
    summary: 'No more reminders to this browser.',
    ...BEARER,
    body: pushEndpointSchema,
    response: { 204: returnsNothing('Nothing is sent to it for this account.') },
  },
}
