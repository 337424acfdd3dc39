import type { FastifyBaseLogger } from 'fastify'
import type { Bindings, ChildLoggerOptions } from 'pino'

/** pino's; Fastify's type leaves the question out. */
type Parent = FastifyBaseLogger & { isLevelEnabled(level: string): boolean }
type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'

/**
 * The logger of one request, made when it has something to say: most say nothing, and making one searches its bindings
 * for secrets.
 */
class RequestLogger implements FastifyBaseLogger {
  private made: Parent | undefined

  constructor(
    private readonly parent: Parent,
    private readonly bindings: Bindings,
    private readonly options: ChildLoggerOptions,
  ) {}

  fatal(...line: unknown[]) {
    this.say('fatal', line)
  }

  error(...line: unknown[]) {
    this.say('error', line)
  }

  warn(...line: unknown[]) {
    this.say('warn', line)
  }

  info(...line: unknown[]) {
    this.say('info', line)
  }

  debug(...line: unknown[]) {
    this.say('debug', line)
  }

  trace(...line: unknown[]) {
    this.say('trace', line)
  }

  silent(...line: unknown[]) {
    this.say('silent', line)
  }

  get level() {
    return this.logger.level
  }

  set level(level: string) {
    this.logger.level = level
  }

  child(bindings: Bindings, options?: ChildLoggerOptions) {
    return this.logger.child(bindings, options)
  }

  private say(level: Level, line: unknown[]) {
    if ((this.made ?? this.parent).isLevelEnabled(level)) Reflect.apply(this.logger[level], this.logger, line)
  }

  private get logger() {
    return (this.made ??= this.parent.child(this.bindings, this.options) as Parent)
  }
}

export const createRequestLogger = (
  parent: FastifyBaseLogger,
  bindings: Bindings,
  options: ChildLoggerOptions,
): FastifyBaseLogger => new RequestLogger(parent as Parent, bindings, options)
