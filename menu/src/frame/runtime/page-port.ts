import type { FromFrame, ToFrame } from '../messages.ts'
import { getterOf } from './intrinsics.ts'

/**
 * A line to the page that only this script holds: it is handed over before the design is loaded, and the page hears
 * nothing else from this frame. So a design cannot say that it is ready or that somebody tapped.
 */
const { port1, port2 } = new MessageChannel()
const dataOf = getterOf(MessageEvent.prototype, 'data')

export const postToPage: (message: FromFrame) => void = port1.postMessage.bind(port1)

export function onPageMessage(hear: (message: ToFrame) => void) {
  // The event knows the line it came by, so no method of it is called that the design could have replaced.
  port1.onmessage = (event) => hear(dataOf(event) as ToFrame)
}

parent.postMessage({ type: 'line' }, '*', [port2])
