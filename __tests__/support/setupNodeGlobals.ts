import { File } from 'node:buffer'
import { webcrypto } from 'node:crypto'
import { clearImmediate, setImmediate } from 'node:timers'

/** The client's tests run the server in the same process: it needs what jsdom lacks or has of its own. */
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
Object.assign(globalThis, { File, clearImmediate, setImmediate })
