import { spawnSync } from 'node:child_process'
import path from 'node:path'

export const ROOT = path.join(__dirname, '..', '..')

/** The environment in which a program outside the project finds its packages. */
export const WITH_PACKAGES = { NODE_PATH: path.join(ROOT, 'node_modules') }

export const bundled = (folder: string) => path.join(folder, 'main.js')

/** Makes of `entry`, as the product is made, a program in `folder` that is a process of its own. */
export function bundle(entry: string, folder: string) {
  const words = ['--mode', 'production', '--config-name', 'server', '--entry-reset', '--entry', `./${entry}`]
  const program = path.join(ROOT, 'node_modules', '.bin', 'webpack')
  const { status, stdout, stderr } = spawnSync(program, [...words, '--output-path', folder, '--node-dirname', 'true'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: undefined },
  })
  if (status !== 0) throw new Error(`${entry} could not be bundled:\n${stdout}${stderr}`)
}
