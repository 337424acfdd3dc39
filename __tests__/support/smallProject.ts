import { execFile, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Stands in for webpack: a page, its script and a script that it loads later, all named after the release. */
const BUNDLE = `
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
const [folder = ''] = process.argv.slice(2)
const release = readFileSync('src/release', 'utf8')
const write = (file: string, content: string) => writeFileSync(path.join(folder, file), content)
appendFileSync('builds.log', release + ' ')
for (const part of ['public/assets', 'server']) mkdirSync(path.join(folder, part), { recursive: true })
write('server/main.js', '')
write('public/index.html', '<script src="/assets/main.' + release + '.js"></script>')
if (existsSync('src/slow')) setTimeout(() => undefined, 60_000)
write('public/assets/main.' + release + '.js', 'import("/assets/later.' + release + '.js")')
write('public/assets/later.' + release + '.js', '')
write('public/assets/same.js', '')
if (existsSync('src/broken')) process.exitCode = 1
`

/** A folder with the scripts that build, and a product that builds in a moment. */
export function createSmallProject() {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'jani-project-')))
  const write = (file: string, content = '') => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), content)
  }
  for (const script of ['build.mjs', 'prepare.mjs', 'processes.mjs', 'run.mjs'])
    cpSync(path.join('scripts', script), path.join(folder, 'scripts', script))
  write('scripts/bundle.ts', BUNDLE)
  write('scripts/prerender.ts')
  for (const file of ['tsconfig.json', 'tsconfig.base.json']) write(file, '{}')
  write('src/release', '1')
  mkdirSync(path.join(folder, 'node_modules'))
  symlinkSync(path.resolve('node_modules/tsx'), path.join(folder, 'node_modules/tsx'))
  const build = (env: Record<string, string> = {}) => runScript(['scripts/build.mjs'], env)
  const runScript = (args: string[], env: Record<string, string> = {}) =>
    new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
      const options = { cwd: folder, env: { ...process.env, ...env } }
      execFile(process.execPath, args, options, (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code) : 0, stdout, stderr })
      })
    })
  return {
    folder,
    write,
    build,
    runScript,
    startBuild: () => spawn(process.execPath, ['scripts/build.mjs'], { cwd: folder, stdio: 'ignore' }),
    read: (file: string) => readFileSync(path.join(folder, file), 'utf8'),
    remove: (file = '') => {
      rmSync(path.join(folder, file), { recursive: true, force: true })
    },
  }
}
