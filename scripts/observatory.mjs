// Grades every screen of the built product with Mozilla's HTTP Observatory, on this machine alone: `npm run observatory`.
// Its install script downloads lists from elsewhere, so it is no dependency: it is installed here without scripts, once,
// into .cache, with an empty list in place of the one of preloaded names. Needs the program `openssl`, for a certificate
// that is thrown away.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createProcesses } from './benches/processes.mjs'
import { commit, today, writeRow } from './report.mjs'
import { checkNode, ensureBuilt, ensureInstalled, fail, root, run, say } from './steps.mjs'

const VERSION = '1.4.8'
const PATHS = ['/', '/predict', '/about', '/blog', '/contact', '/login', '/api/openapi.json']
const WANTED = { grade: 'A+', page: 135, data: 130 } // what is no page has no scripts whose integrity could be rewarded
const ADDRESS = '127.0.0.1'

const inShort = ({ path, grade, score }) => `${path} ${grade} ${score}`
const home = join(root, '.cache', 'observatory')
const scanner = join(home, 'node_modules', '@mdn', 'mdn-http-observatory')

checkNode()
await ensureInstalled()
await ensureBuilt()
await ensureScanner()

const folder = mkdtempSync(join(tmpdir(), 'jani-observatory-'))
const certificate = makeCertificate()
const processes = createProcesses()
const product = await processes.startProduct({ TRUST_PROXY: 'loopback' })
const front = await startFront(product.port)
try {
  const results = []
  for (const path of PATHS) results.push({ path, ...(await grade(path)) })
  for (const { path, grade, score, passed, of, failed } of results)
    process.stdout.write(`${path}: ${grade} ${score}, ${passed} of ${of} tests${failed ? ` (${failed})` : ''}\n`)
  const leastFor = (path) => (path.startsWith('/api/') ? WANTED.data : WANTED.page)
  const isGood = ({ path, grade, score, passed, of }) =>
    grade === WANTED.grade && score >= leastFor(path) && passed === of
  if (!results.every(isGood)) process.exitCode = 1
  else
    writeRow('reliability.md', 'observatory', [
      results.map(inShort).join(', '),
      today(),
      commit(),
      `scanner ${VERSION}`,
    ])
} finally {
  front.close()
  front.closeAllConnections()
  await processes.stopAll()
  rmSync(folder, { recursive: true, force: true })
}

async function ensureScanner() {
  const manifest = join(scanner, 'package.json')
  if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === VERSION) return
  say(`Installing @mdn/mdn-http-observatory ${VERSION} into ${home} ...`)
  mkdirSync(home, { recursive: true })
  const words = ['install', '--prefix', home, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error']
  if ((await run('npm', [...words, `@mdn/mdn-http-observatory@${VERSION}`])) !== 0)
    fail('The scanner could not be installed.')
  mkdirSync(join(scanner, 'conf'), { recursive: true })
  writeFileSync(join(scanner, 'conf', 'hsts-preload.json'), '{}')
}

function makeCertificate() {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const words = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1']
  const names = ['-subj', '/CN=jani', '-addext', `subjectAltName=IP:${ADDRESS}`, '-keyout', key, '-out', cert]
  execFileSync('openssl', [...words, ...names], { stdio: 'ignore' })
  return { key: readFileSync(key), cert: readFileSync(cert), file: cert }
}

/** Ends TLS as a proxy in front of the product does. */
async function startFront(port) {
  const server = createServer(certificate, (incoming, outgoing) => {
    const headers = { ...incoming.headers, 'x-forwarded-proto': 'https' }
    const onward = request({ host: ADDRESS, port, method: incoming.method, path: incoming.url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  server.listen(0, ADDRESS)
  await once(server, 'listening')
  return server
}

async function grade(path) {
  const site = `${ADDRESS}:${front.address().port}${path}`
  const child = spawn(process.execPath, [join(scanner, 'src', 'scan.js'), site], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate.file },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.on('data', (part) => (text += part))
  await once(child, 'close')
  const { scan, tests, error } = JSON.parse(text)
  if (!scan) fail(`${path} could not be graded: ${error}`)
  const failed = Object.entries(tests).flatMap(([name, { pass, result }]) => (pass ? [] : [`${name}: ${result}`]))
  return {
    grade: scan.grade,
    score: scan.score,
    passed: scan.testsPassed,
    of: scan.testsQuantity,
    failed: failed.join(', '),
  }
}
