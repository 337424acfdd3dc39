import { compressPhoto } from './compressPhoto'

export type WorkerRequest = { original: Blob; maxBytes: number }
export type WorkerMessage = { type: 'started' } | { type: 'resized'; photo: Blob } | { type: 'failed'; reason: string }

const post = (message: WorkerMessage) => {
  globalThis.postMessage(message)
}

globalThis.onmessage = ({ data: { original, maxBytes } }: MessageEvent<WorkerRequest>) => {
  compressPhoto(original, maxBytes).then(
    (photo) => {
      post({ type: 'resized', photo })
    },
    (error: unknown) => {
      post({ type: 'failed', reason: String(error) })
    },
  )
}

post({ type: 'started' })
