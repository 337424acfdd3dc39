// Runs a program of the built server in this process: `node scripts/run.mjs main`, or the name of an operator command.
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { ensureProduct, requireProduct } from './prepare.mjs'
import { root, stopWithParent } from './processes.mjs'

const [name = 'main'] = process.argv.splice(2, 1) // the program finds its own arguments where they always are

if (process.env['npm_lifecycle_event'] === 'start') stopWithParent()
if (name === 'main') await ensureProduct()
else requireProduct() // a command runs beside the server: a build would change what that serves
process.chdir(root)
process.setSourceMapsEnabled(true) // stack traces name the sources
await import(pathToFileURL(path.join(root, 'dist', 'server', `${name}.js`)).href)
