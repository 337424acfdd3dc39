import { API_TIMEOUT_MS } from '~/contract/limits'

type UploadFetchOptions = {
  /** Bytes of the whole body, including the form's file names and separators. */
  onProgress: (sentBytes: number, totalBytes: number) => void
}

/** 32 kbit/s: bytes handed over by the browser may take that long to arrive. */
const SLOWEST_LINE_BYTES_PER_MS = 4

/**
 * A `fetch` for uploads over XMLHttpRequest, the only API with upload progress. Gives up if nothing more was sent or
 * received for the time limit of a call plus the time that the slowest line needs for the bytes handed over.
 */
export const createUploadFetch =
  ({ onProgress }: UploadFetchOptions): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const body = await request.blob()
    request.signal.throwIfAborted()
    const call = new XMLHttpRequest()
    call.open(request.method, request.url)
    request.headers.forEach((value, name) => call.setRequestHeader(name, value))
    const stop = () => call.abort()
    request.signal.addEventListener('abort', stop)
    try {
      return await send(call, body, onProgress)
    } finally {
      request.signal.removeEventListener('abort', stop)
    }
  }

function send(call: XMLHttpRequest, body: Blob, onProgress: UploadFetchOptions['onProgress']) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const response = new Promise<Response>((resolve, reject) => {
    let handedOverBytes = 0
    const restartTimer = () => {
      clearTimeout(timer)
      timer = setTimeout(
        () => {
          reject(new DOMException('Nothing was sent for too long.', 'TimeoutError'))
          call.abort()
        },
        API_TIMEOUT_MS + handedOverBytes / SLOWEST_LINE_BYTES_PER_MS,
      )
    }
    call.upload.onprogress = ({ loaded, total }) => {
      handedOverBytes = loaded
      restartTimer()
      onProgress(loaded, total)
    }
    call.onprogress = restartTimer
    call.onload = () => resolve(responseOf(call))
    call.onerror = call.onabort = () => reject(new TypeError('Failed to fetch'))
    restartTimer()
    call.send(body)
  })
  return response.finally(() => clearTimeout(timer))
}

const NO_BODY_STATUS = 204
const HEADERS = ['Content-Type', 'Content-Language', 'Retry-After']

function responseOf(call: XMLHttpRequest): Response {
  const headers = HEADERS.flatMap((name): [string, string][] => {
    const value = call.getResponseHeader(name)
    return value === null ? [] : [[name, value]]
  })
  return new Response(call.status === NO_BODY_STATUS ? null : call.responseText, { status: call.status, headers })
}
