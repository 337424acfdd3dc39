import type { FastifyPluginAsync, onRequestAsyncHookHandler } from 'fastify'
import { object, string } from 'yup'

import { paths } from '~/contract/paths'
import type { Clock } from '~/server/domain/security'

import { returnsNothing } from '../plumbing/openApi'
import { REPORTS_URL, clientDirectives } from '../plumbing/securityHeaders'

/** In words of our own: what a browser sends may contain anything, such as a token in an address. */
type Violation = { directive: string; blocked: string; page: string }

type ViolationWatcher = { violated(directive: string): void }

type ViolationReportsDeps = { watcher: ViolationWatcher; now: Clock; limitByAddress: onRequestAsyncHookHandler }

/** A page that is broken for one visitor is broken for many: each kind is logged once in this time. */
const LOG_INTERVAL_MS = 60 * 60 * 1000
const OTHER = 'other'
const DIRECTIVES = Object.keys(clientDirectives())
const PAGES: string[] = Object.values(paths)
/** What a report names when it is not an address. */
const BLOCKED = ['inline', 'eval', 'wasm-eval', 'trusted-types-sink', 'trusted-types-policy', 'data', 'blob']

/** CSP Level 3, section 5.3; browsers of the level before do not send the effective directive. */
const reportSchema = object({
  'csp-report': object({
    'effective-directive': string(),
    'violated-directive': string().default(''),
    'blocked-uri': string().default(''),
    'document-uri': string().default(''),
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
          'blocked-uri': text,
          'document-uri': text,
        },
      },
    },
    required: ['csp-report'],
  },
  response: { 204: returnsNothing('Counted.') },
}

/** Counts every report, and logs each kind once an hour. Always 204, also for what is not a report. */
export const violationReports: FastifyPluginAsync<ViolationReportsDeps> = async (app, deps) => {
  const { watcher, now, limitByAddress } = deps
  const loggedAt = new Map<string, number>() // of few kinds, however many reports come
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    done(null, violationIn(String(body)))
  })

  app.route<{ Body: Violation | undefined }>({
    method: 'POST',
    url: REPORTS_URL,
    onRequest: limitByAddress,
    schema: document,
    handler: async ({ body: violation, log }, reply) => {
      if (violation) {
        watcher.violated(violation.directive)
        const kind = Object.values(violation).join(' ')
        if (now() - (loggedAt.get(kind) ?? -Infinity) >= LOG_INTERVAL_MS) {
          loggedAt.set(kind, now())
          log.warn(violation, 'A browser stopped something by the content security policy.')
        }
      }
      return reply.code(204).send()
    },
  })
}

function violationIn(body: string): Violation | undefined {
  try {
    const { 'csp-report': report } = reportSchema.validateSync(JSON.parse(body))
    const { 'blocked-uri': blocked, 'document-uri': page, 'violated-directive': violated } = report
    return {
      directive: directiveOf(report['effective-directive'] ?? violated),
      blocked: BLOCKED.includes(blocked) ? blocked : 'an address',
      page: pageOf(page),
    }
  } catch {
    return undefined
  }
}

/** As the policy names it: `script-src-elem` is part of `script-src`, and `font-src` falls back on `default-src`. */
function directiveOf(reported: string) {
  const name = reported.split(' ', 1)[0]?.replace(/-(elem|attr)$/, '') ?? ''
  if (DIRECTIVES.includes(name)) return name
  return name.endsWith('-src') ? 'default-src' : OTHER
}

function pageOf(address: string) {
  const path = URL.canParse(address) ? new URL(address).pathname : ''
  return PAGES.includes(path) ? path : OTHER
}
