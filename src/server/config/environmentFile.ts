import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

import { ValidationError } from 'yup'

import { codeOf } from '../domain/errorText'
import { fileErrorReason } from '../domain/fileErrors'
import { environmentSchema } from './environmentSchema'

const FILE = '.env'

/** Settings of Node.js and of the system. */
const FOREIGN = /^(NODE_|UV_|TZ$)/

/** Adds `.env` to the environment, which comes first. Returns names that are no setting. */
export function loadEnvironmentFile(environment: NodeJS.ProcessEnv): string[] {
  const settings = readEnvironmentFile()
  Object.assign(environment, { ...settings, ...environment })
  return Object.keys(settings).filter((name) => !(name in environmentSchema.fields) && !FOREIGN.test(name))
}

export const noSetting = (name: string) => `${FILE} has ${name}, which is not in .env.example.`

/** The settings in `.env`, with or without the byte order mark that Windows programs write. Throws one sentence. */
export function readEnvironmentFile(): NodeJS.ProcessEnv {
  const bytes = readBytes()
  if (!isUtf8(bytes) || bytes.includes(0)) throw new ValidationError('.env must be saved as UTF-8, not as UTF-16')
  return parseEnv(new TextDecoder().decode(bytes)) // without the mark
}

function readBytes() {
  try {
    return readFileSync(FILE)
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return Buffer.alloc(0)
    throw new Error(`The file ${FILE} cannot be read: ${fileErrorReason(cause)}.`, { cause })
  }
}
