import { type FromFrame, readMessage, type ToFrame } from './messages.ts'
import type { TemplateData } from './template-data.ts'

/** How long the template may take to appear. */
const READY_TIMEOUT_MS = 3000
/** After that, so many pings in a row without a good answer mean that it hangs or shows nothing. */
const PING_INTERVAL_MS = 500
const MAX_UNANSWERED_PINGS = 4

type FrameHandlers = {
  onMessage: (message: FromFrame) => void
  /** The template failed, hangs, shows nothing or never started; the frame is already removed. */
  onFailed: (failed: { wasReady: boolean }) => void
}

export type OpenFrame = ReturnType<typeof openFrame>

/** A frame for an untrusted program: it may run scripts and nothing else. */
export function openFrame(url: string, title: string, { onMessage, onFailed }: FrameHandlers) {
  const element = createFrame(url, title)
  let port: MessagePort | undefined
  let menu: TemplateData | undefined
  let isLoaded = false
  let isReady = false
  let unanswered = 0

  const post = (message: ToFrame) => port?.postMessage(message)
  const sendMenu = () => isLoaded && menu && post({ type: 'menu', data: menu })

  // Our own script is the first to run in the frame and sends us a port. The template can send messages too, but not
  // by that port, and they are ignored.
  const receivePort = ({ source, data, ports }: MessageEvent) => {
    if (port || source !== element.contentWindow || data?.type !== 'line') return
    port = ports[0]
    if (port) port.onmessage = ({ data }) => handleMessage(readMessage(data))
  }
  const handleMessage = (message: FromFrame | undefined) => {
    if (!message) return
    if (message.type === 'error') return fail()
    if (message.type === 'alive' && message.isMenuInSight) unanswered = 0
    if (message.type === 'ready') isReady = true
    onMessage(message)
  }
  const ping = () => {
    if (!isReady || document.hidden) return
    if (unanswered >= MAX_UNANSWERED_PINGS) return fail()
    unanswered++
    post({ type: 'ping' })
  }
  const load = () => {
    isLoaded = true
    sendMenu()
  }

  addEventListener('message', receivePort)
  element.addEventListener('load', load, { once: true })
  const watch = setInterval(ping, PING_INTERVAL_MS)
  const deadline = setTimeout(() => isReady || fail(), READY_TIMEOUT_MS)

  function close() {
    removeEventListener('message', receivePort)
    port?.close()
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
      sendMenu()
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
