import type { FastifyPluginAsync } from 'fastify'
import { object, string } from 'yup'

import type { Clock } from '~/server/domain/security'

import { REPORTS_URL, clientPolicy } from './securityHeaders'
import { SCREENS } from './siteRoutes'

/** In words of our own: what a browser sends may hold anything, a token in an address included. */
type Violation = { directive: string; blocked: string; page: string }

export type ViolationWatcher = { violated(directive: string): void }

type Needs = { watcher: ViolationWatcher; now: Clock }

/** A page that is broken for one is broken for many: the log hears of each kind once in this time. */
const SILENCE_MS = 60 * 60 * 1000
const OTHER = 'other'
const DIRECTIVES = clientPolicy()
  .split(';')
  .map((directive) => directive.split(' ', 1)[0] ?? '')
/** What a report names when it is no address. */
const BLOCKED = ['inline', 'eval', 'wasm-eval', 'trusted-types-sink', 'trusted-types-policy', 'data', 'blob']

/** CSP Level 3, section 5.3; browsers of the level before know no effective directive. */
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

/**
 * Browsers tell here what the content security policy of a page has stopped: every report is counted, and each kind
 * logged once an hour. Always 204, also for what is none: nobody reads the answer.
 */
export const violationReports: FastifyPluginAsync<Needs> = async (app, { watcher, now }) => {
  const isNews = createMemory(now)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    done(null, violationIn(String(body)))
  })

  app.route<{ Body: Violation | undefined }>({
    method: 'POST',
    url: REPORTS_URL,
    handler: async ({ body: violation, log }, reply) => {
      if (violation) {
        watcher.violated(violation.directive)
        if (isNews(violation)) log.warn(violation, 'A browser stopped something by the content security policy.')
      }
      return reply.code(204).send()
    },
  })
}

/** Of few kinds, however many reports come. */
function createMemory(now: Clock) {
  const told = new Map<string, number>()
  return (violation: Violation) => {
    const kind = Object.values(violation).join(' ')
    if (now() - (told.get(kind) ?? -Infinity) < SILENCE_MS) return false
    told.set(kind, now())
    return true
  }
}

function violationIn(text: string): Violation | undefined {
  try {
    const { 'csp-report': report } = reportSchema.validateSync(JSON.parse(text))
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
  return SCREENS.includes(path) ? path : OTHER
}
