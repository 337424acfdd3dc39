import type { FastifyPluginAsync, onRequestAsyncHookHandler } from 'fastify'
import { object, string } from 'yup'

import type { Clock } from '~/server/domain/security'

import { returnsNothing } from '../plumbing/openApi'
import { REPORTS_URL, clientDirectives } from '../plumbing/securityHeaders'

type ViolationWatcher = { violated(directive: string): void }

type ViolationReportsDeps = { watcher: ViolationWatcher; now: Clock; limitByAddress: onRequestAsyncHookHandler }

/** A broken page is broken for many visitors: logs each directive once per interval. */
const LOG_INTERVAL_MS = 60 * 60 * 1000
const OTHER = 'other'
const DIRECTIVES = Object.keys(clientDirectives())

/** CSP Level 3, section 5.3; Level 2 browsers do not send the effective directive. */
const reportSchema = object({
  'csp-report': object({
    'effective-directive': string(),
    'violated-directive': string().default(''),
  })
    .default(undefined)
    .required(),
})

const text = { type: 'string' }
const document = {
  summary: 'Where browsers report violations of the content security policy of a page. Always succeeds.',
  consumes: ['application/csp-report'],
  body: {
    type: 'object',
    properties: {
      'csp-report': {
        type: 'object',
        properties: {
          'effective-directive': text,
          'violated-directive': text,
        },
      },
    },
    required: ['csp-report'],
  },
  response: { 204: returnsNothing('Counted.') },
}

/** Counts reports by directive and logs nothing else, as addresses may hold tokens. 204 even for invalid ones. */
export const violationReports: FastifyPluginAsync<ViolationReportsDeps> = async (app, deps) => {
  const { watcher, now, limitByAddress } = deps
  const loggedAt = new Map<string, number>()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, directiveIn(String(body))))

  app.route<{ Body: string | undefined }>({
    method: 'POST',
    url: REPORTS_URL,
    onRequest: limitByAddress,
    schema: document,
    handler: async ({ body: directive, log }, reply) => {
      if (directive !== undefined) {
        watcher.violated(directive)
        if (now() - (loggedAt.get(directive) ?? -Infinity) >= LOG_INTERVAL_MS) {
          loggedAt.set(directive, now())
          log.warn({ directive }, 'A browser stopped something by the content security policy.')
        }
      }
      return reply.code(204).send()
    },
  })
}

function directiveIn(body: string): string | undefined {
  try {
    const { 'csp-report': report } = reportSchema.validateSync(JSON.parse(body))
    return directiveOf(report['effective-directive'] ?? report['violated-directive'])
  } catch {
    return undefined
  }
}

/** The directive in our policy: `script-src-elem` is part of `script-src`; `font-src` falls back to `default-src`. */
function directiveOf(reported: string) {
  const name = reported.split(' ', 1)[0]?.replace(/-(elem|attr)$/, '') ?? ''
  if (DIRECTIVES.includes(name)) return name
  return name.endsWith('-src') ? 'default-src' : OTHER
}
