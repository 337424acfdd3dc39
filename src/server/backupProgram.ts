import { existsSync } from 'node:fs'

import { backUp } from './backUp'
import { messageOf } from './domain/errors'

const ENVIRONMENT_FILE = '.env'

async function main() {
  process.umask(0o077)
  if (existsSync(ENVIRONMENT_FILE)) process.loadEnvFile(ENVIRONMENT_FILE)
  const [folder, ...rest] = process.argv.slice(2)
  if (folder === undefined || rest.length > 0) throw new Error('Say where to: npm run backup -- FOLDER')
  process.stdout.write(`${await backUp({ environment: process.env, folder, now: new Date() })}\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${messageOf(error)}\n`)
  process.exitCode = 1
})
