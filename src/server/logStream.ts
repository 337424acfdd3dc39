import { build } from 'pino-pretty'

import type { LogStream } from './http/logging'

/** For eyes at a terminal; undefined elsewhere: JSON lines on standard output, for whatever collects them. */
export const logStreamFor = (output: { isTTY?: boolean }): LogStream | undefined =>
  output.isTTY === true ? build({ ignore: 'pid,hostname', sync: true }) : undefined
