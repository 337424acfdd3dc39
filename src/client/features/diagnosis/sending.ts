/** One script with what sends, and what shows the queue. */
export { flushQueue } from './sendQueue'
export { showStored } from './showScan'
