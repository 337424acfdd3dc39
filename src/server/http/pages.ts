import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { clientPolicy } from './securityHeaders'
import type { InlineHashes } from './securityHeaders'

const LANDING_PAGE = 'index.html'
const SHELL = 'app.html'
const INLINE_HASHES = 'inline.json'

/** The pages of a built client: which file opens a screen, and which policy lets through what the build wrote into it. */
export function readPages(publicDir: string) {
  const policies = new Map(
    Object.entries(inlineHashes(join(publicDir, INLINE_HASHES))).map(([page, hashes]) => [page, clientPolicy(hashes)]),
  )
  const policyOfOthers = clientPolicy()
  const hasShell = existsSync(join(publicDir, SHELL)) // the development build has one page for all screens
  return {
    fileOf: (screen: string) => (screen === '/' || !hasShell ? LANDING_PAGE : SHELL),
    /** Of any file of the client, compressed or not. */
    policyOf: (file: string) => policies.get(basename(file).replace(COMPRESSED, '')) ?? policyOfOthers,
  }
}

const COMPRESSED = /\.(br|gz)$/
const SHA256 = /^sha256-[A-Za-z\d+/]{43}=$/

/** Nothing but hashes may get into the policy, whatever the file says. */
function inlineHashes(file: string) {
  if (!existsSync(file)) return {}
  const pages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, InlineHashes>
  const hashes = Object.values(pages).flatMap(({ scripts, styles }) => [...scripts, ...styles])
  const wrong = hashes.find((hash) => !SHA256.test(hash))
  if (wrong !== undefined) throw new Error(`${file} names something that is no hash: ${wrong}`)
  return pages
}
