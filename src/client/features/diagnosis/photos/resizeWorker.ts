import { compressPhoto } from './compressPhoto'
import { faultOf } from './faultOf'
import type { WorkerMessage, WorkerRequest } from './runInWorker'

const post = (message: WorkerMessage) => {
  globalThis.postMessage(message)
}

globalThis.onmessage = ({ data }: MessageEvent<WorkerRequest>) => {
  const work =
    'copy' in data
      ? faultOf(data.copy).then((fault) => ({ fault }))
      : compressPhoto(data.original, data.maxBytes).then((photo) => ({ photo }))
  work.then(post, (error: unknown) => {
    post({ failure: String(error) })
  })
}

post({ started: true })
