import { useSyncExternalStore } from 'react'
import type { Portion } from './lines.ts'
import { changeCount, emptySlip, isExpired, KEPT_MS, readSlip, type Slip } from './stored-slip.ts'

/** The slip never leaves the phone unless the customer sends it. One for each vendor; a page has one vendor. */
let slip = emptySlip
let storageKey = ''
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Reads what is stored on the phone and follows what other tabs store. Returns what ends it. */
export function openSlip(vendorId: string) {
  storageKey = `slip:${vendorId}`
  const read = () => show(readSlip(readStored(), Date.now()))
  const readOther = ({ key }: StorageEvent) => key === storageKey && read()
  read()
  addEventListener('storage', readOther)
  // A timer does not run while a phone sleeps.
  document.addEventListener('visibilitychange', forgetOld)

  return () => {
    removeEventListener('storage', readOther)
    document.removeEventListener('visibilitychange', forgetOld)
  }
}

export const addToSlip = (portion: Portion, by: number) => change({ lines: changeCount(slip, portion, by) })

export const writeNote = (note: string) => change({ note })

export const setLines = (lines: Slip['lines']) => change({ lines })

export function emptyTheSlip() {
  show(emptySlip)
  try {
    localStorage.removeItem(storageKey)
  } catch {}
}

/** As it is stored; on the server and during hydration it is empty. */
export const useSlip = () =>
  useSyncExternalStore(
    subscribe,
    () => slip,
    () => emptySlip,
  )

export const useCount = (count: (slip: Slip) => number) =>
  useSyncExternalStore(
    subscribe,
    () => count(slip),
    () => 0,
  )

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

// Storage may be full or blocked: the slip works without it.
function change(part: Partial<Slip>) {
  show({ ...slip, ...part, changedAt: Date.now() })
  try {
    localStorage.setItem(storageKey, JSON.stringify(slip))
  } catch {}
}

function readStored() {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function show(next: Slip) {
  slip = next
  clearTimeout(timer)
  if (slip !== emptySlip) timer = setTimeout(forgetOld, slip.changedAt + KEPT_MS - Date.now())
  for (const listener of listeners) listener()
}

function forgetOld() {
  if (slip !== emptySlip && isExpired(slip, Date.now())) emptyTheSlip()
}
