import { existsSync } from 'node:fs'

import { DomainError } from '../../domain/domainError'
import { line, printable } from '../command'
import type { Command } from '../command'
import { withRecords } from '../withRecords'

const ENVIRONMENT_FILE = '.env'

/** Runs an operator's command: reads `.env`, prints the result on standard output or one error on standard error, sets the exit code. */
export function runCommand(command: (args: string[]) => Promise<string>) {
  process.umask(0o077) // only the owner may read what a command writes
  if (existsSync(ENVIRONMENT_FILE)) process.loadEnvFile(ENVIRONMENT_FILE)
  command(process.argv.slice(2)).then(
    (result) => process.stdout.write(`${printable(result)}\n`),
    (error: unknown) => {
      process.stderr.write(`${printable(describe(error))}\n`)
      process.exitCode = 1
    },
  )
}

/** The same for a command that reads or changes the server's records. */
export function runRecordsCommand(command: Command, environment: NodeJS.ProcessEnv) {
  runCommand((args) => withRecords(environment, (records) => command(records, args)))
}

export function requireArgument([argument, ...rest]: string[], usage: string) {
  if (argument === undefined || rest.length > 0) throw new Error(usage)
  return argument
}

function describe(error: unknown) {
  if (error instanceof DomainError) return line`${error.message}`
  return error instanceof Error ? error.message : String(error)
}
