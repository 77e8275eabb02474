import { useState } from 'react'
import { useVendor } from './use-vendor.ts'

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
      setIsKept(writeDraft(name, id, next))
    },
    clear: () => {
      setDraft(begin())
      writeDraft(name, id, null)
    },
  }
}

export type DraftName = 'picks' | 'pasted' | 'photo' | 'item'

export function readDraft<Draft>(name: DraftName, vendorId: string): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name, vendorId)) ?? 'null')
  } catch {
    return null
  }
}

/** False in a browser without storage. Null when there is none any more. */
export function writeDraft<Draft>(name: DraftName, vendorId: string, draft: Draft | null) {
  const key = keyOf(name, vendorId)
  try {
    if (draft === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

const keyOf = (name: DraftName, vendorId: string) => `thela-${name}-${vendorId}`
