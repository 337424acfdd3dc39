import { compressPhoto } from './compressPhoto'

export type WorkerMessage = { type: 'started' } | { type: 'resized'; photo: Blob } | { type: 'failed'; reason: string }

const post = (message: WorkerMessage) => {
  globalThis.postMessage(message)
}

globalThis.onmessage = ({ data: original }: MessageEvent<Blob>) => {
  compressPhoto(original).then(
    (photo) => {
      post({ type: 'resized', photo })
    },
    (error: unknown) => {
      post({ type: 'failed', reason: String(error) })
    },
  )
}

post({ type: 'started' })
