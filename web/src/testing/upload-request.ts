/** XMLHttpRequest as far as uploads use it: answered like every other call, with its progress at the end. */
export class UploadRequest {
  status = 0
  responseText = ''
  timeout = 0
  upload: { onprogress?: (event: ProgressEvent) => void } = {}
  onload?: () => void
  onerror?: () => void
  ontimeout?: () => void
  onabort?: () => void
  private readonly headers = new Headers()
  private address = { method: '', url: '' }
  private isAborted = false

  open(method: string, url: string) {
    this.address = { method, url }
  }

  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value)
  }

  async send(body: FormData) {
    const { method, url } = this.address
    const answered = await fetch(url, { method, headers: this.headers, body }).catch(() => undefined)
    if (this.isAborted) return
    if (!answered) return this.onerror?.()

    this.upload.onprogress?.(new ProgressEvent('progress', { lengthComputable: true, loaded: 1, total: 1 }))
    this.status = answered.status
    this.responseText = await answered.text()
    this.onload?.()
  }

  abort() {
    this.isAborted = true
    this.onabort?.()
  }
}
