// Writes docs/sample-reports.md from the catalogue: `npm run sample-reports`.
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

import { checkNode, ensureInstalled, root } from './steps.mjs'

checkNode()
await ensureInstalled()
process.chdir(root)
const require = createRequire(import.meta.url)
require('@babel/register')({ extensions: ['.ts', '.js'], cache: false })

const { sampleReports } = require('../__tests__/support/sampleReports.ts')
writeFileSync(join(root, 'docs', 'sample-reports.md'), sampleReports())
