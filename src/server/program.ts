import { existsSync } from 'node:fs'

const ENVIRONMENT_FILE = '.env'

/** What every command of an operator does: the words after its name, .env and the environment in; text and exit code out. */
export function runProgram(work: (words: string[]) => Promise<void>, sentenceOf: (error: unknown) => string) {
  process.umask(0o077) // whatever it makes beside the database is for its owner's eyes
  if (existsSync(ENVIRONMENT_FILE)) process.loadEnvFile(ENVIRONMENT_FILE)
  work(process.argv.slice(2)).catch((error: unknown) => {
    process.stderr.write(`${sentenceOf(error)}\n`)
    process.exitCode = 1
  })
}

/** The one folder that a command is given. */
export function folderAmong([folder, ...rest]: string[], usage: string) {
  if (folder === undefined || rest.length > 0) throw new Error(usage)
  return folder
}

export const print = (text: string) => process.stdout.write(`${text}\n`)
