import { statSync } from 'node:fs'
import { join } from 'node:path'

import { examine } from '../examine'

import { runCommand } from './runCommand'

/** Two folders up from dist/server. */
const ROOT = join(__dirname, '..', '..')

runCommand(() =>
  examine({
    environment: process.env,
    modelDir: join(ROOT, 'models', 'leaf'),
    publicDir: join(ROOT, 'dist', 'public'),
    builtAt: statSync(__filename).mtimeMs,
    now: Date.now,
  }),
)
