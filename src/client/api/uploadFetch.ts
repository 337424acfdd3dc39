import { API_TIMEOUT_MS } from '~/contract/limits'

type UploadFetchOptions = {
  /** Bytes of the body, the file names and separators of a form included. */
  onProgress: (sentBytes: number, totalBytes: number) => void
}

/** 32 kbit/s: what the browser has handed over may be on its way for so long. */
const SLOWEST_LINE_BYTES_PER_MS = 4

/**
 * A `fetch` for uploads over XMLHttpRequest, which alone says how much is sent: gives up when nothing more has been sent,
 * and nothing received, for as long as a call may take and the slowest line needs for what has been handed over.
 */
export const createUploadFetch =
  ({ onProgress }: UploadFetchOptions): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const body = await request.blob()
    request.signal.throwIfAborted()
    const call = new XMLHttpRequest()
    call.open(request.method, request.url)
    request.headers.forEach((value, name) => {
      call.setRequestHeader(name, value)
    })
    const stop = () => {
      call.abort()
    }
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
    call.onload = () => {
      resolve(responseOf(call))
    }
    call.onerror = call.onabort = () => {
      reject(new TypeError('Failed to fetch'))
    }
    restartTimer()
    call.send(body)
  })
  return response.finally(() => {
    clearTimeout(timer)
  })
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
