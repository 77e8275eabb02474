import type { FromFrame, ToFrame } from '../messages.ts'
import { originalGetter } from './intrinsics.ts'

/**
 * A message port to the page that only this script holds: it is sent before the template is loaded, and the page
 * accepts nothing else from this frame. So a template cannot claim that it is ready or that somebody tapped.
 */
const { port1, port2 } = new MessageChannel()
const dataOf = originalGetter(MessageEvent.prototype, 'data')

export const postToPage: (message: FromFrame) => void = port1.postMessage.bind(port1)

export function onPageMessage(handle: (message: ToFrame) => void) {
  // An event handler property needs no method that the template could have replaced.
  port1.onmessage = (event) => handle(dataOf(event) as ToFrame)
}

parent.postMessage({ type: 'line' }, '*', [port2])
