import { useEffect, useRef } from 'react'

/**
 * While `open`, Back closes it instead of leaving the page. Every open overlay has an entry of its own in the history:
 * a copy of the page's entry, so that neither the router nor its blockers notice when it comes and goes.
 */
export function useBackCloses(open: boolean, close: () => void) {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })

  useEffect(() => {
    if (!open) return
    const overlay: Overlay = { close: () => latest.current(), depth: 0 }
    overlays.push(overlay)
    if (here.depth === 0) here = readEntry()
    settleSoon()
    return () => {
      overlays.splice(overlays.indexOf(overlay), 1)
      settleSoon()
    }
  }, [open])
}

/** `depth` counts the entries above the page's own; 0 while the overlay has none. */
type Overlay = { close: () => void; depth: number }
type Entry = { key?: string; index?: number; depth: number }

const overlays: Overlay[] = []
/** Pages with entries of overlays whose links led away: there is a page above them. */
const pagesLeft = new Set<string | undefined>()
let here: Entry = { depth: 0 }
let arrive: (() => void) | undefined
let isSkipping = false
let timer: ReturnType<typeof setTimeout> | undefined

/** To be called before the router is made: the window's listeners run in the order in which they were added. */
export function followHistory() {
  addEventListener('popstate', onPop)
  // Of an overlay that was open when the page was reloaded, the entry alone is left.
  if (readEntry().depth > 0) settleSoon()
}

function onPop(event: Event) {
  const before = here
  const entry = readEntry()
  if (arrive) {
    event.stopImmediatePropagation()
    const arrived = arrive
    arrive = undefined
    return arrived()
  }
  isSkipping = passEntry(before, entry)
  if (isSkipping) return event.stopImmediatePropagation()

  const isSamePage = entry.key === before.key
  if (isSamePage && (entry.depth > 0 || before.depth > 0)) event.stopImmediatePropagation()

  const closing = overlays.filter(({ depth }) => depth > (isSamePage ? entry.depth : 0))
  for (const overlay of closing.reverse()) {
    overlay.depth = 0
    overlay.close()
  }
  here = entry
  settleSoon()
}

/**
 * Goes on from the entry of an overlay whose link led away: back, and forward again, as the router does when a vendor
 * keeps editing.
 */
function passEntry(before: Entry, { key, index = 0, depth }: Entry) {
  if (depth === 0) return false
  const step = key === before.key ? depth - before.depth : index - (before.index ?? 0)
  if (step < 0 && key !== before.key) {
    pagesLeft.add(key)
    history.back()
    return true
  }
  const isPassed = step > 0 && pagesLeft.has(key)
  if (isPassed) history.forward()
  return isPassed
}

/** After what is being done now: a link closes the overlay first and navigates then. */
function settleSoon() {
  clearTimeout(timer)
  timer = setTimeout(settle)
}

/** Takes away the entries of closed overlays and adds those of open ones. */
function settle() {
  if (arrive || isSkipping) return
  const entry = readEntry()
  const former = here
  here = entry
  if (entry.key !== former.key) {
    for (const overlay of overlays) overlay.depth = 0
    if (former.depth > 0 && entry.index === former.index) return replacePage(former.depth)
  }
  const kept = Math.max(0, ...overlays.map(({ depth }) => depth))
  if (entry.depth > kept) return goBack(entry.depth - kept, settleSoon)

  for (const overlay of overlays.filter(({ depth }) => depth === 0)) {
    overlay.depth = here.depth + 1
    pagesLeft.delete(here.key)
    pushState({ ...history.state, overlayDepth: overlay.depth })
    here = readEntry()
  }
}

/** The router replaced the overlay's entry and meant the page's. */
function replacePage(steps: number) {
  const { state } = history
  const { href } = location
  goBack(steps, () => {
    History.prototype.replaceState.call(history, state, '', href)
    here = readEntry()
    settleSoon()
  })
}

function goBack(steps: number, then: () => void) {
  const { depth } = readEntry()
  arrive = () => {
    here = readEntry()
    then()
    // Someone navigated meanwhile, and that was undone.
    if (here.depth > Math.max(0, depth - steps)) history.forward()
  }
  history.go(-steps)
}

/** Not the method of `history` itself, which the router has replaced by its own. */
const pushState = (state: object) => History.prototype.pushState.call(history, state, '')

/** The router's own names for the key and the place of an entry. */
function readEntry(): Entry {
  const { __TSR_key: key, __TSR_index: index, overlayDepth: depth = 0 } = history.state ?? {}
  return { key, index, depth }
}
