import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const CACHE = path.resolve('.cache')
const PAGES = ['index.html', 'app.html', 'predict.html']

/** A copy of the build that a server can run and that can be replaced by a later build. */
export function copyBuild() {
  mkdirSync(CACHE, { recursive: true })
  const folder = mkdtempSync(path.join(CACHE, 'deployment-')) // inside the project, where the server finds its packages
  cpSync(realpathSync('dist'), path.join(folder, 'dist'), { recursive: true })
  const inPublic = (name: string) => path.join(folder, 'dist', 'public', name)
  const read = (name: string) => readFileSync(inPublic(name), 'utf8')
  const write = (name: string, text: string) => {
    writeFileSync(inPublic(name), text)
    for (const twin of ['.br', '.gz']) rmSync(inPublic(name + twin), { force: true })
  }
  return {
    main: path.join(folder, 'dist', 'server', 'main.js'),
    /** Gives these pages another title, and the service worker another build to look after. */
    deploy(title: string) {
      let worker = read('sw.js').replace(/"name":"\w+"/, `"name":"${title.toLowerCase().replace(/\W/g, '')}"`)
      for (const page of PAGES) {
        const before = read(page)
        const after = before.replace(/<title>.*?<\/title>/, `<title>${title}</title>`)
        write(page, after)
        worker = worker.replace(integrityOf(before), integrityOf(after))
      }
      write('sw.js', worker)
    },
    remove: (name: string) => {
      write(name, '')
      rmSync(inPublic(name))
    },
    replace: write,
    close: () => {
      rmSync(folder, { recursive: true })
    },
  }
}

const integrityOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
