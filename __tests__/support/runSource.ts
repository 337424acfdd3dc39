import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const ROOT = path.join(__dirname, '..', '..')

/** Runs a program of `src/server` in `folder`, with nothing in its environment but the `.env` there, until it exits. `stdout`: a file in place of the result. */
export async function runSource(
  program: string,
  folder: string,
  args: string[] = [],
  stdout: number | 'pipe' = 'pipe',
) {
  const words = ['--import', pathToFileURL(require.resolve('tsx')).href, path.join(ROOT, 'src', 'server', program)]
  const env = { PATH: process.env['PATH'], NODE_NO_WARNINGS: '1', TSX_TSCONFIG_PATH: path.join(ROOT, 'tsconfig.json') }
  const child = spawn(process.execPath, [...words, ...args], { cwd: folder, env, stdio: ['ignore', stdout, 'pipe'] })
  const output = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream]?.on('data', (chunk: Buffer) => (output[stream] += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, ...output }
}
