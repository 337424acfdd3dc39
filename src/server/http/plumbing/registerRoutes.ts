import type { FastifyInstance, FastifyPluginAsync, FastifyPluginOptions } from 'fastify'
import fp from 'fastify-plugin'

/** Routes with hooks and parsers of their own. Named, because Fastify compares a nameless plugin with every module that is loaded. */
export const registerRoutes = async <Options extends FastifyPluginOptions>(
  app: FastifyInstance,
  routes: FastifyPluginAsync<Options>,
  options: Options,
): Promise<void> => {
  await app.register(
    fp<FastifyPluginOptions>(async (scope) => routes(scope, options), { name: routes.name, encapsulate: true }),
  )
}
