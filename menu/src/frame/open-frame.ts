import { type FromFrame, readMessage, type ToFrame } from './messages.ts'
import type { TemplateData } from './template-data.ts'

/** How long the design may take to appear. */
const READY_WITHIN_MS = 3000
/** Once it is there, so many questions in a row without a good answer mean that it hangs or has gone blank. */
const PING_EVERY_MS = 500
const MOST_UNANSWERED = 4

type Heard = {
  onMessage: (message: FromFrame) => void
  /** The design failed, hangs, shows nothing or never came; the frame is gone already. */
  onFailed: (failed: { wasReady: boolean }) => void
}

export type OpenFrame = ReturnType<typeof openFrame>

/** A frame for a stranger's program: scripts, and nothing else of what a page may do. */
export function openFrame(url: string, title: string, { onMessage, onFailed }: Heard) {
  const element = createFrame(url, title)
  let line: MessagePort | undefined
  let menu: TemplateData | undefined
  let isLoaded = false
  let isReady = false
  let unanswered = 0

  const post = (message: ToFrame) => line?.postMessage(message)
  const handOver = () => isLoaded && menu && post({ type: 'menu', data: menu })

  // Our own script is the first to run in the frame and hands over its line. The design can write to us as well, but
  // not by that line, and is not heard.
  const takeLine = ({ source, data, ports }: MessageEvent) => {
    if (line || source !== element.contentWindow || data?.type !== 'line') return
    line = ports[0]
    if (line) line.onmessage = ({ data }) => hear(readMessage(data))
  }
  const hear = (message: FromFrame | undefined) => {
    if (!message) return
    if (message.type === 'error') return fail()
    if (message.type === 'alive' && message.isMenuInSight) unanswered = 0
    if (message.type === 'ready') isReady = true
    onMessage(message)
  }
  const look = () => {
    if (!isReady || document.hidden) return
    if (unanswered >= MOST_UNANSWERED) return fail()
    unanswered++
    post({ type: 'ping' })
  }
  const load = () => {
    isLoaded = true
    handOver()
  }

  addEventListener('message', takeLine)
  element.addEventListener('load', load, { once: true })
  const watch = setInterval(look, PING_EVERY_MS)
  const deadline = setTimeout(() => isReady || fail(), READY_WITHIN_MS)

  function close() {
    removeEventListener('message', takeLine)
    line?.close()
    clearInterval(watch)
    clearTimeout(deadline)
    element.remove()
  }
  function fail() {
    close()
    onFailed({ wasReady: isReady })
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

function createFrame(url: string, title: string) {
  const element = document.createElement('iframe')
  element.setAttribute('sandbox', 'allow-scripts')
  element.referrerPolicy = 'no-referrer'
  element.title = title
  element.src = url
  return element
}
