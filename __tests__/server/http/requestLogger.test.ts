import pino from 'pino'

import { createRequestLogger } from '~/server/http/requestLogger'

function open(level: string) {
  const lines: Record<string, unknown>[] = []
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>)
  const parent = pino({ level, redact: ['*.password'] }, { write })
  const child = jest.spyOn(parent, 'child')
  return { lines, child, logger: createRequestLogger(parent, { reqId: 'r-1' }, {}) }
}

it('is made once, and only when there is something to say', () => {
  const { logger, child, lines } = open('warn')
  logger.info('nobody listens')
  logger.debug({ nobody: 'listens' }, 'either')
  expect(child).not.toHaveBeenCalled()
  logger.warn('a word')
  logger.error({ of: { password: 'secret' } }, 'more')
  expect(child).toHaveBeenCalledTimes(1)
  expect(lines).toEqual([
    expect.objectContaining({ level: 40, reqId: 'r-1', msg: 'a word' }),
    expect.objectContaining({ level: 50, reqId: 'r-1', msg: 'more', of: { password: '[Redacted]' } }),
  ])
})

it.each(['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const)(
  'says %s under the id of its request',
  (level) => {
    const { logger, lines } = open('trace')
    logger[level]('a word')
    expect(lines).toEqual([expect.objectContaining({ level: pino.levels.values[level], reqId: 'r-1', msg: 'a word' })])
  },
)

it('has a level, and children that say whose they are', () => {
  const { logger, lines } = open('warn')
  expect(logger.level).toBe('warn')
  logger.child({ part: 'upload' }).warn('a word')
  logger.level = 'error'
  logger.warn('no more')
  logger.silent('never')
  logger.level = 'debug'
  logger.debug('all of it')
  expect(lines).toEqual([
    expect.objectContaining({ reqId: 'r-1', part: 'upload', msg: 'a word' }),
    expect.objectContaining({ reqId: 'r-1', msg: 'all of it' }),
  ])
})
