import { type FromFrame, readMessage, type ToFrame } from './messages.ts'
import type { TemplateData } from './template-data.ts'

/** How long the design may take to appear. */
const READY_WITHIN_MS = 3000
/** Once it is there, so many unanswered questions in a row mean that it hangs. */
const PING_EVERY_MS = 500
const MOST_UNANSWERED = 4

type Heard = {
  onMessage: (message: FromFrame) => void
  /** The design failed, hangs or never came; the frame is gone already. */
  onFailed: () => void
}

export type OpenFrame = ReturnType<typeof openFrame>

/** A frame for a stranger's program: scripts, and nothing else of what a page may do. */
export function openFrame(url: string, title: string, { onMessage, onFailed }: Heard) {
  const element = document.createElement('iframe')
  element.setAttribute('sandbox', 'allow-scripts')
  element.referrerPolicy = 'no-referrer'
  element.title = title
  element.src = url

  let menu: TemplateData | undefined
  let isLoaded = false
  let isReady = false
  let unanswered = 0

  // Its origin is nobody's, so it cannot be addressed by name; what it is sent, everybody may read.
  const post = (message: ToFrame) => element.contentWindow?.postMessage(message, '*')
  const handOver = () => isLoaded && menu && post({ type: 'menu', data: menu })

  const hear = ({ source, data }: MessageEvent) => {
    const message = source === element.contentWindow ? readMessage(data) : undefined
    if (!message) return
    if (message.type === 'error') return fail()
    if (message.type === 'alive') unanswered = 0
    if (message.type === 'ready') isReady = true
    onMessage(message)
  }
  const look = () => {
    if (!isReady || document.hidden) return
    if (unanswered >= MOST_UNANSWERED) return fail()
    unanswered++
    post({ type: 'ping' })
  }

  addEventListener('message', hear)
  element.addEventListener(
    'load',
    () => {
      isLoaded = true
      handOver()
    },
    { once: true },
  )
  const watch = setInterval(look, PING_EVERY_MS)
  const deadline = setTimeout(() => isReady || fail(), READY_WITHIN_MS)

  function close() {
    removeEventListener('message', hear)
    clearInterval(watch)
    clearTimeout(deadline)
    element.remove()
  }
  function fail() {
    close()
    onFailed()
  }

  return {
    element,
    close,
    /** The menu to show; it may be sent again with another theme. */
    send(data: TemplateData) {
      menu = data
      handOver()
    },
  }
}
