import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** SHA-256 of the empty string: emotion inserts one empty style element and fills it through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
/** Policies of webpack's chunk loader and the bootstrap script, the only ones that may create script URLs. */
const TRUSTED_TYPES = ['webpack', 'bootstrap']
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60

/** Where browsers report violations of the content security policy. */
export const REPORTS_URL = '/api/policy-reports/'

/** `sha256-...` of each script and style that the build inlines into a page. */
export type InlineHashes = { scripts: string[]; styles: string[] }

const quoted = (sources: string[]) => sources.map((source) => `'${source}'`)

/** For the client's pages and workers. */
export const clientDirectives = ({ scripts, styles }: InlineHashes = { scripts: [], styles: [] }) => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", ...quoted(scripts)],
  'style-src': ["'self'", EMPTY_STYLE, ...quoted(styles)],
  'img-src': ["'self'", 'blob:'],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': TRUSTED_TYPES,
  'report-uri': [REPORTS_URL], // all browsers support it; its successor needs a second header before the first paint
})

/** For the leaf worker only, which compiles WebAssembly. Workers take the policy of their own response. */
export const leafWorkerDirectives = {
  ...clientDirectives(),
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
}

/** For data, scripts and images too, in case a browser shows one as a page. */
export const dataDirectives = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
}

const helmetOptions: FastifyHelmetOptions = {
  contentSecurityPolicy: { useDefaults: false, directives: dataDirectives },
  xFrameOptions: { action: 'deny' },
  strictTransportSecurity: false, // set below, over https only
  // for browsers and plugins that no longer exist
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
}

/** Headers that helmet has no option for. */
export const moreHeaders = {
  'cache-control': 'no-store',
  // file fields need no camera permission
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** The same headers, for responses sent before any hook runs. */
export const rawHeaders = {
  ...moreHeaders,
  'content-security-policy': Object.entries(dataDirectives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

export async function addSecurityHeaders(app: FastifyInstance) {
  await app.register(helmet, helmetOptions)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(moreHeaders).header('x-request-id', request.id)
    // over plain http, as on a local network, browsers would ignore it
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${ONE_YEAR_SECONDS}`)
    done()
  })
}
