/** One chunk with what stores, sends and shows the queue. */
export { saveScan } from './scanRows'
export { flushQueue, readQueue } from './sendQueue'
export { sendHeld } from './holdScan'
export { loadPhotos, restoreScans } from './loadPhotos'
