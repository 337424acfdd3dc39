import { statSync } from 'node:fs'
import { join } from 'node:path'

import { examine } from '../examine'

import { runCommand } from './runCommand'

const BUILD = join(__dirname, '..')

runCommand(() =>
  examine({
    environment: process.env,
    modelDir: join(BUILD, 'model'),
    publicDir: join(BUILD, 'public'),
    builtAt: statSync(__filename).mtimeMs,
    now: Date.now,
  }),
)
