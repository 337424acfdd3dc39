import type { FastifyInstance } from 'fastify'

/** The best first, of those that a client likes equally. */
const CODINGS = ['br', 'gzip', 'identity'] as const
type Coding = (typeof CODINGS)[number]

/** What is not written so says nothing. */
const ELEMENT = /^\s*(?<name>[\w*-]+)\s*(;\s*q=(?<weight>[01](\.\d{0,3})?)\s*)?$/

/** Less than any weight that a header can give. */
const UNSAID = 0.0001

/**
 * The coding that this header likes best, by https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3; undefined where it
 * refuses all. Where it refuses only to have none, it takes what it has not named.
 */
function bestCoding(header: string): Coding | undefined {
  const weights = new Map(
    header
      .toLowerCase()
      .split(',')
      .map((part) => ELEMENT.exec(part)?.groups ?? {})
      .map(({ name = '', weight = '1' }) => [name, Number(weight)] as const),
  )
  const refusesNone = weights.get('identity') === 0
  const weightOf = (coding: Coding) =>
    weights.get(coding) ?? weights.get('*') ?? (coding === 'identity' || refusesNone ? UNSAID : 0)
  const best = CODINGS.reduce((one, other) => (weightOf(other) > weightOf(one) ? other : one))
  return weightOf(best) > 0 ? best : undefined
}

/** What serves files and what compresses know neither `*` nor refusals: they read the outcome. */
export function negotiateCoding(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    const accepted = request.raw.headers['accept-encoding']
    if (accepted !== undefined) {
      const coding = bestCoding(accepted)
      if (coding === undefined && (request.method === 'GET' || request.method === 'HEAD')) {
        void reply.code(406).header('vary', 'accept-encoding').send() // without a body, which would need a coding
        return
      }
      request.raw.headers['accept-encoding'] = coding ?? 'identity'
    }
    done()
  })
}
