import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Debian has servers there, and not on every user's path. */
const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/sbin']

/** A program of the machine. Where it is missing, `npm test` says so, and what needs it is skipped. */
export function findProgram(name: string): string | undefined {
  const found = FOLDERS.map((folder) => join(folder, name)).find(existsSync)
  if (found === undefined) process.stderr.write(`${name} is not installed: its tests are skipped.\n`)
  return found
}

/** Both outputs, and the exit code. */
export function runProgram(program: string, args: string[], env: NodeJS.ProcessEnv = process.env) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', env })
  return { code: status, output: error?.message ?? stdout + stderr }
}
