import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** SHA-256 of nothing: emotion inserts one empty style element and fills it through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60
/** What webpack's loader names the policy by which it makes script addresses; nobody else may make any. */
const SCRIPT_LOADER = 'webpack'

/** Where browsers tell what the policy of a page has stopped. */
export const REPORTS_URL = '/api/policy-reports/'

/** What the build has written into a page itself: `sha256-...` of each script and style. */
export type InlineHashes = { scripts: string[]; styles: string[] }

const NONE: InlineHashes = { scripts: [], styles: [] }
const quoted = (sources: string[]) => sources.map((source) => ` '${source}'`).join('')

/** For the client's own files: what they need, all of it from here. */
export const clientPolicy = ({ scripts, styles } = NONE) =>
  [
    "default-src 'none'",
    `script-src 'self'${quoted(scripts)}`,
    `style-src 'self' ${EMPTY_STYLE}${quoted(styles)}`,
    "img-src 'self' blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${SCRIPT_LOADER}`,
    `report-uri ${REPORTS_URL}`, // every browser knows it; its successor would be one more header before the first paint
  ].join(';')

/** For answers that are data, should a browser ever show one as a page. */
const DATA_POLICY = ["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"].join(';')

/** On every answer, whatever it is. The client's own files loosen the first two. */
export const protection = {
  'cache-control': 'no-store',
  'content-security-policy': DATA_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  // a photo taken for a file field needs no permission; nothing here asks for any
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** Refusals included. https is only promised to those who came that way: a promise that plain http cannot keep. */
export function addSecurityHeaders(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    protect(request, reply)
    done()
  })
}

export function protect(request: FastifyRequest, reply: FastifyReply) {
  reply.headers(protection).header('x-request-id', request.id)
  if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${ONE_YEAR_SECONDS}`)
}
