import { useState } from 'react'
import { useVendor } from '../use-vendor.ts'

/** What a vendor has entered and not added yet. It stays on this device until it is added or cleared. */
export function useDraft<Draft>(name: DraftName, begin: () => Draft) {
  const { id } = useVendor()
  const [draft, setDraft] = useState(() => readDraft<Draft>(name, id) ?? begin())
  const [isKept, setIsKept] = useState(true)

  return {
    draft,
    /** False in a browser without storage: leaving the page would lose the draft. */
    isKept,
    change: (next: Draft) => {
      setDraft(next)
      setIsKept(write(keyOf(name, id), JSON.stringify(next)))
    },
    clear: () => {
      setDraft(begin())
      write(keyOf(name, id), null)
    },
  }
}

export type DraftName = 'picks' | 'pasted' | 'photo'

export function readDraft<Draft>(name: DraftName, vendorId: string): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name, vendorId)) ?? 'null')
  } catch {
    return null
  }
}

const keyOf = (name: DraftName, vendorId: string) => `thela-${name}-${vendorId}`

function write(key: string, text: string | null) {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
