import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { checkNode, ensureBuilt, ensureInstalled, root } from './steps.mjs'

checkNode()
await ensureInstalled()
await ensureBuilt()
process.chdir(root)
await import(pathToFileURL(join(root, 'dist', 'server', 'backupProgram.js')).href)
