type Progress = { loaded: number; total: number }

/** How far the next uploads get; stalled, nothing comes any more afterwards. For tests of slow lines. */
export const uploads = { sentShares: [1] as readonly number[], isStalled: false, isRunning: false }

/** jsdom's XMLHttpRequest opens sockets. This one sends through `fetch`, which the tests direct to the server in process. */
export class FakeXhr {
  upload: { onprogress?: (progress: Progress) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  onloadend?: () => void
  onprogress?: () => void
  status = 0
  responseText = ''
  private call = { method: '', url: '' }
  private headers = new Headers()
  private received = new Headers()
  private controller = new AbortController()

  open(method: string, url: string) {
    this.call = { method, url }
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value)
  }
  getResponseHeader(name: string) {
    return this.received.get(name)
  }
  abort() {
    this.controller.abort()
    this.onabort?.()
    this.onloadend?.()
  }
  send(body: Blob) {
    void this.exchange(body)
  }
  private async exchange(body: Blob) {
    const { signal } = this.controller
    uploads.isRunning = true
    try {
      for (const share of uploads.sentShares) this.upload.onprogress?.({ loaded: share * body.size, total: body.size })
      if (uploads.isStalled) return
      const { method, url } = this.call
      const response = await fetch(new Request(url, { method, headers: this.headers, body, signal }))
      this.received = response.headers
      this.responseText = await response.text()
      this.status = response.status
      if (!signal.aborted) this.onload?.()
    } catch {
      if (!signal.aborted) this.onerror?.()
    }
    uploads.isRunning = false
    if (!signal.aborted) this.onloadend?.()
  }
}
