/** One chunk with what stores, sends and shows the queue. */
export { saveScan } from './scanRows'
export { flushQueue, readQueue } from './sendQueue'
export { loadPhotos, restoreScans } from './loadPhotos'
